import { notifications } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../test/kit/index.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { notify } from './notify.ts';

let api: TestApi;
let beside: TestApi;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  beside = await bootApi({ beside: api });
  shop = await insertBusiness(api.db, api.clock.now());
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const LIST = `query($count: Int, $page: Int) { myNotification(count: $count, page: $page) { new total
  data { id sender_id recipient_id message status title ref_id target_url business_slug services { service_pricing_id name }
    created_at seen actions answer_by } } }`;
interface Inbox {
  new: number;
  total: number;
  data: { id: number; title: string; status: string; seen: boolean; actions: string[]; answer_by: number | null }[];
}
const read = async (guest: SignedIn, variables: object = {}) =>
  (await api.ask<{ myNotification: Inbox }>(LIST, variables, guest)).myNotification;
const notifyGuest = (guest: SignedIn, dedupeKey: string, more: object = {}, server = api) =>
  inTransaction(server.app.services, (tx) =>
    notify(tx, {
      userId: guest.userId,
      kind: 'unblocked',
      title: `Title ${dedupeKey}`,
      message: 'Message',
      dedupeKey,
      businessId: shop.id,
      ...more,
    }),
  );
const remove = async (guest: SignedIn, ids: string) =>
  (
    await api.ask<{ notificationDelete: { status: number; message: string } }>(
      'mutation($ids: String!) { notificationDelete(ids: $ids) { status message } }',
      { ids },
      guest,
    )
  ).notificationDelete;

