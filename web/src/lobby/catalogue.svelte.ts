// The installed titles, fetched once for all pages of the lobby, each with its words.

import { ApiProblem, games } from "../lib/api";
import { loadGameWords } from "../lib/words.svelte";
import type { GameSeen, Say } from "../lib/wire";

class Catalogue {
  games = $state.raw<GameSeen[]>([]);
  loaded = $state(false);
  problem = $state.raw<Say | null>(null);
  #loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  game(id: string): GameSeen | undefined {
    return this.games.find((game) => game.id === id);
  }

  async #fetch(): Promise<void> {
    try {
      const found = await games();
      await Promise.allSettled(found.map((game) => loadGameWords(game.id))); // without its words a title still shows
      this.games = found;
      this.problem = null;
      this.loaded = true;
    } catch (error) {
      this.problem = problemText(error);
      this.#loading = null; // so that it may be tried again
    }
  }
}

export const catalogue = new Catalogue();

/** What to tell a person about anything that went wrong. */
export function problemText(error: unknown): Say {
  return error instanceof ApiProblem ? error.text : String(error);
}
