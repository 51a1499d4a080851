import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../test/kit/index.ts';
import { announceShopDay } from '../features/availability/events.ts';
import { announceAtCommit, announceNotification } from '../features/notifications/events.ts';
import { announceCallEnd } from '../features/video/events.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import type { JoinAnswer } from './server.ts';

let here: TestApi;
let there: TestApi;
const open: Socket[] = [];

beforeAll(async () => {
  here = await bootApi();
  there = await bootApi({ beside: here });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

function connect(api: TestApi, token = ''): Socket {
  const socket = io(api.url, { path: '/realtime', transports: ['websocket'], auth: { token }, reconnection: false });
  open.push(socket);
  return socket;
}

const join = (socket: Socket, channel: unknown): Promise<JoinAnswer> =>
  socket.timeout(10_000).emitWithAck('join', channel);
const next = (socket: Socket, event: string) => new Promise((resolve) => socket.once(event, resolve));

describe('realtime', () => {
  it('[API-069] carries a notification to the guest’s own channel, from another process', async () => {
    const guest = await here.signIn();
    const socket = connect(here, guest.token);
    expect(await join(socket, `client-detail.${guest.clientDetailId}`)).toEqual({ status: 1 });
    const event = next(socket, 'notification');
    announceNotification(there.app.services, Number(guest.clientDetailId));
    expect(await event).toEqual({});
  });

  it('[API-070] carries the end of a call to its guest', async () => {
    const guest = await here.signIn();
    const socket = connect(there, guest.token);
    expect(await join(socket, `video-call-end.${guest.userId}`)).toEqual({ status: 1 });
    const event = next(socket, 'video-call-end');
    announceCallEnd(here.app.services, guest.userId, { roomId: 'room-1' });
    expect(await event).toEqual({ room_id: 'room-1' });
  });

  it('a process that lost its subscription disconnects its browsers, and serves them when they reconnect', async () => {
    const guest = await here.signIn();
    const channel = `client-detail.${guest.clientDetailId}`;
    const socket = connect(here, guest.token);
    await join(socket, channel);
    const disconnected = next(socket, 'disconnect');
    await here.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'thyme committed_events' and datname = current_database()`,
    );
    await disconnected;
    const back = connect(here, guest.token);
    await join(back, channel);
    const event = next(back, 'notification');
    await inTransaction(there.app.services, (tx) => announceAtCommit(tx, Number(guest.clientDetailId)));
    expect(await event).toEqual({});
  });

  it('[GROUND-002] restores its connections after each loss, and closes in order', async () => {
    const third = await bootApi({ beside: here });
    const lose = () =>
      here.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'thyme realtime' and datname = current_database()`,
      );
    const listening = async () => {
      const { rows } = await here.db.execute(
        sql`select pid from pg_stat_activity where application_name = 'thyme realtime' and query like 'LISTEN%' and datname = current_database()`,
      );
      return rows.length;
    };
    // Three processes listen. Each pool has two connections: if lost ones were not released, the third loss would be final.
    for (let loss = 0; loss < 3; loss += 1) {
      await expect.poll(listening, { timeout: 30_000 }).toBe(3);
      await lose();
    }
    await expect.poll(listening, { timeout: 30_000 }).toBe(3);
    await third.close();
  });

  it('publishes a change of a shop’s day to every subscriber of that day, and of no other', async () => {
    const socket = connect(here);
    await join(socket, 'shop-day.7.2026-06-16');
    const event = next(socket, 'shop-day');
    announceShopDay(there.app.services, 8, '2026-06-16');
    announceShopDay(there.app.services, 7, '2026-06-16');
    expect(await event).toEqual({ business_id: 7, date: '2026-06-16' });
  });

  it('treats another user’s channel as missing', async () => {
    const [mine, theirs] = [await here.signIn(), await here.signIn()];
    const socket = connect(here, mine.token);
    const refused = { status: 0, message: 'No such channel.' };
    for (const channel of [
      `client-detail.${theirs.clientDetailId}`,
      `video-call-end.${theirs.userId}`,
      'client-detail.999999',
      'session:1',
      'no-such-channel',
      '',
      7,
      { a: 1 },
      'shop-day.7.2026-06-16.more',
      'shop-day.7.../..',
    ]) {
      expect(await join(socket, channel)).toEqual(refused);
    }
  });

  it('refuses private channels to a visitor and to an ended session', async () => {
    const guest = await here.signIn();
    for (const token of ['', 'made-up']) {
      expect(await join(connect(here, token), `client-detail.${guest.clientDetailId}`)).toMatchObject({ status: 0 });
    }
  });

  it('closes the connections of a session that ends, in every process', async () => {
    const guest = await here.signIn();
    const socket = connect(there, guest.token);
    await join(socket, `client-detail.${guest.clientDetailId}`);
    const closed = next(socket, 'disconnect');
    here.app.services.events.endSession(guest.sessionId);
    expect(await closed).toBe('io server disconnect');
  });

  it('limits the channels of one connection', async () => {
    const socket = connect(here);
    const answers: JoinAnswer[] = [];
    for (let day = 0; day < 45; day += 1) answers.push(await join(socket, `shop-day.${day}.2026-06-16`));
    expect(answers.filter((answer) => answer.status === 1)).toHaveLength(40);
    expect(answers.at(-1)).toEqual({ status: 0, message: 'Too many channels.' });
  });
});