describe('myNotification', () => {
  it('[NOTIF-006] [NOTIF-007] [API-014] has every field and the counts, newest first', async () => {
    const guest = await api.signIn();
    const owner = await api.signInBusiness();
    await notifyGuest(guest, 'first');
    await notifyGuest(guest, 'second', {
      kind: 'reschedule_request',
      senderId: owner.userId,
      refId: 17,
      targetUrl: '/profile/appointments',
      services: [{ pricingId: shop.pricingId, name: 'Signature facial' }],
    });
    const inbox = await read(guest);
    expect([inbox.new, inbox.total]).toEqual([2, 2]);
    expect(inbox.data[0]).toEqual({
      id: expect.any(Number),
      sender_id: owner.userId,
      recipient_id: guest.userId,
      message: 'Message',
      status: 'reschedule_request',
      title: 'Title second',
      ref_id: 17,
      target_url: '/profile/appointments',
      business_slug: shop.slug,
      services: [{ service_pricing_id: shop.pricingId, name: 'Signature facial' }],
      created_at: api.clock.now(),
      seen: false,
      actions: [],
      answer_by: null,
    });
    expect(inbox.data[1]).toMatchObject({ title: 'Title first', actions: ['rebook'], answer_by: null });
    expect((await read(guest, { count: 1, page: 2 })).data.map(({ title }) => title)).toEqual(['Title first']);
  });

  it('[NOTIF-061] those of the last twelve months are listed and counted', async () => {
    const guest = await api.signIn();
    const day = 86_400;
    for (const [key, age] of [
      ['gone', 367 * day],
      ['kept', 365 * day],
    ] as const) {
      await notifyGuest(guest, key);
      await api.db
        .update(notifications)
        .set({ createdAt: api.clock.now() - age })
        .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.dedupeKey, key)));
    }
    expect(await read(guest)).toMatchObject({ new: 1, total: 1, data: [{ title: 'Title kept' }] });
  });

  it("a guest's lists grow past a hundred, up to a limit", async () => {
    const guest = await api.signIn();
    const ask = (count: number) =>
      api.run(
        'query($n: Int!) { myNotification(count: $n) { total } my_favorite_business(count: $n) { data { id } } my_voucher(count: $n) { data { id } } appointments(count: $n) { data { id } } }',
        { n: count },
        guest,
      );
    expect((await ask(500)).errors).toBeUndefined();
    expect((await ask(501)).errors).toBeDefined();
  });

  it('actions are available while the question is open, and end with its answer from either side', async () => {
    const guest = await api.signIn();
    const owner = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, owner.userId);
    const desk = (field: string) => api.ask(`mutation { ${field} { status } }`, {}, owner);
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-25 10:00') });
    const actions = async () => (await read(guest)).data.map((one) => [one.actions.join(), one.answer_by]);
    const now = api.clock.now();
    await desk(`desk_propose_times(id: ${appointment.id}, times: [${wall('2026-06-26 10:00')}])`);
    expect(await actions()).toEqual([['accept,reschedule,cancel', now + 86_400]]);
    await api.ask(
      `mutation { statusUpdateForAppointment(id: ${appointment.id}, status: "Accept") { status } }`,
      {},
      guest,
    );
    expect((await actions()).at(-1)).toEqual(['', null]);
    await desk(`desk_warn_guest(business_id: ${shop.id}, guest_id: ${guest.userId})`);
    expect((await actions())[0]).toEqual(['book-call,cancel-future', now + 7 * 86_400]);
    await api.ask(
      `mutation { video_consultation_booking(video_datetime: ${wall('2026-06-17 10:00')}, business_id: ${shop.id}) { status } }`,
      {},
      guest,
    );
    const warning = async () => (await read(guest)).data.find((one) => one.status === 'blocked_warning');
    expect((await warning())?.actions).toEqual(['cancel-future']);
    await desk(`desk_unblock_guest(business_id: ${shop.id}, guest_id: ${guest.userId})`);
    expect((await warning())?.actions).toEqual([]);
  });

  it('[NOTIF-032] booking the call that a warning required clears the warning', async () => {
    const start = api.clock.now();
    const guest = await api.signIn();
    const owner = await api.signInBusiness();
    const shop = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, shop.id, owner.userId);
    await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-25 14:00') });
    await api.ask(
      `mutation { desk_warn_guest(business_id: ${shop.id}, guest_id: ${guest.userId}) { status } }`,
      {},
      owner,
    );
    const query = '{ myNotification { data { status title message target_url actions answer_by call_id } } }';
    const warning = async () =>
      (await api.ask<{ myNotification: { data: { status: string }[] } }>(query, {}, guest)).myNotification.data.find(
        ({ status }) => status === 'blocked_warning',
      );
    expect(await warning()).toMatchObject({ call_id: null, actions: ['book-call', 'cancel-future'] });
    const booked = await api.ask<{ video_consultation_booking: { appointment_id: number } }>(
      `mutation { video_consultation_booking(video_datetime: ${wall('2026-06-17 14:00')}, business_id: ${shop.id}) { appointment_id } }`,
      {},
      guest,
    );
    const id = booked.video_consultation_booking.appointment_id;
    expect(await warning()).toMatchObject({
      title: 'Your video call with Willow Room is booked',
      message: 'Wed 17 Jun, 2:00 pm, Irish time. There’s nothing else to do until then.',
      target_url: `/profile/appointments?id=${id}`,
      call_id: id,
      answer_by: null,
      actions: ['cancel-future'],
    });
    // While the call is running nothing is required again.
    api.clock.set(instant('2026-06-17 14:05'));
    expect(await warning()).toMatchObject({ call_id: id, actions: ['cancel-future'] });
    api.clock.set(instant('2026-06-17 16:00'));
    expect(await warning()).toMatchObject({ title: 'Your video call with Willow Room is over', call_id: id });
    api.clock.set(instant('2026-06-16 10:00'));
    await api.ask(`mutation { statusUpdateForAppointment(id: ${id}, status: "Cancelled") { status } }`, {}, guest);
    expect(await warning()).toMatchObject({ call_id: null, actions: ['book-call', 'cancel-future'] });
    api.clock.set(start);
  });

  it('one event gives one notification, whichever source reports it', async () => {
    const guest = await api.signIn();
    await Promise.all([
      notifyGuest(guest, 'twice'),
      notifyGuest(guest, 'twice', {}, beside),
      notifyGuest(guest, 'twice'),
    ]);
    expect((await read(guest)).total).toBe(1);
  });

  it('[NOTIF-002] [NOTIF-008] [API-015] myNotificationSeen, a query, marks everything as seen', async () => {
    const guest = await api.signIn();
    const stranger = await api.signIn();
    for (const to of [guest, stranger]) await notifyGuest(to, 'seen');
    const answer = await api.ask<{ myNotificationSeen: { status: number } }>(
      'query { myNotificationSeen { status message } }',
      {},
      guest,
    );
    expect(answer.myNotificationSeen.status).toBe(1);
    expect(await read(guest)).toMatchObject({ new: 0, total: 1, data: [{ seen: true }] });
    expect((await read(stranger)).new).toBe(1);
    await notifyGuest(guest, 'later');
    expect(await read(guest)).toMatchObject({ new: 1, total: 2 });
  });

  it('[NOTIF-004] [API-042] notificationDelete takes a JSON list as text, and deletes only the guest’s own', async () => {
    const guest = await api.signIn();
    const stranger = await api.signIn();
    for (const key of ['a', 'b', 'c']) await notifyGuest(guest, key);
    await notifyGuest(stranger, 'theirs');
    const [c, b] = (await read(guest)).data.map(({ id }) => id);
    const [theirs] = (await read(stranger)).data.map(({ id }) => id);
    expect(await remove(guest, `[${c},"${b}",${theirs},999999]`)).toMatchObject({ status: 1 });
    expect((await read(guest)).data.map(({ title }) => title)).toEqual(['Title a']);
    expect((await read(stranger)).total).toBe(1);
    for (const wrong of ['', '{}', '[1;2]', 'null', '[[1]]', '["x"]'])
      expect(await remove(guest, wrong)).toEqual({ status: 0, message: 'Please select notifications to delete!' });
    expect(await remove(guest, '[]')).toMatchObject({ status: 1 });
    expect((await read(guest)).total).toBe(1);
  });

  it('requires a guest’s login', async () => {
    for (const query of ['{ myNotification { total } }', '{ myNotificationSeen { status } }'])
      expect((await api.run(query)).errors?.[0]?.message).toBe('Unauthenticated.');
  });
});

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.close();
});

