/** Where the cards come from: the sky and the ground of each World as they are seen on a card, 264 by 104. */
import { signs } from "./signs";

export interface Scene {
  sky: [string, string];
  tones: [string, string, string, string]; // dark, middle, light, glowing: for who stands there
  ground: string;
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

export const scenes: Record<string, Scene> = {
  oakenmoor: {
    sky: ["#2c5a3c", "#b9d486"],
    tones: ["#16301f", "#3a6b3f", "#b5d887", "#ffe27a"],
    ground:
      path("#4f8a52", "M0 64c20-30 34-16 48-30s30-8 40 6 30-18 52-8 20 12 40 2 30-20 50-4 20-6 34 6v68H0z") +
      path("#2b5a38", "M12 0h12c-4 40 2 70 0 104H4C10 60 8 40 12 0zM232 0h14c-4 40 4 70 6 104h-22c4-40-2-64 2-104zM48 10h7v94H46zM204 6h7l2 98h-9z") +
      path("#1d4228", "M0 88c40-12 80-4 120-8s100-6 144 6v18H0z"),
  },
  arechi: {
    sky: ["#8a3f22", "#f4bd74"],
    tones: ["#451c10", "#8d4524", "#f0bd7a", "#fff0a0"],
    ground:
      `<circle cx="206" cy="34" r="19" fill="#ffe3a6"/>` + path("#b4632f", "M0 66l18-26h26l14 22 30 4 40-8 20-26h18l12 24 86 6v42H0z") + path("#8a4322", "M0 84c34-20 64-8 100-12s70-16 164 4v28H0z") + path("#6b2f18", "M0 96c60-12 140-4 264-6v14H0z"),
  },
  lunaridge: {
    sky: ["#14265a", "#7da3dd"],
    tones: ["#0f1d40", "#7299d8", "#e3eefc", "#fff2b0"],
    ground:
      `<circle cx="52" cy="32" r="20" fill="#eef4ff"/><circle cx="60" cy="27" r="17" fill="#3a5ca4"/>` + path("#3d62a8", "M0 84l40-40 26 26 34-46 40 50 30-30 34 32 28-26 32 30v24H0z") + path("#e6effc", "M100 24l13 17-8-2-6 6-6-6-5 2zM170 44l9 9-6-1-4 4-5-5z") + path("#1b3468", "M0 92l50-16 46 12 50-12 60 12 58-10v26H0z"),
  },
  baiyu: {
    sky: ["#0f4a48", "#a9dcc0"],
    tones: ["#0a3331", "#1f766a", "#b8ead6", "#ffd25e"],
    ground:
      path("#4ea690", "M0 74c30-24 60-20 84-30s40 18 70 10 50-26 110-6v56H0z") + path("#1b6a60", "M16 0h9v104h-9zM38 0h6v104h-6zM222 0h9v104h-9zM246 0h6v104h-6zM204 14h5v90h-5z") + path("#0e4a45", "M15 30h11v3H15zM15 66h11v3H15zM37 48h8v3h-8zM221 22h11v3h-11zM221 60h11v3h-11zM245 42h8v3h-8z") + path("#2f8a6e", "M26 32c14-8 24-4 30 4-12 2-22 0-30-4zM222 24c-14-8-24-4-30 4 12 2 22 0 30-4z") + path("#0d3f3c", "M0 90c50-10 110-4 264-6v20H0z"),
  },
  oppenheim: {
    sky: ["#3a1420", "#d27a52"],
    tones: ["#2b0e15", "#74303a", "#eab0a0", "#ffb45e"],
    ground:
      path("#7d3440", "M0 104V60h14V44h12v16h20V34l10-10 10 10v26h24v12h20V52h10V30h8v22h8v24h20V50l14-12 14 12v14h18V40h10V22h6v18h8v24h38v40z") + path("#ffbf6e", "M54 40h4v6h-4zM176 56h4v6h-4zM214 50h4v6h-4zM20 66h4v5h-4zM126 60h4v5h-4z") + path("#4a1a24", "M0 86h30l6-8h40l8 10h60l10-8h50l8 6h52v18H0z"),
  },
  drear: {
    sky: ["#17123a", "#6d62b5"],
    tones: ["#120f2e", "#463d8a", "#cfc6f7", "#dca8ff"],
    ground:
      `<g fill="#c0b6f3" opacity=".8"><circle cx="30" cy="20" r="1.5"/><circle cx="88" cy="12" r="1"/><circle cx="210" cy="18" r="1.5"/><circle cx="246" cy="36" r="1"/></g>` + path("#3a3279", "M0 70c24-8 30-30 48-28s10 24 40 22 40-34 60-30 20 26 50 22 30-24 66-14v62H0z") + path("#231d54", "M30 96c4-24-8-30-2-52 2 14 8 18 10 28 2-8 8-10 12-18 2 14-8 24-8 42zM226 96c-4-20 6-26 2-46-4 12-8 14-8 26-4-8-8-8-10-16-2 12 6 22 6 36z") + path("#171240", "M0 90c50-8 120-2 264-8v22H0z"),
  },
  dusk: {
    sky: ["#171230", "#8a4a72"],
    tones: ["#120b22", "#43306f", "#d8c2f7", "#ff9ab0"],
    ground: `<circle cx="132" cy="60" r="40" fill="#e5936a" opacity=".55"/>` + path("#3d2556", "M0 78l34-20 26 12 30-26 34 30 30-18 34 20 36-26 40 24v30H0z") + path("#1f1433", "M0 92l44-10 60 8 70-10 90 10v14H0z"),
  },
};

const sign = (name: keyof typeof signs, size: number, fill: string): string =>
  `<g transform="translate(132 52) scale(${size / 24}) translate(-12 -12)"><path fill="${fill}" fill-rule="evenodd" d="${signs[name]}"/></g>`;

const glow = (colour: string, radius: number, strength = 0.3): string =>
  [1, 0.72, 0.46].map((part) => `<circle cx="132" cy="52" r="${radius * part}" fill="${colour}" opacity="${strength}"/>`).join("");

/** What stands in the middle of a card that shows no creature. */
export const middles: Record<string, string> = {
  event: glow("#fff3cf", 50, 0.22) + path("#5c3d14", "M96 104V76h8v28zM160 104V76h8v28z") + path("#d9a441", "M92 72h16v4H92zM156 72h16v4h-16z") + path("#fff3cf", "M132 6l12 34 34 12-34 12-12 34-12-34-34-12 34-12z") + path("#d9a441", "M132 6l12 34 34 12-46 0zM132 98l-12-34-34-12 46 0z"),
  rift:
    glow("#c79bff", 62, 0.28) + `<ellipse cx="132" cy="52" rx="30" ry="46" fill="#3c1a78" opacity=".75"/><ellipse cx="132" cy="52" rx="17" ry="36" fill="#f3e6ff" opacity=".5"/>` +
    sign("rift", 88, "#2a0f4d") + sign("rift", 78, "#f6ecff") + path("#c79bff", "M78 30l8 6-4 8zM186 66l-8 8 10 4zM84 78l10-2-4 8zM176 22l6 8-9 2z"),
  item: glow("#ffe9b0", 46, 0.24) + path("#5c3d14", "M78 84h108l10 20H68z") + path("#d9a441", "M74 78h116v8H74z"),
  shift: glow("#bff0e6", 56, 0.2) + path("#4fb6a8", "M34 42c14-8 50-8 64 0l-12 10-20 22-20-22z") + path("#7fd8c4", "M34 42c14-8 50-8 64 0-20-3-44-3-64 0z") + path("#e58f6f", "M166 62c14-8 50-8 64 0l-12 10-20 22-20-22z") + path("#f4b394", "M166 62c14-8 50-8 64 0-20-3-44-3-64 0z") + sign("swap", 44, "#fff6df"),
  token: glow("#ffe9b0", 50, 0.24) + sign("hex", 70, "#3a270a") + sign("hex", 62, "#e2ae4e"),
};

export const BOSS_BACK = `<circle cx="132" cy="50" r="52" fill="#7a1420" opacity=".55"/><circle cx="132" cy="50" r="40" fill="#e0452f" opacity=".45"/>`;
export const ALLY_BACK = `<circle cx="132" cy="50" r="50" fill="#fff3cf" opacity=".3"/><circle cx="132" cy="50" r="42" fill="none" stroke="#fff3cf" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>`;
