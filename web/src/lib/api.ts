/** Typed HTTP calls. Every failure throws ApiProblem. Seats that a call brings are kept at once. */
import { address } from "./address";
import { allTokens, keep, keepInvitation, seatsOf, tokensOf } from "./keep";
import { settings } from "./settings.svelte";
import type * as wire from "./wire";
import type { Say, TableMade } from "./wire";

export class ApiProblem extends Error {
  override name = "ApiProblem";

  constructor(
    readonly code: string, // for programs: "offline" when there is no answer at all
    readonly text: Say, // for people
    readonly detail: string,
    readonly status: number,
  ) {
    super(`${code}: ${detail}`);
  }
}

const local = (id: string): Say => ({ say: id, with: {} });

async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address(path), init);
  } catch (error) {
    throw new ApiProblem("offline", local("common-offline"), String(error), 0);
  }
  if (answer.ok) return answer;
  let problem: Partial<wire.Problem> = {};
  try {
    problem = (await answer.json()) as Partial<wire.Problem>;
  } catch {
    // not from our server, or it broke down: the words below have to do
  }
  const text = problem.text || local("common-server-failed");
  throw new ApiProblem(problem.code ?? "failed", text, problem.detail ?? answer.statusText, answer.status);
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

function post(path: string, body: object): Promise<Response> {
  return call(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

async function ask<T>(path: string, body: object): Promise<T> {
  return (await (await post(path, body)).json()) as T;
}

function kept(made: TableMade): TableMade {
  keep(made.table, made.seats);
  keepInvitation(made.table, made.invitation);
  return made;
}

const part = encodeURIComponent;

function token(table: string): string {
  const first = tokensOf(table)[0];
  if (first === undefined) throw new ApiProblem("not-seated", local("common-not-seated"), "no token for this table", 0);
  return first;
}

// -- titles

export function games(): Promise<wire.GameSeen[]> {
  return get("games");
}

export function cards(game: string): Promise<wire.CardSeen[]> {
  return get(`games/${part(game)}/cards`);
}

export function lessons(game: string): Promise<wire.LessonSeen[]> {
  return get(`games/${part(game)}/lessons`);
}

export function rules(game: string, lang: string): Promise<wire.RuleSeen[]> {
  return get(`games/${part(game)}/rules/${part(lang)}`);
}

export function rate(game: string, wanted: wire.RateWanted): Promise<wire.RateSeen> {
  return ask(`games/${part(game)}/rate`, wanted);
}

// -- tables

export async function newTable(wanted: wire.NewTable): Promise<TableMade> {
  return kept(await ask<TableMade>("tables", wanted));
}

export function tableInfo(id: string): Promise<wire.TableSeen> {
  return get(`tables/${part(id)}`);
}

export async function join(id: string, asked: wire.Join): Promise<wire.SeatHeld> {
  const held = await ask<wire.SeatHeld>(`tables/${part(id)}/join`, { name: settings.name, ...asked });
  keep(id, [held]);
  return held;
}

export async function mine(): Promise<wire.Summary[]> {
  const tokens = allTokens();
  return tokens.length ? ask("mine", { tokens }) : [];
}

export async function statistics(): Promise<wire.Row[]> {
  const tokens = allTokens();
  return tokens.length ? ask("statistics", { tokens }) : [];
}

export async function archive(id: string, archived: boolean): Promise<void> {
  await post(`tables/${part(id)}/archive`, { token: token(id), archived });
}

export async function rename(id: string, name: string): Promise<void> {
  await post(`tables/${part(id)}/rename`, { token: token(id), name });
}

/** Asked by one of my seats; without a name the server chooses the bot. */
export async function giveSeat(id: string, seat: number, by: number, bot?: string): Promise<void> {
  const mine = seatsOf(id).find((held) => held.seat === by)?.token ?? token(id);
  await post(`tables/${part(id)}/bot`, { token: mine, seat, ...(bot === undefined ? {} : { bot }) });
}

export async function branch(id: string, at: number): Promise<TableMade> {
  return kept(await ask<TableMade>(`tables/${part(id)}/branch`, { token: token(id), at }));
}

export function saveSlot(id: string, name: string): Promise<wire.SlotSeen[]> {
  return ask(`tables/${part(id)}/slots`, { token: token(id), name });
}

export async function loadSlot(id: string, slot: number): Promise<TableMade> {
  return kept(await ask<TableMade>(`tables/${part(id)}/slots/load`, { token: token(id), slot }));
}

// -- files

async function file(answer: Response, fallback: string): Promise<File> {
  const named = /filename="?([^";]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return new File([await answer.blob()], named ?? fallback, { type: "application/json" });
}

/** A File is a Blob that knows its name: `download(await exportMatch(id))`. */
export async function exportMatch(id: string): Promise<File> {
  return file(await post(`tables/${part(id)}/export`, { token: token(id) }), `ludarium-${id}.json`);
}

export async function report(id: string, words: string): Promise<File> {
  return file(await post(`tables/${part(id)}/report`, { token: token(id), words }), `ludarium-${id}-report.json`);
}

export async function importMatch(match: Blob): Promise<TableMade> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: match };
  return kept((await (await call("import", init)).json()) as TableMade);
}

/** Hand a file to the person. */
export function download(blob: Blob, name = blob instanceof File ? blob.name : "ludarium.json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it late
}
