/** A long press, the other button of the mouse or the key "i" open the card that lies there. */
export { opensCard } from "../proving/longpress";
