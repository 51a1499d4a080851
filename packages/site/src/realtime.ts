import type { Socket } from 'socket.io-client';
import { subscribe } from './storage.ts';

export interface Listening {
  /** Named as the server names it: `client-detail.7`, `shop-day.7.2026-06-16`. */
  channel: string;
  event: string;
  onEvent: (payload: unknown) => void;
  /** From now on nothing is missed; what was asked before may be older. */
  joined?: () => void;
  /** The line was cut for a while, or cut for good: events may have been missed, so ask again. */
  missed?: () => void;
}

const AFTER_CUT_MS = 1_000;

/**
 * One line to the server for all who listen on a page, opened with the first of them under the stored token. It comes
 * back by itself; what may have been missed meanwhile is everybody's own to ask for.
 */
class Line {
  readonly #storedToken: () => string;
  readonly #listeners = new Set<Listening>();
  #socket: Socket | null = null;
  #opening: Promise<void> | null = null;
  #usedToken = '';
  #wasCut = false;
  #stopFollowing: (() => void) | null = null;

  constructor(storedToken: () => string) {
    this.#storedToken = storedToken;
  }

  listen(listening: Listening): () => void {
    const known = this.#isWanted(listening.channel);
    this.#listeners.add(listening);
    this.#ensureOpen();
    if (!known && this.#socket?.connected) void this.#join(listening.channel);
    return () => {
      this.#listeners.delete(listening);
      if (!this.#isWanted(listening.channel)) this.#socket?.emit('leave', listening.channel);
      this.#closeIfUnused();
    };
  }

  #isWanted(channel: string): boolean {
    return [...this.#listeners].some((listener) => listener.channel === channel);
  }

  /** A channel that is refused stays silent: the page still has its own questions to the server. */
  async #join(channel: string): Promise<void> {
    try {
      await this.#socket?.timeout(10_000).emitWithAck('join', channel);
      for (const listener of [...this.#listeners]) if (listener.channel === channel) listener.joined?.();
    } catch (error) {
      console.warn(`The channel ${channel} did not answer.`, error);
    }
  }

  /** Joins everything again, and then lets everybody look for what they missed. */
  async #rejoin(): Promise<void> {
    await Promise.all([...new Set([...this.#listeners].map(({ channel }) => channel))].map((name) => this.#join(name)));
    if (!this.#wasCut) return;
    this.#wasCut = false;
    this.#tellMissed();
  }

  #tellMissed(): void {
    for (const listener of [...this.#listeners]) listener.missed?.();
  }

  #onCut(reason: string): void {
    this.#wasCut = true;
    if (reason !== 'io server disconnect') return;
    // The server ended the session, or stops. Whoever asks now learns which; the line is not taken up by itself.
    this.#tellMissed();
    const cut = this.#socket;
    setTimeout(() => {
      if (cut && cut === this.#socket) cut.connect();
    }, AFTER_CUT_MS);
  }

  async #open(): Promise<void> {
    // Fetched when it is needed: most visitors never do.
    const { io } = await import('socket.io-client');
    if (this.#listeners.size === 0) return;
    this.#usedToken = this.#storedToken();
    const socket = io({
      path: '/realtime',
      transports: ['websocket'],
      auth: (answer) => answer({ token: this.#storedToken() }),
      reconnectionDelayMax: 3_000,
      // A line that opens but says nothing is tried anew soon.
      timeout: 5_000,
    });
    this.#socket = socket;
    socket.on('connect', () => void this.#rejoin());
    socket.on('disconnect', (reason) => this.#onCut(reason));
    socket.onAny((event: string, payload: unknown) => {
      for (const listener of [...this.#listeners]) if (listener.event === event) listener.onEvent(payload);
    });
  }

  /** Somebody else is logged in now: the old connection may hear what is no longer theirs. */
  #followToken(): void {
    if (!this.#socket || this.#storedToken() === this.#usedToken) return;
    this.#usedToken = this.#storedToken();
    this.#wasCut = true;
    this.#socket.disconnect().connect();
  }

  #ensureOpen(): void {
    this.#stopFollowing ??= subscribe(() => this.#followToken());
    if (this.#socket || this.#opening) return;
    this.#opening = this.#open()
      .catch((error: unknown) => console.warn('The live connection could not be opened.', error))
      .finally(() => {
        this.#opening = null;
      });
  }

  #closeIfUnused(): void {
    if (this.#listeners.size > 0) return;
    this.#stopFollowing?.();
    this.#stopFollowing = null;
    this.#socket?.disconnect();
    this.#socket = null;
    this.#wasCut = false;
  }
}

/**
 * Hears events of one channel until told to stop. An event carries its own ids, as channels of one family share its name.
 */
export function createListen(storedToken: () => string): (listening: Listening) => () => void {
  const line = new Line(storedToken);
  return (listening) => line.listen(listening);
}
