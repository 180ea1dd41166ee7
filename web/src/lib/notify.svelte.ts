/** Messages of the system, for those who asked for them in the settings: nobody gets one, nor a question about them, otherwise. */
import { settings } from "./settings.svelte";

export type Permission = "yes" | "not-asked" | "blocked" | "insecure";

function permission(): Permission {
  if (!isSecureContext || !("Notification" in window)) return "insecure";
  return ({ granted: "yes", denied: "blocked", default: "not-asked" } as const)[Notification.permission];
}

let allowed = $state(permission());

export const notices = {
  get permission(): Permission {
    return allowed;
  },
  get on(): boolean {
    return settings.notify && allowed === "yes";
  },
};

/** To be called by a press: browsers answer only then. */
export async function wantNotices(wanted: boolean): Promise<void> {
  if (wanted && allowed === "not-asked") await Notification.requestPermission();
  allowed = permission();
  settings.notify = wanted && allowed === "yes";
}

/** The function that comes back takes the message away again. `about` is what it replaces: of one table only the last counts. */
export function notice(title: string, body: string, about: string): () => void {
  if (!notices.on) return () => undefined;
  try {
    const shown = new Notification(title, { body, tag: about, icon: "./favicon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    return () => undefined; // phones want a service worker for it: the title of the page says the same
  }
}
