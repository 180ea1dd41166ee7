/** Words that have not room enough on their card end after a whole line, with an ellipsis; pointing at the card shows them all. */
import type { Attachment } from "svelte/attachments";

export const wholeLines: Attachment<HTMLElement> = (words) => {
  const fit = (): void => {
    words.classList.remove("cut");
    if (words.scrollHeight <= words.clientHeight + 1) return;
    const line = parseFloat(getComputedStyle(words).lineHeight);
    words.style.setProperty("--room", String(Math.max(1, Math.floor((words.clientHeight + 1) / line))));
    words.classList.add("cut");
  };
  const resized = new ResizeObserver(fit);
  const rewritten = new MutationObserver(fit);
  resized.observe(words);
  rewritten.observe(words, { characterData: true, childList: true, subtree: true });
  return () => {
    resized.disconnect();
    rewritten.disconnect();
  };
};
