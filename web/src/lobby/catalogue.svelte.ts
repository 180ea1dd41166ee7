// The installed titles, fetched once for all pages of the lobby, each with the words that the lobby needs.

import { ApiProblem, games } from "../lib/api";
import { loadGameWords, loadLobbyWords } from "../lib/words.svelte";
import type { GameSeen, Say, Summary } from "../lib/wire";

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

  /** Before a list of matches is shown: what they ask and how they ended is said in their titles' own words. */
  async wordsOf(matches: Summary[]): Promise<void> {
    await Promise.allSettled([...new Set(matches.map((match) => match.game))].map(loadGameWords));
  }

  async #fetch(): Promise<void> {
    try {
      const found = await games();
      await Promise.allSettled(found.map((game) => loadLobbyWords(game.id))); // without its words a title still shows
      this.games = found.sort((one, other) => one.minutes - other.minutes); // the shortest is the best to begin with
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
