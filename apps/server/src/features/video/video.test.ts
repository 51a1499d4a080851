import { appointments, auditEntries, businessMembers, videoRooms } from '@thyme/db/schema';
import { CLOSES_AFTER_SECONDS, OPENS_BEFORE_SECONDS } from '@thyme/domain/video';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, businessUser, guestUser, insertBusiness, type TestApi } from '../../../test/kit/index.ts';
import { randomToken } from '../../platform/crypto/ids.ts';

const HOUR = 3_600;
const TOKEN = `mutation($room: String!) {
  video_token(room_id: $room) {
    status message reason token provider opens_at closes_at ice_servers { urls username }
    room { role own_name other_name business_name starts_at }
  }
}`;
const REOPEN = 'mutation($room: String!) { answer: reopen_video_call(room_id: $room) { status message } }';
const END = 'mutation($room: String!) { end_video_call(room_id: $room) { status message } }';

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

/** A guest and an owner with a call that begins in a quarter of an hour. */
async function arrangeCall(from: TestApi = here) {
  const { db } = from;
  const now = from.clock.now();
  const startsAt = now + OPENS_BEFORE_SECONDS;
  const shop = await insertBusiness(db, now);
  const guest = await guestUser(db, now, { firstName: 'Niamh' });
  const owner = await businessUser(db, now, { firstName: 'Aoife' });
  await db.insert(businessMembers).values({ businessId: shop.id, userId: owner.userId, role: 'owner' });
  const [appointment] = await db
    .insert(appointments)
    .values({
      businessId: shop.id,
      userId: guest.userId,
      status: 'New',
      currency: 'EUR',
      startsAt: now + 48 * HOUR,
      endsAt: now + 49 * HOUR,
    })
    .returning({ id: appointments.id });
  if (!appointment) throw new Error('No visit.');
  const room = randomToken();
  const call = { businessId: shop.id, id: room, appointmentId: appointment.id, guestId: guest.userId };
  await db.insert(videoRooms).values({ ...call, startsAt, endsAt: startsAt + 900 });
  return { room, shop, guest, owner, appointmentId: appointment.id, startsAt };
}

async function tokenFor(from: TestApi, room: string, token: string) {
  return (await from.ask<{ video_token: Record<string, unknown> }>(TOKEN, { room }, { token })).video_token;
}

function connect(api: TestApi, token: string): Socket {
  const socket = io(api.url, { path: '/realtime', transports: ['websocket'], auth: { token }, reconnection: false });
  open.push(socket);
  return socket;
}

const enter = (socket: Socket, token: unknown, window = 'window-of-a-test') =>
  socket.timeout(10_000).emitWithAck('video-enter', { token, window });
const next = (socket: Socket, event: string) => new Promise((resolve) => socket.once(event, resolve));

describe('a ticket for a call', () => {
  it('[API-067] [VIDEO-001] admits the guest as host and the owner as the shop, with names from their accounts', async () => {
    const { room, guest, owner, startsAt } = await arrangeCall();
    expect(await tokenFor(here, room, guest.token)).toMatchObject({
      status: 1,
      provider: 'peer',
      token: expect.stringMatching(/^[\w-]{40,}$/),
      closes_at: startsAt + 900 + CLOSES_AFTER_SECONDS,
      room: { role: 'host', own_name: 'Niamh', other_name: 'Aoife', business_name: 'Willow Room', starts_at: startsAt },
    });
    expect(await tokenFor(here, room, owner.token)).toMatchObject({
      status: 1,
      room: { role: 'business', own_name: 'Willow Room', other_name: 'Niamh' },
    });
  });

  it('[VIDEO-001] comes with a login to the relay for this person until the call closes', async () => {
    const turn = { urls: ['turn:relay.thyme.example'], secret: 'a-shared-secret' };
    const relayed = await bootApi({ beside: here, config: { video: { stunUrls: [], turn, livekit: null } } });
    try {
      const { room, guest, startsAt } = await arrangeCall();
      expect(await tokenFor(relayed, room, guest.token)).toMatchObject({
        ice_servers: [{ urls: turn.urls, username: `${startsAt + 900 + CLOSES_AFTER_SECONDS}:${guest.userId}` }],
      });
    } finally {
      await relayed.close();
    }
  });

  it('is for its two parties only: for others the room does not exist', async () => {
    const { room } = await arrangeCall();
    const missing = { status: 0, reason: 'missing', token: null, room: null, message: 'This call does not exist.' };
    const strangers = [await here.signIn(), await businessUser(here.db, here.clock.now()), (await arrangeCall()).owner];
    for (const stranger of strangers) expect(await tokenFor(here, room, stranger.token)).toMatchObject(missing);
    expect(await tokenFor(here, randomToken(), strangers[0]?.token ?? '')).toMatchObject(missing);
    const { errors } = await here.run(TOKEN, { room });
    expect(errors?.[0]?.message).toBe('Unauthenticated.');
  });

  it('is issued around the time of the call, and not for a cancelled appointment', async () => {
    const { room, guest, startsAt, appointmentId } = await arrangeCall();
    const set = (values: Partial<typeof videoRooms.$inferInsert>) =>
      here.db.update(videoRooms).set(values).where(eq(videoRooms.id, room));
    await set({ startsAt: startsAt + 1, endsAt: startsAt + 901 });
    expect(await tokenFor(here, room, guest.token)).toMatchObject({
      status: 0,
      reason: 'too-early',
      opens_at: here.clock.now() + 1,
      token: null,
      message: 'This room is not open yet.',
    });
    const past = here.clock.now() - CLOSES_AFTER_SECONDS;
    await set({ startsAt: past - 900, endsAt: past });
    expect(await tokenFor(here, room, guest.token)).toMatchObject({ status: 0, reason: 'too-late' });
    await set({ startsAt, endsAt: startsAt + 900 });
    await here.db
      .update(appointments)
      .set({ status: 'Cancelled', cancelledAt: here.clock.now(), cancelledBy: 'guest' })
      .where(eq(appointments.id, appointmentId));
    expect(await tokenFor(here, room, guest.token)).toMatchObject({ status: 0, reason: 'cancelled' });
  });
});

