import { appointments, reminders } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

const DAY = 86_400;
const NOW = Date.UTC(2026, 5, 15, 9) / 1000;

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi({ now: NOW });
  shop = await insertBusiness(api.db, NOW);
  [guest, owner] = await Promise.all([api.signIn(), api.signInBusiness()]);
  await joinBusiness(api.db, shop.id, owner.userId, 'owner');
});
afterAll(() => api.close());

const write = (body: string) =>
  api.ask(
    'mutation($b: Int!, $body: String!) { send_message(business_id: $b, body: $body) { status } }',
    { b: shop.id, body },
    guest,
  );
const FIELDS = 'events { at words }';
type Events = { at: number; words: string }[];
const atDesk = async (who = owner) =>
  (
    await api.ask<{ desk_conversation: { events: Events } }>(
      `query($b: Int!, $g: Int!) { desk_conversation(business_id: $b, guest_id: $g) { ${FIELDS} } }`,
      { b: shop.id, g: guest.userId },
      who,
    )
  ).desk_conversation.events;

it('[REACH-085] events of the appointment since the first message are shown to both sides, in order', async () => {
  const before = await insertAppointment(api.db, shop, guest.userId, { startsAt: NOW + 2 * DAY });
  await api.db
    .update(appointments)
    .set({ createdAt: NOW - DAY })
    .where(eq(appointments.id, before.id));
  await write('Have you parking?');
  expect(await atDesk()).toEqual([]);
  const startsAt = NOW + 3 * DAY;
  const { id, businessId } = await insertAppointment(api.db, shop, guest.userId, { startsAt });
  await api.db
    .update(appointments)
    .set({ createdAt: NOW + 60 })
    .where(eq(appointments.id, id));
  const question = { businessId, appointmentId: id, userId: guest.userId, rule: 'day', startsAt, asks: true };
  const answered = { answer: 'confirmed' as const, answeredAt: NOW + 180 };
  await api.db.insert(reminders).values({ ...question, channels: ['mail', 'text'], createdAt: NOW + 120, ...answered });
  const cancelled = { status: 'Cancelled' as const, cancelledAt: NOW + 240, cancelledBy: 'guest' as const };
  await api.db.update(appointments).set(cancelled).where(eq(appointments.id, before.id));
  const expected = [
    [NOW + 60, expect.stringMatching(/^Booked: /)],
    [NOW + 120, 'Reminder by email and text: Thu 18 Jun, 10:00 am'],
    [NOW + 180, 'Confirmed: Thu 18 Jun, 10:00 am'],
    [NOW + 240, 'Cancelled: Wed 17 Jun, 10:00 am'],
  ];
  expect((await atDesk()).map(({ at, words }) => [at, words])).toEqual(expected);
  const { my_conversation: own } = await api.ask<{ my_conversation: { events: Events } }>(
    `query($shop: String) { my_conversation(shop: $shop) { ${FIELDS} } }`,
    { shop: shop.slug },
    guest,
  );
  expect(own.events.map(({ at, words }) => [at, words])).toEqual(expected);
});

it('[NOTIF-041] a guest reads the zone of a shop abroad in them, the shop does not', async () => {
  const abroad = await insertBusiness(api.db, NOW, { business: { zone: 'America/New_York', country: 'US' } });
  const boss = await api.signInBusiness();
  await joinBusiness(api.db, abroad.id, boss.userId, 'owner');
  await api.ask(
    'mutation($b: Int!) { send_message(business_id: $b, body: "Hello?") { status } }',
    { b: abroad.id },
    guest,
  );
  const { id } = await insertAppointment(api.db, abroad, guest.userId, { startsAt: NOW + 2 * DAY });
  const cancelled = { status: 'Cancelled' as const, cancelledAt: NOW + 60, cancelledBy: 'guest' as const };
  await api.db.update(appointments).set(cancelled).where(eq(appointments.id, id));
  const { my_conversation: own } = await api.ask<{ my_conversation: { events: Events } }>(
    `query($shop: String) { my_conversation(shop: $shop) { ${FIELDS} } }`,
    { shop: abroad.slug },
    guest,
  );
  expect(own.events.at(-1)?.words).toBe('Cancelled: Wed 17 Jun, 5:00 am New York time');
  const { desk_conversation: desk } = await api.ask<{ desk_conversation: { events: Events } }>(
    `query($b: Int!, $g: Int!) { desk_conversation(business_id: $b, guest_id: $g) { ${FIELDS} } }`,
    { b: abroad.id, g: guest.userId },
    boss,
  );
  expect(desk.events.at(-1)?.words).toBe('Cancelled: Wed 17 Jun, 5:00 am');
});

it('[REACH-086] the filter counts conversations, not messages', async () => {
  await write('Hello?');
  const { desk_conversations: list } = await api.ask<{
    desk_conversations: { unread: number; unread_conversations: number; total: number };
  }>(
    'query($b: Int!) { desk_conversations(business_id: $b, unread: true) { total unread unread_conversations } }',
    { b: shop.id },
    owner,
  );
  expect(list).toEqual({ total: 1, unread: 2, unread_conversations: 1 });
});
