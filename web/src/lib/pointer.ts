/** Whether the press that is under way comes from a finger: there is one at a screen at a time. */
export const pointer = { touches: false };

addEventListener("pointerdown", (event) => (pointer.touches = event.pointerType === "touch"), { capture: true });
addEventListener("keydown", () => (pointer.touches = false), { capture: true });
// a press without a pointer: a screen reader's
addEventListener("click", (event) => event.detail === 0 && (pointer.touches = false), { capture: true });
