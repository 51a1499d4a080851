import type { Socket } from 'socket.io-client';
import { keys, read, subscribe } from './storage.ts';

export interface Listening {
  /** Named as the server names it: `client-detail.7`, `shop-day.7.2026-06-16`. */
  channel: string;
  event: string;
  heard: (payload: unknown) => void;
  /** From now on nothing is missed; what was asked before may be older. */
  joined?: () => void;
  /** The line was cut for a while, or cut for good: events may have been missed, so ask again. */
  missed?: () => void;
}

const listeners = new Set<Listening>();
let socket: Socket | null = null;
let opening: Promise<void> | null = null;
let usedToken = '';
let wasCut = false;

const storedToken = () => read(keys.guestToken) ?? '';

/** A channel that is refused stays silent: the page still has its own questions to the server. */
async function join(channel: string): Promise<void> {
  try {
    await socket?.timeout(10_000).emitWithAck('join', channel);
    for (const listener of [...listeners]) if (listener.channel === channel) listener.joined?.();
  } catch (error) {
    console.warn(`The channel ${channel} did not answer.`, error);
  }
}

/** Joins everything again, and then lets everybody look for what they missed. */
async function rejoin(): Promise<void> {
  await Promise.all([...new Set([...listeners].map(({ channel }) => channel))].map(join));
  if (!wasCut) return;
  wasCut = false;
  for (const listener of [...listeners]) listener.missed?.();
}

const AFTER_CUT_MS = 1_000;

function onCut(reason: string): void {
  wasCut = true;
  if (reason !== 'io server disconnect') return;
  // The server ended the session, or stops. Whoever asks now learns which; the line is not taken up by itself.
  for (const listener of [...listeners]) listener.missed?.();
  const cut = socket;
  setTimeout(() => {
    if (cut && cut === socket) cut.connect();
  }, AFTER_CUT_MS);
}

async function open(): Promise<void> {
  // Fetched when it is needed: most visitors never do.
  const { io } = await import('socket.io-client');
  if (listeners.size === 0) return;
  usedToken = storedToken();
  socket = io({
    path: '/realtime',
    transports: ['websocket'],
    auth: (answer) => answer({ token: storedToken() }),
    reconnectionDelayMax: 3_000,
    // A line that opens but says nothing is tried anew soon.
    timeout: 5_000,
  });
  socket.on('connect', () => void rejoin());
  socket.on('disconnect', onCut);
  socket.onAny((event: string, payload: unknown) => {
    for (const listener of [...listeners]) if (listener.event === event) listener.heard(payload);
  });
}

/** Somebody else is logged in now: the old connection may hear what is no longer theirs. */
function followToken(): void {
  if (!socket || storedToken() === usedToken) return;
  usedToken = storedToken();
  wasCut = true;
  socket.disconnect().connect();
}

let stopFollowing: (() => void) | null = null;

function ensureOpen(): void {
  stopFollowing ??= subscribe(followToken);
  if (socket || opening) return;
  opening = open()
    .catch((error: unknown) => console.warn('Changes cannot be heard as they happen.', error))
    .finally(() => {
      opening = null;
    });
}

function closeIfUnused(): void {
  if (listeners.size > 0) return;
  stopFollowing?.();
  stopFollowing = null;
  socket?.disconnect();
  socket = null;
  wasCut = false;
}

/**
 * Hears events of one channel until told to stop. All listeners of a page share one connection, which comes back by
 * itself; an event carries its own ids, as channels of one family share its name.
 */
export function listen(listening: Listening): () => void {
  const known = [...listeners].some(({ channel }) => channel === listening.channel);
  listeners.add(listening);
  ensureOpen();
  if (!known && socket?.connected) void join(listening.channel);
  return () => {
    listeners.delete(listening);
    const stillWanted = [...listeners].some(({ channel }) => channel === listening.channel);
    if (!stillWanted) socket?.emit('leave', listening.channel);
    closeIfUnused();
  };
}
