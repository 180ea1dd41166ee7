/** What has happened since one's own last answer, as a few pictures: combats with their dice, rolls, and news worth telling. */
import type { Line, Say } from "../../lib/wire";
import { argsOf, idOf, noteId } from "../../lib/phrase";
import { things } from "../../table/options";
import type { Counter } from "./view";

export interface FightTold {
  what: "fight";
  key: string;
  by: Counter;
  foe: Say;
  dice: [number, number] | null;
  totals: [number, number] | null;
  ending: "won" | "lost" | "drawn" | "fled" | null;
  margin: number;
}

export interface NoteTold {
  what: "note";
  key: string;
  by: Counter | null;
  text: Say;
  die: number | null;
  aboutMe: boolean; // it is never left out
}

export type Told = FightTold | NoteTold;

/** Notes that are worth a line of their own. */
const TELLING = [
  "turned-up", "false-alarm", "banished", "evades", "dies", "starts-again", "loses-turn", "loses-next-turn", "loses-card", "takes-card", "speed-test", "tries", "finds", "joins", "draws",
  "claims", "is-denied", "traded", "declines-offer", "arrives", "new-area", "area-discarded", "is-cancelled", "uses", "betrays", "falls-asleep", "level-changes",
  "completes-mission", "mission-progress", "begins-mission", "final-revealed", "crisis-counts", "rival-rolls", "gains-edge", "mission-lost", "nobody-dies", "stands-ground",
]; // prettier-ignore

/** A loss is the loser's concern, whoever brought it about. */
const LOSSES = ["dies", "starts-again", "loses-card", "breaks-card", "loses-turn", "loses-next-turn", "falls-asleep", "loses-fight"];

export function counterIn(note: Say): Counter | null {
  const found = /^counter-(\w+)$/.exec(idOf(argsOf(note)["seat"]));
  return (found?.[1] as Counter | undefined) ?? null;
}

/** The lines since a seat's last answer, passes left out; that answer itself is the first. */
export function sinceAnswer(lines: Line[], mine: number[]): Line[] {
  const at = lines.findLastIndex((line) => typeof line.by === "number" && mine.includes(line.by));
  return lines.slice(Math.max(0, at));
}

/** `me`: whose eyes it is for. What the others did to them is told, whatever it is. */
export function recap(lines: Line[], me: Counter | null): Told[] {
  const told: Told[] = [];
  let fight: FightTold | null = null;
  let die: number | null = null;
  for (const line of lines) {
    const [which, [face]] = [line.does, things(line, "face")];
    if (face) {
      if (which === "own" && fight) fight.dice = [Number(face), fight.dice?.[1] ?? 0];
      else if (which === "foe" && fight) fight.dice = [fight.dice?.[0] ?? 0, Number(face)];
      else if (which !== "again") die = Number(face);
    }
    for (const [index, note] of line.notes.entries()) {
      const [id, args, key] = [noteId(note), argsOf(note), `${line.n}.${index}`];
      const roles = LOSSES.includes(id) ? ["other", "from", "seat"] : ["other", "from"];
      const aboutMe = me !== null && roles.some((role) => idOf(args[role]) === `counter-${me}`);
      if (id === "fights") {
        fight = { what: "fight", key, by: counterIn(note) ?? "gold", foe: args["foe"] ?? "", dice: null, totals: null, ending: null, margin: 0 };
        told.push(fight);
      } else if (fight && id === "totals") fight.totals = [Number(args["total"]), Number(args["against"])];
      else if (fight && ["wins-fight", "loses-fight", "tied-fight", "flees"].includes(id)) {
        fight.ending = id === "wins-fight" ? "won" : id === "loses-fight" ? "lost" : id === "flees" ? "fled" : "drawn";
        fight.margin = Number(args["by"] ?? 0);
      } else if (TELLING.includes(id) || aboutMe) {
        const rolled = ["finds", "speed-test", "tries", "rival-rolls"].includes(id) ? die : null;
        told.push({ what: "note", key, by: counterIn(note), text: note, die: rolled, aboutMe });
        if (rolled) die = null;
      }
    }
  }
  return told;
}

/** Cards played in the combat that goes on, with what each one added. */
export function played(lines: Line[]): { by: Counter | null; use: Say; n: number; foe: boolean }[] {
  const start = lines.findLastIndex((line) => line.notes.some((note) => noteId(note) === "fights"));
  const found: { by: Counter | null; use: Say; n: number; foe: boolean }[] = [];
  for (const line of start < 0 ? [] : lines.slice(start)) {
    for (const note of line.notes) {
      const [id, args] = [noteId(note), argsOf(note)];
      const last = found.at(-1);
      if (id === "uses") found.push({ by: counterIn(note), use: args["use"] ?? "", n: 0, foe: false });
      else if (last && id === "strength") last.n = Number(args["n"]);
      else if (last && id === "sapped") [last.n, last.foe] = [-Number(args["n"]), true];
    }
  }
  return found;
}
