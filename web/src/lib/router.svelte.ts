/** Pages are hashes: #/table/ID and so on. What stands behind # never reaches the server, so it may hold an invitation. */

function parts(): string[] {
  return location.hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part; // a stray % typed by hand
      }
    });
}

class Route {
  path = $state.raw<string[]>(parts());
}

export const route: { path: string[] } = new Route();

addEventListener("hashchange", () => {
  route.path = parts();
});

/** `replace` leaves no trace in the history: for addresses with a key in them. */
export function go(path: string, replace = false): void {
  const hash = "#" + (path.startsWith("/") ? path : "/" + path);
  if (replace) {
    history.replaceState(null, "", hash);
    route.path = parts();
  } else {
    location.hash = hash;
  }
}
