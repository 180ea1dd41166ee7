/** Foes by what they are: one silhouette for each trait, those without one and events have their own. 150 wide, 96 high. */
import type { Shape } from "./scenes";

export interface Foe {
  sky: [string, string];
  shapes: Shape[];
}

const fill = (d: string, colour: string, opacity = 1): Shape => ({ d, fill: colour, opacity });
const GROUND = "M0 96h150V84c-50-6-100-6-150 0z";

export const FOES: Record<string, Foe> = {
  dragon: {
    sky: ["#2a0d16", "#c2553a"],
    shapes: [
      fill("M98 34a18 18 0 1 1 36 0 18 18 0 0 1-36 0z", "#ffe0b0", 0.7),
      fill("M62 52C44 8 22 6 2 20c16 0 20 10 20 20 10-4 16 2 18 12zM88 52c10-30 30-40 58-34-14 4-18 14-16 24-12-4-18 4-20 14z", "#3a1018"),
      fill("M40 96c2-26 10-38 22-44 2-16 10-24 24-26l-4-10 10 8 8-6-1 10c8 4 12 10 12 18l-16-2-8 6 10 4-14 6c6 12 10 22 10 36z", "#1d0b10"),
      fill("M95 32l7 2-6 3z", "#ffd24a"),
      fill(GROUND, "#12060a"),
    ],
  },
  beast: {
    sky: ["#12243a", "#4f8a8a"],
    shapes: [
      fill("M18 26a17 17 0 1 1 34 0 17 17 0 0 1-34 0z", "#eef5e6", 0.8),
      fill("M20 92c4-22 16-34 36-36 14-2 22-2 30-8l4-18 8 10 10-12 4 18c8 4 14 10 20 18l-12 6-14 2-6 20z", "#141d26"),
      fill("M102 46l8 3-7 3z", "#ffcf4a"),
      fill("M118 66l5 6 3-7 3 6 2-8z", "#f2ede2"),
      fill(GROUND, "#0a1118"),
    ],
  },
  spirit: {
    sky: ["#101a3a", "#5a7fb0"],
    shapes: [
      fill("M75 8c26 0 40 20 40 48v40l-13-8-9 8-9-8-9 8-9-8-9 8-9-8-13 8V56c0-28 14-48 40-48z", "#cfe4f6", 0.82),
      fill("M60 40a7 9 0 1 1 14 0 7 9 0 0 1-14 0zM78 40a7 9 0 1 1 14 0 7 9 0 0 1-14 0zM69 62a7 10 0 1 1 14 0 7 10 0 0 1-14 0z", "#16204a"),
      fill("M18 70a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM126 50a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM122 80a3 3 0 1 1 6 0 3 3 0 0 1-6 0z", "#e9f6ff", 0.7),
    ],
  },
  darkness: {
    sky: ["#0c0612", "#5a2458"],
    shapes: [
      fill("M0 96C6 50 40 60 42 30c6 14 14 10 16-6 4 14 8 14 17 14s13 0 17-14c2 16 10 20 16 6 2 30 36 20 42 66z", "#08050c"),
      fill("M54 52l16 6-16 5zM96 52l-16 6 16 5z", "#e25a7a"),
      fill("M62 74h26l-4 7-4-4-5 4-5-4-4 4z", "#e25a7a", 0.75),
    ],
  },
  human: {
    sky: ["#2a2238", "#a8704a"],
    shapes: [
      fill("M106 26a14 14 0 1 1 28 0 14 14 0 0 1-28 0z", "#ffe7c0", 0.8),
      fill("M40 96c2-24 12-32 26-35V52h18v9c14 3 24 11 26 35z", "#1d1626"),
      fill("M60 34c0-12 6-20 15-20s15 8 15 20-6 22-15 22-15-10-15-22z", "#2a2030"),
      fill("M56 30c2-16 10-22 19-22s17 6 19 22c-12-6-26-6-38 0z", "#120d18"),
      fill("M66 38h7v3h-7zM78 38h7v3h-7z", "#ffb347"),
      fill("M26 12l5 0 6 76h-7zM20 66h22v5H20z", "#c9ced8"),
      fill(GROUND, "#0f0b14"),
    ],
  },
  stone: {
    sky: ["#2a1738", "#a1485a"],
    shapes: [
      fill("M94 30a18 18 0 1 1 36 0 18 18 0 0 1-36 0z", "#ffe0b0", 0.8),
      fill("M75 44C56 6 26 4 4 26c14-2 20 4 22 14 8-4 14 0 18 8 8-2 12 2 16 8zM75 44c19-38 49-40 71-18-14-2-20 4-22 14-8-4-14 0-18 8-8-2-12 2-16 8z", "#1a1622"),
      fill("M58 96c-2-22 2-34 8-40l-8-18 12 8h10l12-8-8 18c6 6 10 18 8 40z", "#2b2735"),
      fill("M67 54l6 3-6 2zM83 54l-6 3 6 2z", "#ffb347"),
      fill("M68 66h14l-3 5-4-3-4 3z", "#e8ddc8"),
      fill(GROUND, "#100c16"),
    ],
  },
  event: {
    sky: ["#1d2a4a", "#b07a5a"],
    shapes: [
      fill("M20 22a13 13 0 1 1 26 0 13 13 0 0 1-26 0z", "#fff0d0", 0.9),
      fill("M0 78c40-12 110-12 150 0v18H0z", "#2a2434"),
      fill("M66 96c2-14 14-18 8-32 18 8 4 20 14 32z", "#d8b26a", 0.6),
      fill("M98 84V34h5v50zM84 36h34l8 7-8 7H84zM70 58h36v13H70l-7-6.5z", "#5a3d22"),
      fill("M84 36h34l8 7-8 7H84zM70 58h36v13H70l-7-6.5z", "#8a6234"),
    ],
  },
};
