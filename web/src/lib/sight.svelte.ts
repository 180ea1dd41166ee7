/** Whether somebody can see this page: a tab behind others is hidden. Reactive. */
let hidden = $state(document.hidden);
document.addEventListener("visibilitychange", () => (hidden = document.hidden));

export const sight = {
  get hidden(): boolean {
    return hidden;
  },
};
