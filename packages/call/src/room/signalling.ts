import type { PeerEvent, Signal, Signalling } from '@thyme/call/media/index.ts';
import { io, type Socket } from 'socket.io-client';

type Entered = { status: 1; otherWindow: string | null } | { status: 0; message: string };

/** Signalling between the two windows over our own server. */
export function signalThrough(ticket: string, storedToken: () => string): Signalling {
  const window = crypto.randomUUID();
  let socket: Socket | null = null;
  return {
    open: (handlers) => {
      socket = io({
        path: '/realtime',
        transports: ['websocket'],
        auth: (answer) => answer({ token: storedToken() }),
        reconnectionDelay: 500,
        reconnectionDelayMax: 2_000,
      });
      socket.on('connect', async () => {
        try {
          const answer = (await socket?.timeout(10_000).emitWithAck('video-enter', { token: ticket, window })) as
            | Entered
            | undefined;
          if (answer?.status === 1) handlers.entered(answer.otherWindow);
          else if (answer) handlers.refused();
        } catch (error) {
          console.warn('The room did not answer.', error);
          socket?.disconnect().connect();
        }
      });
      socket.on('disconnect', () => handlers.cut());
      socket.on('video-peer', (event: PeerEvent) => handlers.peerEvent(event));
      socket.on('video-signal', (signal: Signal) => handlers.signal(signal));
    },
    send: (signal) => socket?.emit('video-signal', signal),
    close: () => {
      // The connection stays open until the leave message is acknowledged, or cannot be.
      const line = socket;
      line?.timeout(2_000).emit('video-leave', () => line.disconnect());
      socket = null;
    },
  };
}
