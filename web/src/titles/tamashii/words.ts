/** Words of this title. */
import { wordsOf } from "../../lib/words.svelte";

export const GAME = "tamashii";

export const { t, told } = wordsOf(GAME);
