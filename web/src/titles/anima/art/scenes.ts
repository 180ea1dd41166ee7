/** The Areas by night, each from a few shapes: a sky of three colours, and what stands before it. 210 wide, the ground at 190. */

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export interface Night {
  sky: [string, string, string];
  moon?: { x: number; y: number; r: number; fill: string; bite?: string; opacity?: number }; // bite: the colour that makes it a crescent
  shapes: Shape[];
}

const fill = (d: string, colour: string, opacity = 1): Shape => ({ d, fill: colour, opacity });
const line = (d: string, colour: string, width: number, opacity = 1): Shape => ({ d, stroke: colour, width, opacity });

export const NIGHTS: Record<string, Night> = {
  archangel: {
    sky: ["#27305e", "#7a5a86", "#f0c27a"],
    moon: { x: 105, y: 92, r: 46, fill: "#ffe3a6", opacity: 0.55 },
    shapes: [
      fill("M0 190v-46l14-4v-16h10v14l12-3v-26l6-14 6 14v22l14-2V84l8-26 8 26v40h8V66l9-36 2-12 2 12 9 36v58h8V84l8-26 8 26v48l14 2v-22l6-14 6 14v26l12 3v-14h10v16l14 4v46z", "#2c2348"),
      fill("M95 110a12 12 0 1 1 22 0 12 12 0 0 1-22 0z", "#ffd98a"),
      line("M106 96v26M93 109h26M97 100l18 18M115 100l-18 18", "#2c2348", 1.8),
      fill("M98 190v-34c0-8 4-13 8-15 4 2 8 7 8 15v34z", "#ffd98a"),
      fill("M74 100h4v14h-4zm58 0h4v14h-4zM40 132h4v10h-4zm126 0h4v10h-4z", "#ffd98a"),
      fill("M0 170c50-8 160-8 210 0v20H0z", "#191430"),
    ],
  },
  village_of_cornes: {
    sky: ["#1d3550", "#4f6a6e", "#e3a765"],
    moon: { x: 158, y: 96, r: 16, fill: "#ffe9bf" },
    shapes: [
      fill("M0 150c40-22 90-24 210-6v46H0z", "#2f4436"),
      fill("M20 150l22-20 22 20v26H20zM78 156l17-16 17 16v22H78z", "#1d2a25"),
      fill("M34 156h8v10h-8zM90 160h7v8h-7z", "#ffcf7d"),
      fill("M150 172l6-52h14l6 52z", "#16211e"),
      fill("M163 122l-34-18 3-6 32 20 22-30 6 4-24 28 30 22-4 5-30-22-18 30-6-4z", "#e9dcc0", 0.9),
      fill("M0 176c60-12 140-10 210-2v16H0z", "#151d18"),
    ],
  },
  saint_vael_abbey: {
    sky: ["#1b2348", "#56608c", "#d6c3a0"],
    moon: { x: 48, y: 40, r: 17, fill: "#f6efd6" },
    shapes: [
      fill("M0 158c30-14 70-18 105-16 40 2 80-4 105-14v62H0z", "#3d4563"),
      fill("M64 182v-62l32-26 32 26v62z", "#262b46"),
      fill("M126 182V60l16-34 16 34v122z", "#1e2239"),
      fill("M141 26V10h2v16zM136 15h12v2h-12z", "#1e2239"),
      fill("M135 66h14v22h-14z", "#ffd98a"),
      fill("M137 84c0-8 2-12 5-12s5 4 5 12z", "#3a2f22"),
      fill("M90 120c0-6 3-10 6-12 3 2 6 6 6 12v14H90zM74 146h7v14h-7zM111 146h7v14h-7zM138 116h8v14h-8z", "#ffcf7d"),
      fill("M90 182v-16c0-5 3-8 6-9 3 1 6 4 6 9v16z", "#0f1222"),
      fill("M24 182c-2-26 2-52 8-64 6 12 10 38 8 64zM176 182c-2-20 2-40 7-52 5 12 9 32 7 52z", "#161b2c"),
      fill("M0 178c60-8 150-8 210 0v12H0z", "#111422"),
    ],
  },
  salt_market: {
    sky: ["#2b2140", "#8a4a5c", "#f4b878"],
    moon: { x: 30, y: 66, r: 13, fill: "#ffeccb" },
    shapes: [
      fill("M120 176l34-62 34 62z", "#efe4d6", 0.85),
      fill("M154 114l34 62h-26z", "#b8a4a8", 0.7),
      fill("M150 176l26-40 26 40z", "#fff6e8", 0.9),
      fill("M14 122h62l10 16H4zM84 108h60l9 15H75z", "#b1453e"),
      fill("M14 122h10l-6 16H4zM38 122h12v16H34zM66 122h10l10 16H70zM84 108h10l-6 15H75zM108 108h12v15h-14zM134 108h10l9 15h-14z", "#f1dfb8"),
      fill("M10 138h3v42h-3zM76 138h3v42h-3zM80 123h3v57h-3zM146 123h3v57h-3z", "#2a1830"),
      fill("M20 158h52v20H20zM90 148h50v30H90z", "#3a2036"),
      fill("M28 158l8-10 8 10zM50 158l7-9 7 9zM98 148l9-11 9 11z", "#fbf2e2"),
      fill("M43 128a4 5 0 1 1 0 10 4 5 0 0 1 0-10zM114 114a4 5 0 1 1 0 10 4 5 0 0 1 0-10z", "#ffd98a"),
      fill("M0 176h210v14H0z", "#1d1024"),
    ],
  },
  ferry_of_the_three_mutes: {
    sky: ["#101f33", "#2f5568", "#a9c3b4"],
    moon: { x: 150, y: 54, r: 22, fill: "#eef5e6", opacity: 0.9 },
    shapes: [
      fill("M0 138c22-12 46-10 66-2s50 6 74-2 50-6 70 2v54H0z", "#2a4a54"),
      fill("M0 152h210v38H0z", "#16303c"),
      line("M134 158h34M126 166h50M20 160h50M16 174h40M150 178h44", "#dfeee0", 2, 0.4),
      line("M0 120L210 96", "#0b151c", 2),
      fill("M34 162h118l-14 18H50z", "#0d1a22"),
      fill("M58 162c-1-16 1-28 8-30 7 2 9 14 8 30zM86 162c-1-18 1-32 8-34 7 2 9 16 8 34zM114 162c-1-16 1-28 8-30 7 2 9 14 8 30z", "#13242e"),
      fill("M62 130a4.5 5 0 1 1 9 0 4.5 5 0 0 1-9 0zM90 126a4.5 5 0 1 1 9 0 4.5 5 0 0 1-9 0zM118 130a4.5 5 0 1 1 9 0 4.5 5 0 0 1-9 0z", "#0a131a"),
      line("M144 162V108", "#0b151c", 2.5),
      fill("M138 112h12l-2 14h-8z", "#ffd98a"),
      line("M8 190V140M16 190v-44M24 190v-38M190 190v-46M198 190v-54", "#0b1a20", 2),
    ],
  },
  lost_ruins: {
    sky: ["#0f2331", "#24505a", "#7fae98"],
    moon: { x: 62, y: 62, r: 20, fill: "#e9f5ea", bite: "#1a3a47" },
    shapes: [
      fill("M22 176V96h-4v-8h26v8h-4v80zM62 176v-56l8-6 10 8v54zM128 176V84h-4v-9h28v9h-4v92zM168 176v-44l14 6v38z", "#132a2f"),
      fill("M128 84c-20-24-52-24-72-4l-8-6c24-28 66-28 90 2z", "#132a2f"),
      fill("M0 172c30-10 50 2 80-4s60-6 130 4v18H0z", "#0b181c"),
      line("M10 160h70M110 152h84M60 168h70", "#bfe6d4", 3, 0.28),
    ],
  },
  americh: {
    sky: ["#1f1440", "#5b2f7a", "#e07a8a"],
    shapes: [
      fill("M0 150h30v-30c0-14 12-22 20-26 8 4 20 12 20 26v30h14V94c0-18 14-30 22-36 8 6 22 18 22 36v56h14v-24c0-12 10-18 17-22 7 4 17 10 17 22v24h34v40H0z", "#241040"),
      fill("M49 94V76h2v18zM105 58V30l2-8 2 8v28zM156 104V86h2v18z", "#241040"),
      fill("M102 20a5 5 0 1 1 10 0 5 5 0 0 1-10 0z", "#ffd98a"),
      fill("M98 106h16v20H98zM42 122h14v14H42zM150 124h14v12h-14z", "#ffb76b"),
      fill("M0 164h210v26H0z", "#3a1c5c"),
      line("M10 172h60M96 170h26M140 176h60M40 182h50M106 182h18", "#ffb76b", 2, 0.5),
    ],
  },
  glass_forest: {
    sky: ["#0d1d3a", "#2c6a86", "#b9ecdf"],
    moon: { x: 160, y: 34, r: 15, fill: "#f2fffb" },
    shapes: [
      fill("M0 150c60-16 150-16 210 0v40H0z", "#1d5068"),
      fill("M36 60l16 50-16 66-16-66zM92 28l20 66-20 84-20-84zM150 52l18 58-18 70-18-70zM190 84l12 38-12 54-12-54z", "#7fd3d8", 0.55),
      fill("M36 60l16 50-16 66zM92 28l20 66-20 84zM150 52l18 58-18 70zM190 84l12 38-12 54z", "#d9fff8", 0.55),
      fill("M64 92l11 34-11 50-11-50zM122 92l11 34-11 50-11-50z", "#2c6f88", 0.9),
      fill("M64 92l11 34-11 50zM122 92l11 34-11 50z", "#4f9fb0", 0.9),
      line("M92 28v150M36 60v116M150 52v128", "#f4fffc", 1.2, 0.7),
      fill("M0 174c40-8 80 2 110-2s60-6 100 2v16H0z", "#0b2436"),
    ],
  },
  gallows_harbour: {
    sky: ["#161b34", "#4a4a6e", "#e29a6c"],
    moon: { x: 40, y: 52, r: 16, fill: "#ffe7c0" },
    shapes: [
      fill("M0 154h210v36H0z", "#232a4a"),
      line("M14 162h40M76 168h60M150 160h40M30 178h60M120 182h70", "#e8a878", 2, 0.45),
      fill("M176 154l4-70h14l4 70z", "#171a30"),
      fill("M176 84l11-16 11 16z", "#0f1122"),
      fill("M181 72h12v10h-12z", "#ffd98a"),
      fill("M181 77L96 58v34z", "#ffe3a6", 0.18),
      fill("M60 160V64h46v8H68v88z", "#100f1c"),
      line("M68 84L86 68", "#100f1c", 4),
      line("M98 72v22", "#100f1c", 2),
      fill("M92 96a6 7 0 1 1 12 0 6 7 0 0 1-12 0zm3.5 0a2.6 4 0 1 0 5 0 2.6 4 0 0 0-5 0z", "#100f1c"),
      fill("M116 158h46l-8 14h-32z", "#0d0d18"),
      line("M138 158v-40M138 122l16 26h-16", "#0d0d18", 2.5),
      fill("M0 170h60v-10h20v30H0z", "#0b0c16"),
    ],
  },
  whispering_pass: {
    sky: ["#1a1838", "#54527e", "#cfa9b4"],
    moon: { x: 105, y: 74, r: 18, fill: "#fff0e0" },
    shapes: [
      fill("M0 190V60l28 22 24-40 28 74 26 40z", "#2f2c54"),
      fill("M210 190V44l-26 30-30-44-26 80-26 50z", "#393560"),
      fill("M52 42l10 26-10 8-8-10zM154 30l10 22-8 10-12-10z", "#efe6ee", 0.85),
      fill("M0 190v-66l34 22 30 44zM210 190v-74l-40 30-30 44z", "#1c1a36"),
      fill("M88 190c6-22 2-34 16-46 4 16-2 28 12 46z", "#e2c3b4", 0.55),
      line("M30 108c20-8 34 6 54-2s30-2 44-8 34 4 52-4M52 124c16-6 26 4 42-2", "#f6e6ea", 2, 0.35),
      fill("M164 146h22l-2-10-9-8-9 8z", "#0f0e20"),
      fill("M172 138h5v8h-5z", "#ffcf7d"),
    ],
  },
  tower_at_the_end: {
    sky: ["#12060d", "#5a1220", "#d2553f"],
    shapes: [
      fill("M150 10l-14 34 12 2-22 42 40-50-12-2 20-26z", "#ffe0b0", 0.8),
      fill("M84 176l8-118-8-4 4-20 6 4 2-22 9-14 9 14 2 22 6-4 4 20-8 4 8 118z", "#14070c"),
      fill("M100 60h10v14h-10zM101 92h8v10h-8zM101 118h8v10h-8z", "#ff8a5c"),
      fill("M0 176l26-22 20 10 26-18 22 20 24-4 30-18 24 16 38-14v44H0z", "#0b0407"),
    ],
  },
  city_under_the_ice: {
    sky: ["#081a30", "#1f5578", "#9fe0ee"],
    shapes: [
      line("M-10 10C60-20 120 40 220 0M-10 30c60-20 130 30 230-6", "#7cf0c8", 7, 0.3),
      fill("M0 92l30-12 26 10 34-16 30 14 36-14 54 16v28H0z", "#d9f4fb", 0.85),
      fill("M0 104h210v86H0z", "#155072", 0.75),
      fill("M24 104l7 30 7-30zM70 104l5 20 5-20zM140 104l8 34 8-34zM184 104l5 22 5-22z", "#e9fbff", 0.85),
      fill("M18 190v-30h14v-14l6-12 6 12v14h16v30zM76 190v-40h10v-16l12-22 12 22v16h10v40zM140 190v-26h16v-20l7-14 7 14v20h18v26z", "#0a2c48"),
      fill("M95 142h6v12h-6zM34 158h6v9h-6zM160 152h6v10h-6zM84 166h6v10h-6zM106 166h6v10h-6z", "#9ff3ff"),
      line("M40 100l-14 40 20 24M150 96l-10 34 22 20-8 36", "#ffffff", 1.4, 0.5),
      fill("M0 180c60-6 150-6 210 0v10H0z", "#04172a"),
    ],
  },
  plain_of_chains: {
    sky: ["#1c1020", "#6e3038", "#e08a4a"],
    moon: { x: 146, y: 108, r: 30, fill: "#ffcf8a", opacity: 0.75 },
    shapes: [
      fill("M0 140c60-8 150-8 210 0v50H0z", "#3a1c22"),
      line("M-10 40L220 150", "#150a12", 7),
      line("M-10 40L220 150", "#7a4a3e", 2.4),
      line("M-10 152L220 60", "#150a12", 5),
      line("M-10 152L220 60", "#8a5644", 1.8),
      fill("M40 64a16 10 26 1 0 30 14 16 10 26 1 0-30-14zm7 3a9 5 26 1 1 16 8 9 5 26 1 1-16-8zM104 96a16 10 26 1 0 30 14 16 10 26 1 0-30-14zm7 3a9 5 26 1 1 16 8 9 5 26 1 1-16-8z", "#221016"),
      fill("M16 176l4-66 6-8 6 8 4 66zM92 182l4-50 5-7 5 7 4 50zM172 178l4-56 6-8 6 8 4 56z", "#14090f"),
      fill("M0 176c50-8 160-6 210 0v14H0z", "#0d0509"),
    ],
  },
  waiting_garden: {
    sky: ["#14122a", "#3e3a66", "#8fae7e"],
    moon: { x: 60, y: 44, r: 18, fill: "#f3f6dc", bite: "#24224a" },
    shapes: [
      fill("M0 146c40-12 170-12 210 0v44H0z", "#2b4a3a"),
      fill("M14 158v-44h4v-8h22v8h4v44zM166 158v-44h4v-8h22v8h4v44z", "#1c1b36"),
      line("M30 106c10-40 140-40 150 0", "#1c1b36", 5),
      line("M44 92c6 8 2 14 8 18M166 92c-6 8-2 14-8 18M84 76c4 8 0 12 4 18M126 76c-4 8 0 12-4 18", "#4d7a52", 2.5),
      fill("M74 172c0-10 62-10 62 0v8H74z", "#4a4a6a"),
      fill("M96 166h18l-4-22h-10z", "#3a3858"),
      fill("M82 144c0-7 46-7 46 0s-46 7-46 0z", "#c9c7d8"),
      fill("M104 144l2-24 14 24z", "#1c1b36"),
      fill("M38 172a8 8 0 1 1 16 0 8 8 0 0 1-16 0zM156 170a9 9 0 1 1 18 0 9 9 0 0 1-18 0zM184 176a7 7 0 1 1 14 0 7 7 0 0 1-14 0zM10 176a7 7 0 1 1 14 0 7 7 0 0 1-14 0z", "#c2425a"),
      fill("M0 178c50-6 160-6 210 0v12H0z", "#13231d"),
    ],
  },
};
