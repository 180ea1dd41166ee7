/** How this person likes it. Only what differs from the defaults is kept, so that defaults may follow the system. */
import { read, write } from "./storage";

export interface Settings {
  theme: "dark" | "light";
  sound: boolean;
  speed: 0 | 1 | 2 | 4; // 0: nothing moves
  confirm: "always" | "irreversible" | "never";
  autoHints: boolean;
  notify: boolean; // by messages of the system
  name: string;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

const defaults: Settings = {
  theme: "dark",
  sound: true,
  speed: calm ? 0 : 1,
  confirm: "irreversible",
  autoHints: false,
  notify: false,
  name: "",
};

export const settings: Settings = $state({ ...defaults, ...read<Partial<Settings>>("settings", {}) });

$effect.root(() => {
  $effect.pre(() => {
    document.documentElement.dataset["theme"] = settings.theme;
    document.documentElement.dataset["speed"] = String(settings.speed);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", settings.theme === "light" ? "#eae3d4" : "#14181f");
  });
  $effect(() => {
    const now = Object.entries(settings) as [keyof Settings, unknown][];
    write("settings", Object.fromEntries(now.filter(([name, value]) => value !== defaults[name])));
  });
});
