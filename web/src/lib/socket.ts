/**
 * A socket that comes back. A cut network sends no word of it: an open socket just falls silent. So the client asks every few
 * seconds, and a socket that does not answer is given up and opened again, soon at first, then less often.
 */
import { socketAddress } from "./address";
import type { Event, Request } from "./wire";

const PING_EVERY_MS = 5_000;
const PONG_WITHIN_MS = 4_000;
const THINKING_WITHIN_MS = 30_000;
const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 5_000;
export const GONE = 4404; // the server's code for a table that does not exist

interface Listener {
  opened(): void; // say hello, send again what has no answer
  received(event: Event): void;
  thinking(): boolean; // the server works on something long and answers in order: give it time
  lost(code: number): void; // it will be tried again unless `close` is called
}

export class Socket {
  #socket: WebSocket | null = null;
  #path: string;
  #listener: Listener;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #pings = 0;
  #closed = false;

  constructor(path: string, listener: Listener) {
    this.#path = path;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** False if it is not open: whoever sends keeps the message and sends it again after `opened`. */
  send(message: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Come in anew, to say hello with other seats. */
  reopen(): void {
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(socketAddress(this.#path));
    this.#socket = socket;
    // A network may swallow the handshake as well: the same patience as for a ping.
    this.#silence = setTimeout(() => this.#lose(0), PING_EVERY_MS + PONG_WITHIN_MS);
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      this.#heartbeat = setInterval(() => this.#ping(), PING_EVERY_MS);
      this.#listener.opened();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      const event = JSON.parse(message.data) as Event;
      if (event.t !== "refused") this.#failures = 0; // whoever is turned away at the door should not come back at once
      this.#listener.received(event);
    };
    socket.onclose = (closing) => {
      if (this.#socket === socket) this.#lose(closing.code);
    };
  }

  #ping(): void {
    if (!this.send({ t: "ping", n: ++this.#pings })) return;
    clearTimeout(this.#silence);
    const patience = this.#listener.thinking() ? THINKING_WITHIN_MS : PONG_WITHIN_MS;
    this.#silence = setTimeout(() => this.#lose(0), patience);
  }

  #lose(code: number): void {
    this.#drop();
    this.#listener.lost(code);
    if (this.#closed) return;
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null; // before closing: its last words are not for us
    socket?.close();
  }

  /** The network is back, or somebody looks at the page again: no reason to wait longer. */
  #hurry = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (!this.#socket) this.#open();
  };
}
