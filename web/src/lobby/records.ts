// Statistics as a file for spreadsheets: one line a set-up, names of columns for programs, whatever the language.

import type { RateSeen, Row } from "../lib/wire";

const COLUMNS = [
  "title",
  "game",
  "mode",
  "options",
  "official",
  "matches",
  "wins",
  "rate",
  "rate_low",
  "rate_high",
  "bot",
  "bot_games",
  "bot_rate",
  "median_minutes",
  "undos",
  "hints",
  "answers",
];

export function csvOf(rows: Row[], bots: Map<Row, RateSeen>, name: (game: string) => string): string {
  const lines = rows.map((row) => {
    const bot = bots.get(row);
    return [
      name(row.game),
      row.game,
      row.mode,
      JSON.stringify(row.options),
      row.official,
      row.matches,
      row.wins,
      row.rate.toFixed(4),
      row.low.toFixed(4),
      row.high.toFixed(4),
      bot?.player ?? "",
      bot?.games ?? "",
      bot?.rate.toFixed(4) ?? "",
      row.minutes.toFixed(1),
      row.undos,
      row.hints,
      row.answers.toFixed(1),
    ];
  });
  return [COLUMNS, ...lines].map((line) => line.map(cell).join(",")).join("\r\n") + "\r\n";
}

function cell(value: string | number | boolean): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
