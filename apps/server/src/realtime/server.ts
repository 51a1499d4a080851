import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { Server, type Socket } from 'socket.io';
import { resolveViewer, type Viewer } from '../features/accounts/index.ts';
import type { Log } from '../platform/process/log.ts';
import type { Services } from '../platform/services.ts';
import { type Channel, matchChannel } from './channel.ts';
import { hearCommitted, sendAtCommit, sendNow } from './committed-events.ts';
import type { Conversation } from './conversation.ts';
import { gatherEvents } from './event-batch.ts';
import type { Publisher } from './publisher.ts';

const MAX_CHANNELS = 40;

export interface Realtime extends Publisher {
  /** Resolves once events of other processes arrive here. */
  ready: Promise<void>;
  /** Starts to take connections on the server's port. */
  attach(http: HttpServer, services: Services): void;
  close(): Promise<void>;
}

export interface RealtimeOptions {
  databaseUrl: string;
  channels: readonly Channel[];
  conversations: readonly Conversation[];
  log: Log;
}

export type JoinAnswer = { status: 1 } | { status: 0; message: string };

/** Browsers connect to /realtime and ask to `join` channels; PostgreSQL carries events between processes. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const onError = (error: Error) => options.log.warn({ err: error }, 'realtime');
  // The adapter keeps one connection listening for good, so it does not share the pool that answers requests.
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 2, application_name: 'thyme realtime' });
  pool.on('error', onError);
  // The adapter does not watch the connection it listens on; unwatched, its loss would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const adapterPool = tellWhenListening(pool);
  const io = new Server({
    path: '/realtime',
    transports: ['websocket'],
    serveClient: false,
    // The longest message is a browser's offer of a call.
    maxHttpBufferSize: 32_000,
    adapter: createAdapter(adapterPool.pool, { errorHandler: onError }),
  });

  // Every process hears what was committed, so each tells only the browsers that are its own.
  const committed = hearCommitted(options, {
    onEvent: ({ channel, event, payload }) => io.local.to(channel).emit(event, payload),
    // Nobody knows what was missed: browsers that come back ask for themselves.
    onGap: () => io.local.disconnectSockets(true),
  });
  const gathered = gatherEvents((messages) => sendNow(pool, messages).catch(onError));
  const ready = Promise.all([adapterPool.listening, committed.ready]).then(() => undefined);

  return {
    ready,
    publish: (channel, event, payload) => gathered.add({ channel, event, payload: payload ?? {} }),
    publishWithin: (transaction, channel, event, payload) =>
      sendAtCommit(transaction, { channel, event, payload: payload ?? {} }),
    endSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    attach: (http, services) => {
      io.on('connection', (socket) => {
        serve(socket, options.channels, services);
        for (const converse of options.conversations) converse(socket, io, services);
      });
      io.attach(http);
    },
    close: async () => {
      // Closing before the adapter has its connection would leave that connection open for good.
      await ready;
      await gathered.close();
      await committed.close();
      await io.close();
      await pool.end();
    },
  };
}

/**
 * The adapter takes a connection to listen on and says nothing about it, while it sends through the pool's `query`. So
 * the connection that is asked for is the listening one, and it listens once what was sent on it is done.
 */
function tellWhenListening(pool: pg.Pool): { pool: pg.Pool; listening: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const connect = async () => {
    const client = await pool.connect();
    client.once('drain', resolve);
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

/** A channel that does not exist and one that belongs to somebody else get the same answer. */
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
