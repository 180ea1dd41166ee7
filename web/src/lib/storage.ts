/** What this browser keeps. Without storage (private windows may refuse it) everything still works until the page is closed. */
export function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem("ludarium." + key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem("ludarium." + key, JSON.stringify(value));
  } catch {
    // full or forbidden: nothing to be done about it
  }
}
