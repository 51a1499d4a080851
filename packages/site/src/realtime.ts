import type { Socket } from 'socket.io-client';
import { subscribe } from './storage.ts';

export interface Subscription {
  /** Named as the server names it: `client-detail.7`, `shop-day.7.2026-06-16`. */
  channel: string;
  event: string;
  heard: (payload: unknown) => void;
  /** The channel is joined: data fetched before may be stale. */
  joined?: () => void;
  /** The connection was lost: events may have been missed, so fetch again. */
  missed?: () => void;
}

const AFTER_CUT_MS = 1_000;

/**
 * The connection that all subscriptions of a page share, opened with the first one under the stored token. It
 * reconnects by itself; each subscription fetches what it may have missed meanwhile.
 */
class Connection {
  readonly #storedToken: () => string;
  readonly #listeners = new Set<Subscription>();
  #socket: Socket | null = null;
  #opening: Promise<void> | null = null;
  #usedToken = '';
  #wasCut = false;
  #stopFollowing: (() => void) | null = null;

  constructor(storedToken: () => string) {
    this.#storedToken = storedToken;
  }

  listen(subscription: Subscription): () => void {
    const known = this.#isWanted(subscription.channel);
    this.#listeners.add(subscription);
    this.#ensureOpen();
    if (!known && this.#socket?.connected) void this.#join(subscription.channel);
    return () => {
      this.#listeners.delete(subscription);
      if (!this.#isWanted(subscription.channel)) this.#socket?.emit('leave', subscription.channel);
      this.#closeIfUnused();
    };
  }

  #isWanted(channel: string): boolean {
    return [...this.#listeners].some((listener) => listener.channel === channel);
  }

  /** A refused channel is only logged, because the page still fetches its data by itself. */
  async #join(channel: string): Promise<void> {
    try {
      await this.#socket?.timeout(10_000).emitWithAck('join', channel);
      for (const listener of [...this.#listeners]) if (listener.channel === channel) listener.joined?.();
    } catch (error) {
      console.warn(`The channel ${channel} did not answer.`, error);
    }
  }

  /** Joins every channel again, and reports a gap after a reconnect. */
  async #rejoin(): Promise<void> {
    await Promise.all([...new Set([...this.#listeners].map(({ channel }) => channel))].map((name) => this.#join(name)));
    if (!this.#wasCut) return;
    this.#wasCut = false;
    this.#reportGap();
  }

  #reportGap(): void {
    for (const listener of [...this.#listeners]) listener.missed?.();
  }

  #onCut(reason: string): void {
    this.#wasCut = true;
    if (reason !== 'io server disconnect') return;
    // The server ended the session or shuts down: a fetch shows which. Socket.IO does not reconnect in this case.
    this.#reportGap();
    const cut = this.#socket;
    setTimeout(() => {
      if (cut && cut === this.#socket) cut.connect();
    }, AFTER_CUT_MS);
  }

  async #open(): Promise<void> {
    // Loaded on demand, because most visitors never need it.
    const { io } = await import('socket.io-client');
    if (this.#listeners.size === 0) return;
    this.#usedToken = this.#storedToken();
    const socket = io({
      path: '/realtime',
      transports: ['websocket'],
      auth: (send) => send({ token: this.#storedToken() }),
      reconnectionDelayMax: 3_000,
      // A connection that opens but does not respond is retried soon.
      timeout: 5_000,
    });
    this.#socket = socket;
    socket.on('connect', () => void this.#rejoin());
    socket.on('disconnect', (reason) => this.#onCut(reason));
    socket.onAny((event: string, payload: unknown) => {
      for (const listener of [...this.#listeners]) if (listener.event === event) listener.heard(payload);
    });
  }

  /** Reconnects after a change of user, because the old connection still has the previous user's permissions. */
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
      .catch((error: unknown) => console.warn('The realtime connection could not be opened.', error))
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
 * Subscribes to one channel; returns the unsubscribe function. Channels of one family share an event name, so an event
 * carries its own ids.
 */
export function createListen(storedToken: () => string): (subscription: Subscription) => () => void {
  const connection = new Connection(storedToken);
  return (subscription) => connection.listen(subscription);
}