describe('signalling', () => {
  it('connects the two, from different processes', async () => {
    const { room, guest, owner } = await arrangeCall();
    const [mine, theirs] = [connect(here, guest.token), connect(there, owner.token)];
    expect(await enter(mine, (await tokenFor(here, room, guest.token)).token)).toEqual({
      status: 1,
      side: 'guest',
      otherWindow: null,
    });
    const joined = next(mine, 'video-peer');
    expect(await enter(theirs, (await tokenFor(there, room, owner.token)).token, 'window-of-shop')).toMatchObject({
      otherWindow: 'window-of-a-test',
    });
    expect(await joined).toEqual({ state: 'joined', window: 'window-of-shop' });

    const offer = { description: { type: 'offer', sdp: `v=0 ${'x'.repeat(12_000)}` } };
    const received = next(theirs, 'video-signal');
    mine.emit('video-signal', { ...offer, forged: true });
    expect(await received).toEqual(offer);

    const left = next(mine, 'video-peer');
    theirs.disconnect();
    expect(await left).toEqual({ state: 'lost' });
  });

  it('gives each side one seat: a second window takes it over, and the first gets no more messages', async () => {
    const { room, guest, owner } = await arrangeCall();
    const ticket = (await tokenFor(here, room, guest.token)).token;
    const [first, second, shop] = [connect(here, guest.token), connect(there, guest.token), connect(here, owner.token)];
    await enter(first, ticket);
    const replaced = next(first, 'video-peer');
    await enter(second, ticket);
    expect(await replaced).toEqual({ state: 'replaced' });
    const intercepted: unknown[] = [];
    first.on('video-signal', (signal) => intercepted.push(signal));
    await enter(shop, (await tokenFor(here, room, owner.token)).token);
    const received = next(second, 'video-signal');
    shop.emit('video-signal', { candidate: { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0 } });
    await received;
    expect(intercepted).toEqual([]);
  });

  it('continues when a replaced window is closed', async () => {
    const { room, guest, owner } = await arrangeCall();
    const ticket = (await tokenFor(here, room, guest.token)).token;
    const [old, newer, shop] = [connect(here, guest.token), connect(here, guest.token), connect(here, owner.token)];
    await enter(shop, (await tokenFor(here, room, owner.token)).token);
    await enter(old, ticket);
    await enter(newer, ticket, 'window-of-phone');
    const gone: unknown[] = [];
    const last = new Promise((resolve) => {
      shop.on('video-peer', ({ state }: { state: string }) => {
        if (state !== 'joined') gone.push(state);
        if (state === 'lost') resolve(state);
      });
    });
    await old.timeout(10_000).emitWithAck('video-leave');
    old.disconnect();
    newer.disconnect();
    await last;
    expect(gone).toEqual(['lost']);
  });

  it('is left with a word to the other side', async () => {
    const { room, guest, owner } = await arrangeCall();
    const [mine, shop] = [connect(here, guest.token), connect(there, owner.token)];
    await enter(shop, (await tokenFor(here, room, owner.token)).token);
    const joined = next(shop, 'video-peer');
    await enter(mine, (await tokenFor(here, room, guest.token)).token);
    await joined;
    const left = next(shop, 'video-peer');
    await mine.timeout(10_000).emitWithAck('video-leave');
    expect(await left).toEqual({ state: 'left' });
  });

  it('requires a valid ticket', async () => {
    const { room, guest, owner } = await arrangeCall();
    const socket = connect(here, guest.token);
    const refused = { status: 0, message: 'This call is not open.' };
    for (const token of [undefined, '', 'made-up', 7, room]) expect(await enter(socket, token)).toEqual(refused);
    const ticket = (await tokenFor(here, room, guest.token)).token;
    const left = (await tokenFor(here, room, owner.token)).token;
    await here.db.delete(businessMembers).where(eq(businessMembers.userId, owner.userId));
    expect(await enter(connect(here, owner.token), left)).toEqual(refused);
    const end = { endedAt: here.clock.now(), endedBy: 'business' };
    await here.db.update(videoRooms).set(end).where(eq(videoRooms.id, room));
    expect(await enter(socket, ticket)).toEqual(refused);
  });

  it('disconnects a flooding client', async () => {
    const { room, guest, owner } = await arrangeCall();
    const [mine, theirs] = [connect(here, guest.token), connect(here, owner.token)];
    await enter(theirs, (await tokenFor(here, room, owner.token)).token);
    await enter(mine, (await tokenFor(here, room, guest.token)).token);
    const closing = new Promise((resolve) => {
      mine.on('video-peer', (events: { state: string }) => events.state === 'flooded' && resolve(events));
    });
    const left = new Promise((resolve) => {
      theirs.on('video-peer', (events: { state: string }) => events.state === 'left' && resolve(events));
    });
    for (let count = 0; count < 300; count += 1) mine.emit('video-signal', { candidate: { candidate: 'x' } });
    expect(await closing).toEqual({ state: 'flooded' });
    expect(await left).toEqual({ state: 'left' });
  });
});

