import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadWords } from "./lib/words.svelte";

import.meta.glob("./titles/*/colours.css", { eager: true });

/** Without words there is nothing to show: the server may just be starting, so ask until it answers. */
async function start(): Promise<void> {
  for (let wait = 300; ; wait = Math.min(wait * 2, 5_000)) {
    try {
      await loadWords();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  mount(App, { target: document.getElementById("app")! });
}

void start();
