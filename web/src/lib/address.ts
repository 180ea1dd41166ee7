/** Where the server answers: beside this page, wherever that is. */
export function address(path: string): string {
  return new URL("api/" + path, document.baseURI).href;
}

export function socketAddress(path: string): string {
  return address(path).replace(/^http/, "ws");
}
