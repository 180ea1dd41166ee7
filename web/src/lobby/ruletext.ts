// The little Markdown that rules are written in, as a tree to render: no HTML is ever made from a text.

import type { RuleSeen } from "../lib/wire";

export type Inline =
  | { kind: "text" | "code" | "strong"; text: string }
  | { kind: "em"; parts: Inline[] }
  | { kind: "rule"; id: string }
  | { kind: "mark"; mark: Mark; text: string };

export type Block =
  | { kind: "paragraph" | "example"; parts: Inline[] }
  | { kind: "list"; lettered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** Whose a rule is: the printed rulebook's, a ruling where that is silent, or ours. */
export type Mark = "rulebook" | "ruling" | "ours";

const MARKS: Record<string, Mark> = {
  rulebook: "rulebook",
  ruling: "ruling",
  ours: "ours",
  livret: "rulebook",
  arbitrage: "ruling",
  maison: "ours",
};

export function markOf(word: string): Mark {
  return MARKS[word.toLowerCase()] ?? "ours";
}

const TOKEN =
  /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|(?<![\w*])\*(?<em>[^*]+)\*(?![\w*])|\((?<mark>rulebook|ruling|ours|livret|arbitrage|maison)\)|\b(?<rule>[A-Z]+-\d+[a-z]?)\b|\[(?<link>[^\]]+)\]\([^)]*\)/g;

export function inline(text: string, ids: ReadonlySet<string>): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(TOKEN)) {
    const { code, strong, em, mark, rule, link } = found.groups ?? {};
    if (rule && !ids.has(rule)) continue;
    if (found.index > at) parts.push({ kind: "text", text: text.slice(at, found.index) });
    if (code) parts.push({ kind: "code", text: code });
    else if (strong) parts.push({ kind: "strong", text: strong });
    else if (em) parts.push({ kind: "em", parts: inline(em, ids) });
    else if (mark) parts.push({ kind: "mark", mark: markOf(mark), text: mark });
    else if (rule) parts.push({ kind: "rule", id: rule });
    else parts.push({ kind: "text", text: link ?? "" });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

const ITEM = /^(?:- |\(([a-z])\) )(.+)$/; // "- one of several", or "(b) a clause that is cited as H-59b"

export function blocks(text: string, ids: ReadonlySet<string>): Block[] {
  const made: Block[] = [];
  let table: string[][] = [];
  const close = (): void => {
    const [head, ...rows] = table.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
    if (head) made.push({ kind: "table", head: cells(head, ids), rows: rows.map((row) => cells(row, ids)) });
    table = [];
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("|")) {
      table.push(line.slice(1).replace(/\|\s*$/, "").split("|").map((cell) => cell.trim()));
      continue;
    }
    close();
    const item = ITEM.exec(line);
    if (item) {
      const lettered = item[1] !== undefined;
      const last = made.at(-1);
      if (last?.kind === "list" && last.lettered === lettered) last.items.push(inline(item[2] ?? "", ids));
      else made.push({ kind: "list", lettered, items: [inline(item[2] ?? "", ids)] });
      continue;
    }
    const example = /^\*([^*].*[^*])\*$/.exec(line)?.[1];
    if (example !== undefined) made.push({ kind: "example", parts: inline(example, ids) });
    else made.push({ kind: "paragraph", parts: inline(line, ids) });
  }
  close();
  return made;
}

function cells(row: string[], ids: ReadonlySet<string>): Inline[][] {
  return row.map((cell) => inline(cell, ids));
}

/** Lower case without accents, to compare what people type with what is written. */
export function bare(text: string): string {
  return text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The rules in which every word occurs, or the one whose id was typed ("P-46", "p46", "46"). */
export function search(rules: RuleSeen[], words: string): RuleSeen[] {
  const wanted = bare(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return rules;
  const squeezed = wanted.join("").replaceAll("-", "");
  const named = rules.filter((rule) => [rule.id, rule.id.split("-")[1] ?? ""].some((id) => bare(id).replaceAll("-", "") === squeezed));
  const holds = rules.filter((rule) => {
    const text = bare(`${rule.section} ${rule.text}`);
    return !named.includes(rule) && wanted.every((word) => text.includes(word));
  });
  return [...named, ...holds];
}

/** A text cut at the places where one of the words stands, to mark them. */
export function cut(text: string, words: string): { text: string; hit: boolean }[] {
  const wanted = bare(words).split(/\s+/).filter((word) => word.length > 1);
  if (!wanted.length) return [{ text, hit: false }];
  // Letter by letter, so that places in the bare text are places in the real one.
  const letters = [...text];
  const plain = letters.map((letter) => bare(letter).charAt(0) || letter).join("");
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const parts: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const hit = hits[at] ?? false;
    const last = parts.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}