describe('the end of a call', () => {
  it('[VIDEO-002] is announced to the guest when the shop ends it, and closes the room', async () => {
    const { room, shop, guest, owner, appointmentId } = await arrangeCall();
    const socket = connect(there, guest.token);
    await socket.timeout(10_000).emitWithAck('join', `video-call-end.${guest.userId}`);
    const received = next(socket, 'video-call-end');
    const ended = await here.ask(END, { room }, { token: owner.token });
    expect(ended).toEqual({ end_video_call: { status: 1, message: 'Call ended.' } });
    expect(await received).toEqual({ room_id: room });
    expect(await tokenFor(here, room, guest.token)).toMatchObject({ status: 0, reason: 'ended' });
    // Ending it again announces nothing: the next event is that of another call.
    await here.ask(END, { room }, { token: owner.token });
    const after = next(socket, 'video-call-end');
    const other = randomToken();
    const call = { businessId: shop.id, id: other, appointmentId, guestId: guest.userId };
    await here.db.delete(videoRooms).where(eq(videoRooms.id, room));
    await here.db.insert(videoRooms).values({ ...call, startsAt: here.clock.now(), endsAt: here.clock.now() + 900 });
    await here.ask(END, { room: other }, { token: owner.token });
    expect(await after).toEqual({ room_id: other });
    const auditLog = await here.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    const entry = { action: 'end-call', actorId: owner.userId, subjectId: String(appointmentId) };
    expect(auditLog).toMatchObject([entry, entry]);
  });

  it('is announced to no other guest', async () => {
    const { guest } = await arrangeCall();
    const stranger = connect(here, (await here.signIn()).token);
    expect(await stranger.timeout(10_000).emitWithAck('join', `video-call-end.${guest.userId}`)).toMatchObject({
      status: 0,
    });
  });

  it('can be undone by the shop within the time of the call', async () => {
    const { room, guest, owner, startsAt } = await arrangeCall();
    const reopen = async (token: string) => (await here.ask<{ answer: object }>(REOPEN, { room }, { token })).answer;
    await here.ask(END, { room }, { token: owner.token });
    expect(await reopen(guest.token)).toEqual({ status: 0, message: 'This call does not exist.' });
    expect(await reopen(owner.token)).toEqual({ status: 1, message: 'The room is open again.' });
    expect(await tokenFor(here, room, guest.token)).toMatchObject({ status: 1 });
    expect(await reopen(owner.token)).toMatchObject({ status: 0 });
    await here.ask(END, { room }, { token: owner.token });
    const past = startsAt - 86_400;
    await here.db
      .update(videoRooms)
      .set({ startsAt: past, endsAt: past + 900 })
      .where(eq(videoRooms.id, room));
    expect(await reopen(owner.token)).toEqual({ status: 0, message: 'This call’s time is over.' });
  });

  it('is reserved to the shop', async () => {
    const { room, guest } = await arrangeCall();
    const { owner: otherOwner } = await arrangeCall();
    for (const { token } of [guest, otherOwner]) {
      expect(await here.ask(END, { room }, { token })).toEqual({
        end_video_call: { status: 0, message: 'This call does not exist.' },
      });
    }
    expect(await tokenFor(here, room, guest.token)).toMatchObject({ status: 1 });
  });
});
