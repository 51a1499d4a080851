import type { Socket } from 'socket.io-client';
import { subscribe } from './storage.ts';

export interface Listening {
  /** The server's channel name: `client-detail.7`, `shop-day.7.2026-06-16`. */
  channel: string;
  event: string;
  onEvent: (payload: unknown) => void;
  /** Subscribed: no event is missed from now on, but data fetched before may be out of date. */
  joined?: () => void;
  /** The connection was lost, so events may have been missed: refetch. */
  missed?: () => void;
}

const AFTER_CUT_MS = 1_000;

/**
 * One connection for all subscribers of a page, opened by the first of them with the stored token. It reconnects
 * automatically; subscribers refetch what they may have missed.
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

  /** A refused channel is only logged: the page still fetches its data. */
  async #join(channel: string): Promise<void> {
    try {
      await this.#socket?.timeout(10_000).emitWithAck('join', channel);
      for (const listener of [...this.#listeners]) if (listener.channel === channel) listener.joined?.();
    } catch (error) {
      console.warn(`The channel ${channel} did not answer.`, error);
    }
  }

  /** Joins all channels again, then lets subscribers refetch. */
  async #rejoin(): Promise<void> {
    await Promise.all([...new Set([...this.#listeners].map(({ channel }) => channel))].map((name) => this.#join(name)));
    if (!this.#wasCut) return;
    this.#wasCut = false;
    this.#notifyMissed();
  }

  #notifyMissed(): void {
    for (const listener of [...this.#listeners]) listener.missed?.();
  }

  #onCut(reason: string): void {
    this.#wasCut = true;
    if (reason !== 'io server disconnect') return;
    // The server ended the session or is shutting down: a refetch finds out which. socket.io does not reconnect by itself.
    this.#notifyMissed();
    const cut = this.#socket;
    setTimeout(() => {
      if (cut && cut === this.#socket) cut.connect();
    }, AFTER_CUT_MS);
  }

  async #open(): Promise<void> {
    // Loaded on demand: most visitors never need it.
    const { io } = await import('socket.io-client');
    if (this.#listeners.size === 0) return;
    this.#usedToken = this.#storedToken();
    const socket = io({
      path: '/realtime',
      transports: ['websocket'],
      auth: (answer) => answer({ token: this.#storedToken() }),
      reconnectionDelayMax: 3_000,
      // A connection that opens but does not respond is retried soon.
      timeout: 5_000,
    });
    this.#socket = socket;
    socket.on('connect', () => void this.#rejoin());
    socket.on('disconnect', (reason) => this.#onCut(reason));
    socket.onAny((event: string, payload: unknown) => {
      for (const listener of [...this.#listeners]) if (listener.event === event) listener.onEvent(payload);
    });
  }

  /** Reconnects when the token changes: the old connection belongs to the previous session. */
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
 * Subscribes to the events of one channel; returns a function that unsubscribes. Events carry their own ids, because
 * channels of one family share the event's name.
 */
export function createListen(storedToken: () => string): (listening: Listening) => () => void {
  const line = new Line(storedToken);
  return (listening) => line.listen(listening);
}
