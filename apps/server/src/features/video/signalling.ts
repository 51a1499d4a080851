import { readSignal } from '@thyme/domain/video';
import type { Server, Socket } from 'socket.io';
import type { Services } from '../../platform/services.ts';
import type { SocketHandler } from '../../realtime/channel.ts';
import type { Side } from './store.ts';
import { enterWithTicket } from './video-room.ts';

const OTHER: Record<Side, Side> = { guest: 'business', business: 'guest' };
/** A whole negotiation with all its candidates takes well under a hundred messages. */
const MAX_MESSAGES = 200;
const WINDOW_MS = 10_000;
const WINDOW = /^[\w-]{8,64}$/;

/** One socket.io room per side, across processes. */
const seatOf = (roomId: string, side: Side) => `video:${roomId}:${side}`;

interface Sitting {
  roomId: string;
  side: Side;
  seat: string;
  otherSeat: string;
}

/**
 * `otherWindow` identifies the other side's window, if present: a known one resumes, a new one restarts the
 * negotiation.
 */
type Entered = { status: 1; side: Side; otherWindow: string | null } | { status: 0; message: string };

/** Relays signalling between the two browsers of a call; media never passes through here. */
export const videoSignalling: SocketHandler = (socket, io, services) => {
  let sitting: Sitting | null = null;
  const isFlood = floodCheck();

  const leave = (state: 'left' | 'lost') => {
    if (!sitting) return;
    const { seat, otherSeat } = sitting;
    sitting = null;
    // A window that was replaced by a newer one leaves silently: the call continues there.
    if (!socket.rooms.has(seat)) return;
    io.to(otherSeat).emit('video-peer', { state });
    void socket.leave(seat);
  };

  socket.on('video-enter', (sent: unknown, answer: unknown) => {
    const reply = typeof answer === 'function' ? (value: Entered) => answer(value) : () => undefined;
    if (isFlood()) return reply({ status: 0, message: 'Too many messages.' });
    enter(socket, io, services, sent)
      .then((seated) => {
        if (!seated) return reply({ status: 0, message: 'This call is not open.' });
        sitting = seated.sitting;
        reply({ status: 1, side: seated.sitting.side, otherWindow: seated.otherWindow });
      })
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'entering a call failed');
        reply({ status: 0, message: 'Internal server error!' });
      });
  });

  socket.on('video-signal', (sent: unknown) => {
    if (!sitting || !socket.rooms.has(sitting.seat)) return;
    if (isFlood()) {
      services.log.warn({ room: sitting.roomId, side: sitting.side }, 'a call was flooded with messages');
      socket.emit('video-peer', { state: 'flooded' });
      leave('left');
      return;
    }
    const signal = readSignal(sent);
    if (signal) io.to(sitting.otherSeat).emit('video-signal', signal);
  });

  socket.on('video-leave', (answer: unknown) => {
    leave('left');
    if (typeof answer === 'function') answer();
  });
  // On 'disconnecting', because the socket has already left its rooms on 'disconnect'.
  socket.on('disconnecting', () => leave('lost'));
};

/** The newest window of a person replaces the older one, which is notified and removed. */
async function enter(
  socket: Socket,
  io: Server,
  services: Services,
  sent: unknown,
): Promise<{ sitting: Sitting; otherWindow: string | null } | null> {
  const { token, window } = Object(sent) as { token?: unknown; window?: unknown };
  const ticket = typeof token === 'string' ? await enterWithTicket(services, token) : null;
  if (!ticket || typeof window !== 'string' || !WINDOW.test(window)) return null;
  const seat = seatOf(ticket.id, ticket.side);
  const otherSeat = seatOf(ticket.id, OTHER[ticket.side]);
  io.to(seat).except(socket.id).emit('video-peer', { state: 'replaced' });
  io.in(seat).except(socket.id).socketsLeave(seat);
  socket.data.window = window;
  await socket.join(seat);
  const [other] = await io.in(otherSeat).fetchSockets();
  io.to(otherSeat).emit('video-peer', { state: 'joined', window });
  const otherWindow = typeof other?.data.window === 'string' ? other.data.window : null;
  return { sitting: { roomId: ticket.id, side: ticket.side, seat, otherSeat }, otherWindow };
}

function floodCheck(): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > WINDOW_MS) {
      since = now;
      count = 0;
    }
    count += 1;
    return count > MAX_MESSAGES;
  };
}
