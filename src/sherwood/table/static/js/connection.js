/** One line to the table: sends requests, hands on updates, and comes back by itself when it is cut. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15000;
/** The close code for a link that leads nowhere. */
const GONE = 4404;
/** Milliseconds out of sight after which a line is no longer trusted. */
const ASLEEP = 20000;

export class Connection {
  /** `on` has the functions update(message), state("open" | "lost"), bye(text). */
  constructor(key, shape, on) {
    this.key = key;
    this.shape = shape;
    this.text = false;
    this.on = on;
    this.seq = 0;
    this.id = 0;
    this.waiting = new Map();
    this.tries = 0;
    this.hiddenSince = 0;
    this.closed = false;
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => this.wake());
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.key}?after=${this.seq}&shape=${this.shape}${this.text ? "&text=on" : ""}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.on.state("open");
    };
    socket.onmessage = (event) => this.socket === socket && this.read(JSON.parse(event.data));
    socket.onclose = (event) => this.socket === socket && (event.code === GONE ? this.leave() : this.lost());
  }

  /** Drops the line and opens a new one at once. */
  again() {
    if (this.closed) return;
    this.drop();
    this.open();
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const answer of this.waiting.values()) answer(null);
    this.waiting.clear();
  }

  lost() {
    this.drop();
    if (this.closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.8 + 0.4 * Math.random());
    this.timer = setTimeout(() => this.open(), wait);
    this.on.state("lost");
  }

  wake() {
    if (document.hidden) this.hiddenSince = Date.now();
    else if (!this.socket || Date.now() - this.hiddenSince > ASLEEP) this.again();
  }

  read(message) {
    if (message.is === "reply") this.settle(message);
    else if (message.is === "bye") this.farewell = message.text;
    else if (!message.full && message.seq > this.seq + 1 && this.seq > 0) this.again();
    else {
      this.seq = message.seq;
      this.on.update(message);
    }
  }

  settle(reply) {
    this.waiting.get(reply.id)?.(reply);
    this.waiting.delete(reply.id);
  }

  leave() {
    this.closed = true;
    this.drop();
    this.on.bye(this.farewell ?? "");
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a request; gives its reply, or null if the line was cut before it came. */
  ask(request, fields = {}) {
    if (!this.isOpen) return Promise.resolve(null);
    const id = ++this.id;
    this.socket.send(JSON.stringify({ do: request, id, ...fields }));
    return new Promise((answer) => this.waiting.set(id, answer));
  }
}
