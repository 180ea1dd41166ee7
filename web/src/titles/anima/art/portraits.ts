/** Twenty Characters from one kit: the same face and shoulders, then hair, hats and what each one carries. 100 wide, 92 high. */
import type { Shape } from "./scenes";

export interface Bust {
  ground: string;
  coat: string;
  skin: string;
  over: Shape[];
  behind?: Shape[]; // hair or wings that hang behind the head
  mouth?: string;
}

const fill = (d: string, colour: string, opacity = 1): Shape => ({ d, fill: colour, opacity });
const line = (d: string, colour: string, width: number): Shape => ({ d, stroke: colour, width });

// hair and headgear that several wear, each in another colour
const SHORT = "M34 38c-3-18 4-28 16-28s19 10 16 28c-2-6-6-9-16-9s-14 3-16 9z";
const CAP = "M34 40c-3-20 4-30 16-30s19 10 16 30c-4-8-8-10-16-10s-12 2-16 10z";
const LONG = "M28 62c-5-36 6-54 22-54s27 18 22 54l-8-4c2-20-3-30-14-30s-16 10-14 30z";
const HOOD = "M26 62c-4-36 8-54 24-54s28 18 24 54l-10 5c2-24-2-36-14-36S34 43 36 67z";
const BEARD = "M37 50c4 6 22 6 26 0 1 14-6 21-13 21s-14-7-13-21z";
const BUN = "M42 10a8 8 0 1 1 16 0 8 8 0 0 1-16 0z";

