import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { Server, type Socket } from 'socket.io';
import { resolveViewer, type Viewer } from '../features/accounts/index.ts';
import type { Log } from '../platform/process/log.ts';
import type { Services } from '../platform/services.ts';
import { type Channel, matchChannel, type SocketHandler } from './channel.ts';
import { batchEvents } from './event-batch.ts';
import { type Publisher, publishAtCommit, publishNow, subscribe } from './events.ts';

const MAX_CHANNELS = 40;

export interface Realtime extends Publisher {
  /** Resolves once events of other processes arrive here. */
  ready: Promise<void>;
  /** Accepts connections on the server's port. */
  attach(http: HttpServer, services: Services): void;
  close(): Promise<void>;
}

export interface RealtimeOptions {
  databaseUrl: string;
  channels: readonly Channel[];
  socketHandlers: readonly SocketHandler[];
  log: Log;
}

export type JoinAnswer = { status: 1 } | { status: 0; message: string };

/** Browsers connect to /realtime and `join` channels; PostgreSQL carries events between processes. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const onError = (error: Error) => options.log.warn({ err: error }, 'realtime');
  // The adapter holds one connection for LISTEN, so it does not share the pool that serves requests.
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 2, application_name: 'thyme realtime' });
  pool.on('error', onError);
  // The adapter has no error handler on that connection; without one, losing it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const adapterPool = resolveWhenListening(pool);
  const io = new Server({
    path: '/realtime',
    transports: ['websocket'],
    serveClient: false,
    // The longest message is a browser's offer of a call.
    maxHttpBufferSize: 32_000,
    adapter: createAdapter(adapterPool.pool, { errorHandler: onError }),
  });

  // Every process receives every event, so each emits to its own browsers only.
  const subscription = subscribe(options, {
    onEvent: ({ channel, event, payload }) => io.local.to(channel).emit(event, payload),
    // The missed events are unknown; browsers that reconnect fetch their data again.
    onGap: () => io.local.disconnectSockets(true),
  });
  const batch = batchEvents((messages) => publishNow(pool, messages).catch(onError));
  const ready = Promise.all([adapterPool.listening, subscription.ready]).then(() => undefined);

  return {
    ready,
    publish: (channel, event, payload) => batch.add({ channel, event, payload: payload ?? {} }),
    publishWithin: (transaction, channel, event, payload) =>
      publishAtCommit(transaction, { channel, event, payload: payload ?? {} }),
    endSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    attach: (http, services) => {
      io.on('connection', (socket) => {
        serve(socket, options.channels, services);
        for (const handle of options.socketHandlers) handle(socket, io, services);
      });
      io.attach(http);
    },
    close: async () => {
      // Closing before the adapter has its connection would leave that connection open.
      await ready;
      await batch.flush();
      await subscription.close();
      await io.close();
      await pool.end();
    },
  };
}

/**
 * The adapter does not report when it is listening. It publishes with `pool.query`, so the one connection it checks out
 * is the one it listens on, and it is listening once that connection's queue has drained.
 */
function resolveWhenListening(pool: pg.Pool): { pool: pg.Pool; listening: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const connect = async () => {
    const client = await pool.connect();
    client.once('drain', resolve);
    // The adapter reconnects after a loss but does not release the lost client, which would keep its place in the pool.
    client.once('end', () => client.release(true));
    return client;
  };
  return { pool: { connect, query: pool.query.bind(pool) } as unknown as pg.Pool, listening: promise };
}

function serve(socket: Socket, channels: readonly Channel[], services: Services): void {
  services.metrics.sockets.inc();
  socket.on('disconnect', () => services.metrics.sockets.dec());
  socket.on('join', (name: unknown, answer: unknown) => {
    const reply = typeof answer === 'function' ? (value: JoinAnswer) => answer(value) : () => undefined;
    join(socket, channels, services, name).then(reply, (error: unknown) => {
      services.log.error({ err: error }, 'joining a channel failed');
      reply({ status: 0, message: 'Internal server error!' });
    });
  });
  socket.on('leave', (name: unknown) => {
    if (typeof name === 'string') void socket.leave(name);
  });
}

/** Another user's channel is treated as missing. */
async function join(
  socket: Socket,
  channels: readonly Channel[],
  services: Services,
  name: unknown,
): Promise<JoinAnswer> {
  const found = typeof name === 'string' ? matchChannel(channels, name) : null;
  if (!found || typeof name !== 'string') return { status: 0, message: 'No such channel.' };
  if (socket.rooms.size > MAX_CHANNELS) return { status: 0, message: 'Too many channels.' };
  const { mayListen } = found.channel;
  if (mayListen) {
    const viewer = await viewerOf(socket, services);
    if (!viewer || !(await mayListen(viewer, found.parameters, services)))
      return { status: 0, message: 'No such channel.' };
    await socket.join(sessionRoom(viewer.sessionId));
  }
  await socket.join(name);
  return { status: 1 };
}

async function viewerOf(socket: Socket, services: Services): Promise<Viewer | null> {
  const token: unknown = socket.handshake.auth.token;
  return typeof token === 'string' && token.length > 0 && token.length <= 512 ? resolveViewer(services, token) : null;
}

function sessionRoom(sessionId: number): string {
  return `session:${sessionId}`;
}
