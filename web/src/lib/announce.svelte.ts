/** What a screen reader should say. App renders both regions; everything said within a moment is said together. */

export const regions = $state({ polite: "", assertive: "" });

const gathered: Record<keyof typeof regions, string[]> = { polite: [], assertive: [] };

/** On another page nothing is left of what was said on the one before. */
export function hush(): void {
  for (const region of ["polite", "assertive"] as const) {
    gathered[region] = [];
    regions[region] = "";
  }
}

export function announce(text: string, assertive = false): void {
  const region = assertive ? "assertive" : "polite";
  if (!text) return;
  if (gathered[region].push(text) > 1) return;
  setTimeout(() => {
    const said = gathered[region].join(" ");
    gathered[region] = [];
    // The same words twice in a row are no change and would not be read: a space of no meaning makes them one.
    if (!said) return; // the page was left meanwhile
    regions[region] = said === regions[region] ? said + "\u00a0" : said;
  }, 60);
}