/** A page that has joined the guest's channel on one of the processes. */
async function openPage(server: TestApi, guest: SignedIn, channel = `client-detail.${guest.clientDetailId}`) {
  const socket = io(server.url, {
    path: '/realtime',
    transports: ['websocket'],
    auth: { token: guest.token },
    forceNew: true,
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const answer = (await socket.emitWithAck('join', channel)) as { status: number; message?: string };
  const received: string[] = [];
  socket.onAny((event: string) => received.push(event));
  return {
    socket,
    answer,
    received,
    next: () => new Promise<void>((resolve) => socket.once('notification', () => resolve())),
  };
}

describe('the channel of a client detail', () => {
  it('[API-069] [NOTIF-018] gets a notification on every process when it is committed', async () => {
    const guest = await api.signIn();
    const pages = await Promise.all([openPage(api, guest), openPage(beside, guest)]);
    expect(pages.map(({ answer }) => answer)).toEqual([{ status: 1 }, { status: 1 }]);
    const received = Promise.all(pages.map(({ next }) => next()));
    await notifyGuest(guest, 'live');
    await received;
    expect((await read(guest)).new).toBe(1);
  });

  it('gets nothing of a rolled-back transaction or a repetition, and one event of a committed one', async () => {
    const guest = await api.signIn();
    const page = await openPage(api, guest);
    const undone = inTransaction(api.app.services, async (tx) => {
      await notify(tx, {
        userId: guest.userId,
        kind: 'unblocked',
        title: 'Never',
        message: '',
        dedupeKey: 'never',
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const received = page.next();
    await notifyGuest(guest, 'once');
    await received;
    await notifyGuest(guest, 'once');
    const last = page.next();
    await notifyGuest(guest, 'after');
    await last;
    expect(page.received).toEqual(['notification', 'notification']);
  });

  it("another guest's channel is treated as missing, and stays silent", async () => {
    const guest = await api.signIn();
    const stranger = await api.signIn();
    const page = await openPage(api, stranger, `client-detail.${guest.clientDetailId}`);
    const own = await openPage(api, guest);
    const nowhere = await openPage(api, stranger, 'client-detail.999999');
    expect(page.answer).toEqual({ status: 0, message: 'No such channel.' });
    expect(nowhere.answer).toEqual(page.answer);
    const received = own.next();
    await notifyGuest(guest, 'private');
    await received;
    expect(page.received).toEqual([]);
  });

  it('seen in one tab updates the other', async () => {
    const guest = await api.signIn();
    await notifyGuest(guest, 'tab');
    const other = await openPage(beside, guest);
    const received = other.next();
    await api.ask('{ myNotificationSeen { status } }', {}, guest);
    await received;
    const rows = await api.db.select().from(notifications).where(eq(notifications.recipientId, guest.userId));
    expect(rows.every(({ seenAt }) => seenAt !== null)).toBe(true);
  });
});
