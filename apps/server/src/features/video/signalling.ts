import { readSignal } from '@thyme/domain/video';
import type { Server, Socket } from 'socket.io';
import type { Services } from '../../platform/services.ts';
import type { SocketHandler } from '../../realtime/channel.ts';
import type { Side } from './store.ts';
import { enterWithTicket } from './video-room.ts';

const OTHER: Record<Side, Side> = { guest: 'business', business: 'guest' };
/** A whole introduction with all its candidates is well under a hundred messages. */
const MAX_MESSAGES = 200;
const WINDOW_MS = 10_000;
const WINDOW = /^[\w-]{8,64}$/;

/** One seat a side: sockets sit in it, whichever process they are connected to. */
const seatOf = (roomId: string, side: Side) => `video:${roomId}:${side}`;

interface Sitting {
  roomId: string;
  side: Side;
  seat: string;
  otherSeat: string;
}

/** `otherWindow` names the other side's window, if one is in the room: a known one goes on, a new one starts anew. */
type Entered = { status: 1; side: Side; otherWindow: string | null } | { status: 0; message: string };

/** Introduces the two browsers of a call to each other. Pictures and sound never come through here. */
export const videoSignalling: SocketHandler = (socket, io, services) => {
  let sitting: Sitting | null = null;
  const isFlood = floodCheck();

  const leave = (state: 'left' | 'lost') => {
    if (!sitting) return;
    const { seat, otherSeat } = sitting;
    sitting = null;
    // A window whose seat was taken by a newer one goes in silence: the call goes on there.
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
  // Afterwards it would not be known any more which seat was its own.
  socket.on('disconnecting', () => leave('lost'));
};

/** The newest window of a person takes the seat; the one before is told, and hears nothing more. */
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