export const BUSTS: Record<string, Bust> = {
  acrobat: {
    ground: "#6a2f4a", coat: "#d8a53a", skin: "#e8c09a",
    over: [fill(SHORT, "#c8502c"), fill("M64 18c12 0 18 8 15 22-4-7-9-9-15-9zM36 18c-12 0-18 8-15 22 4-7 9-9 15-9z", "#c8502c"), fill("M50 72l14 28H36z", "#7d1d30"), line("M38 50l3 3M62 50l-3 3", "#c2425a", 2.4)],
  },
  factotum: {
    ground: "#4a4230", coat: "#4f6a4a", skin: "#e0b890",
    over: [fill("M30 30c2-14 10-20 20-20s18 6 20 20z", "#6a5a34"), fill("M26 30h48v5H26z", "#4a3d20"), fill("M40 54c5-3 15-3 20 0-5 3-15 3-20 0z", "#5a4426"), line("M30 78l14 14M70 78L56 92", "#c9a25a", 3)],
  },
  weapon_master: {
    ground: "#5c3a2a", coat: "#6e2a2a", skin: "#c99568",
    behind: [line("M18 20l8 64M82 20l-8 64", "#d9dee8", 4), line("M14 68l18-3M86 68l-18-3", "#8a6a34", 4)],
    over: [fill(CAP, "#2a1d18"), fill("M33 33h34v5H33z", "#c2425a"), fill("M38 52c4 6 20 6 24 0 0 12-6 18-12 18s-12-6-12-18z", "#2a1d18")],
  },
  warrior_mentalist: {
    ground: "#2f4a5c", coat: "#57407c", skin: "#e2b894",
    over: [fill("M32 66c-6-36 2-56 18-56s24 20 18 56l-6-4c2-24 0-30-4-32-6 4-12 4-16 0-4 2-6 8-4 32z", "#e9e4f2"), fill("M46 29a4 4 0 1 1 8 0 4 4 0 0 1-8 0z", "#8fe0ff")],
  },
  paladin: {
    ground: "#3a4a78", coat: "#c9b27a", skin: "#e8c49c",
    over: [fill("M33 36c-2-20 8-28 17-28s19 8 17 28l-4 8c0-12-4-17-13-17s-13 5-13 17z", "#d9dee8"), fill("M32 28c-8-4-12-12-12-20 8 2 13 6 15 12zM68 28c8-4 12-12 12-20-8 2-13 6-15 12z", "#f0d795"), line("M50 68v22M41 76h18", "#f6e3ad", 4)],
  },
  huntress: {
    ground: "#2f4a34", coat: "#5a4426", skin: "#d8a478",
    behind: [line("M82 8c14 26 14 56 0 82", "#8a5c2c", 3.5), line("M82 8v82", "#e8dcc0", 1.2)],
    over: [fill(LONG, "#7a3a1c"), fill("M32 26c12-10 24-10 36 0l-2 5c-10-7-22-7-32 0z", "#3f6a3c"), fill("M64 22c8-10 12-12 16-14-1 9-5 14-13 19z", "#d9e4c0")],
  },
  duellist: {
    ground: "#5c1f33", coat: "#1d2440", skin: "#e6bf9c",
    over: [fill(SHORT, "#1d1420"), fill("M20 28c10-3 14-18 30-18s22 12 32 10c-2 8-12 11-32 11S28 32 20 28z", "#28304f"), fill("M66 16c8-10 14-12 22-10-4 8-10 12-20 14z", "#e9e4f2"), line("M78 92L90 40", "#d9dee8", 3), line("M80 76l10 3", "#d8b26a", 3)],
  },
  technician: {
    ground: "#33484a", coat: "#5a4a2a", skin: "#dcb08c",
    over: [fill("M34 36c-3-18 4-27 16-27s19 9 16 27z", "#7a4a22"), fill("M36 34a7 7 0 1 1 14 0 7 7 0 0 1-14 0zM50 34a7 7 0 1 1 14 0 7 7 0 0 1-14 0z", "#3a2a12"), fill("M38.5 34a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0zM52.5 34a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0z", "#9fd8e0"), line("M24 92l10-14M28 80l8 4", "#b8b4a8", 3)],
  },
  thief: {
    ground: "#4a2f3a", coat: "#2f2530", skin: "#d8a884",
    over: [fill("M28 54c-4-32 8-46 22-46s26 14 22 46l-8 4c2-20-3-30-14-30s-16 10-14 30z", "#3d2b3c"), fill("M36 42h28v7c-5 3-9 3-14 0-5 3-9 3-14 0z", "#1d1420"), fill("M42.2 45a1.8 1.8 0 1 1 3.6 0 1.8 1.8 0 0 1-3.6 0zM54.2 45a1.8 1.8 0 1 1 3.6 0 1.8 1.8 0 0 1-3.6 0z", "#ffdf9a")],
  },
  wizard: {
    ground: "#3d2458", coat: "#233a6e", skin: "#e2c6b0",
    over: [fill("M26 34c8-3 40-3 48 0L60 24 54-2 42 8 40 24z", "#2b3f86"), fill("M24 33c10-6 42-6 52 0-10 6-42 6-52 0z", "#1d2c62"), fill("M36 50c5 4 23 4 28 0 2 22-6 36-14 40-8-4-16-18-14-40z", "#eee8dc"), fill("M46 10l2 4 4 .6-3 3 .7 4-3.7-2-3.7 2 .7-4-3-3 4-.6z", "#ffe08a")],
  },
  exiled_prince: {
    ground: "#5c4a1f", coat: "#b04a3a", skin: "#e8c49c",
    over: [fill(SHORT, "#a8502c"), fill("M32 22l3-12 7 7 8-10 8 10 7-7 3 12c-11-5-25-5-36 0z", "#e9c05c"), fill("M30 80c8-8 32-8 40 0v6c-10-6-30-6-40 0z", "#f3ead6"), line("M60 40l3 12", "#8a4a3a", 1.6)],
  },
  gravedigger: {
    ground: "#2c3a36", coat: "#3a3f46", skin: "#c9a888",
    behind: [line("M84 92L76 22", "#6a4a2a", 4), fill("M70 8h14l2 18c-4 6-12 6-16 0z", "#a8aeb4")],
    over: [fill("M22 32c8-4 12-4 14-4 0-12 4-20 14-20s14 8 14 20c2 0 6 0 14 4-14 5-42 5-56 0z", "#23282c"), fill(BEARD, "#6a625a")],
    mouth: "#4a4038",
  },
  bell_ringer: {
    ground: "#6a5226", coat: "#7a3f5a", skin: "#e6b892",
    behind: [fill("M74 12c10 0 14 8 14 18l4 8H56l4-8c0-10 4-18 14-18z", "#d8a53a"), fill("M70 38h8l-4 6z", "#8a6018")],
    over: [fill(LONG, "#3a241c"), fill("M34 24c8-8 24-8 32 0l-2 6c-8-6-20-6-28 0z", "#f3ead6")],
  },
  assassin: {
    ground: "#22303a", coat: "#141a22", skin: "#cfa58a",
    over: [fill("M26 58c-4-34 8-50 24-50s28 16 24 50l-10 6c2-22-2-34-14-34S34 42 36 64z", "#1a2430"), fill("M36 48h28v14c-8 6-20 6-28 0z", "#0f151c"), line("M80 90L70 62", "#d9dee8", 3)],
  },
  stonecutter: {
    ground: "#5a544c", coat: "#8a7a62", skin: "#b98a64",
    behind: [line("M18 90L26 30", "#6a4a2a", 4), fill("M12 20h26v14H12z", "#8d949a")],
    over: [fill("M35 30c2-12 8-18 15-18s13 6 15 18c-8-4-22-4-30 0z", "#a08a6c"), fill(BEARD, "#c9c2b4"), fill("M30 74h40v26H30z", "#5c4a34")],
    mouth: "#5a3a2a",
  },
  deserter: {
    ground: "#3a3f2c", coat: "#4a5a72", skin: "#dcb294",
    over: [fill("M33 34c-2-18 6-26 17-26s19 8 17 26c-10-6-24-6-34 0z", "#6c7682"), fill("M30 32c12-7 28-7 40 0v4c-12-6-28-6-40 0z", "#4a525c"), fill("M38 52c6 5 18 5 24 0 0 9-5 14-12 14s-12-5-12-14z", "#8a6a4a", 0.7), line("M24 84l14-10M28 92l14-10", "#2c3446", 3), line("M58 38l6 8", "#a04a3a", 2)],
  },
  illusionist: {
    ground: "#1f2a5c", coat: "#7c2f7a", skin: "#e8c8b0",
    over: [fill(LONG, "#20305a"), fill("M50 22l14 20v8c-6 4-10 2-14-2z", "#f3ead6"), fill("M54 42c2-2 6-2 8 0-2 3-6 3-8 0z", "#1d1420"), fill("M84 30l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM16 44l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z", "#ffe08a")],
  },
  fortune_teller: {
    ground: "#4a1f3a", coat: "#2f5a5c", skin: "#b98462",
    over: [fill(LONG, "#1d1418"), fill("M30 34c0-18 9-26 20-26s20 8 20 26c-10-8-30-8-40 0z", "#c2425a"), fill("M30 34c10-8 30-8 40 0l-1 4c-10-7-28-7-38 0z", "#e9c05c"), fill("M33 56a3 3 0 1 1 .1 0zM67 56a3 3 0 1 1 .1 0z", "#e9c05c"), fill("M38 84a12 12 0 1 1 24 0 12 12 0 0 1-24 0z", "#bfe6f2", 0.9)],
  },
  herbalist: {
    ground: "#2c4a3c", coat: "#6a7f4a", skin: "#e8c6a4",
    over: [fill(CAP, "#c9762c"), fill(BUN, "#c9762c"), fill("M26 22c4-8 12-8 16-2-6 4-12 5-16 2zM60 18c6-6 14-4 15 3-6 3-12 2-15-3z", "#8fc06a"), fill("M50 92c-2-10 0-16 6-20 4 8 2 14-6 20zM50 92c0-10-4-14-10-16-1 8 3 14 10 16z", "#a9d27a")],
  },
  street_child: {
    ground: "#4f4660", coat: "#8a6a4a", skin: "#e2b48e",
    over: [fill("M30 48c-6-26 4-40 20-40s26 14 20 40c-2-4-3-8-4-12l-5 5-5-8-6 7-6-7-5 8-5-5c-1 4-2 8-4 12z", "#5a3a22"), fill("M43 53a1 1 0 1 1 .1 0zM40 56a1 1 0 1 1 .1 0zM57 53a1 1 0 1 1 .1 0zM60 56a1 1 0 1 1 .1 0z", "#a8643c"), fill("M34 72c10 8 22 8 32 0l4 8c-12 9-28 9-40 0z", "#c2425a")],
  },
};
