import { guestStatuses, newsChoices, users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

const MORNING = Date.UTC(2026, 5, 15, 9) / 1000;

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let count = 0;
beforeAll(async () => {
  api = await bootApi({ now: MORNING });
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, MORNING);
  await joinBusiness(api.db, shop.id, owner.userId, 'owner');
});

async function guestOf(said: { mail?: boolean; text?: boolean } = {}) {
  count += 1;
  const guest = await api.signIn({ emailVerifiedAt: MORNING, mobile: `+3538755${60_000 + count}` });
  await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: guest.userId });
  for (const channel of ['mail', 'text'] as const) {
    const isAllowed = said[channel];
    const choice = { businessId: shop.id, userId: guest.userId, channel, source: 'account' as const };
    if (isAllowed !== undefined) await api.db.insert(newsChoices).values({ ...choice, isAllowed, changedAt: MORNING });
  }
  return guest;
}

interface Change {
  status: number;
  message: string;
}
type Counts = { channels: { reached: number }[] };
const AUDIENCE = `query($id: Int!) { desk_audience(business_id: $id, segment: { kind: "everyone" }) { channels { reached } } }`;
const reachedByMail = async () =>
  (await api.ask<{ desk_audience: Counts }>(AUDIENCE, { id: shop.id }, owner)).desk_audience.channels[0]?.reached;

describe('the question after a booking', () => {
  const asked = async (guest: SignedIn) =>
    (await api.ask<{ my_shop_news: { asked: boolean }[] }>('{ my_shop_news { asked } }', {}, guest)).my_shop_news;

  it('[REACH-078] is open until the guest has answered, and a no counts as an answer', async () => {
    const guest = await guestOf();
    expect(await asked(guest)).toEqual([{ asked: false }]);
    const no = 'mutation($id: Int!) { save_shop_news(business_id: $id, channel: "mail", allowed: false) { status } }';
    await api.ask(no, { id: shop.id }, guest);
    expect(await asked(guest)).toEqual([{ asked: true }]);
    const [row] = await api.db.select().from(newsChoices).where(eq(newsChoices.userId, guest.userId));
    expect(row).toMatchObject({ isAllowed: false, source: 'account', channel: 'mail' });
  });

  it('[REACH-078] is not put to a guest who has chosen for all shops’ texts', async () => {
    const guest = await guestOf();
    const all = 'mutation { save_message_choice(channel: "text", purpose: "news", allowed: false) { status } }';
    await api.ask(all, {}, guest);
    expect(await asked(guest)).toEqual([{ asked: true }]);
  });
});

describe('what a guest chooses', () => {
  const NEWS = '{ my_shop_news { business_id shop mail text } }';
  const own = async (guest: SignedIn) => (await api.ask<{ my_shop_news: object[] }>(NEWS, {}, guest)).my_shop_news;
  const CHOOSE = `mutation($id: Int!, $channel: String!, $allowed: Boolean!) {
    save_shop_news(business_id: $id, channel: $channel, allowed: $allowed) { status } }`;

  it('[CAMP-012] is listed for the shops they have been to, and applies to one shop and channel', async () => {
    const guest = await guestOf();
    const other = await insertBusiness(api.db, MORNING);
    expect(await own(guest)).toEqual([{ business_id: shop.id, shop: 'Willow Room', mail: false, text: false }]);
    await api.ask(CHOOSE, { id: shop.id, channel: 'mail', allowed: true }, guest);
    expect(await own(guest)).toMatchObject([{ mail: true, text: false }]);
    const foreign = await api.run(CHOOSE, { id: other.id, channel: 'mail', allowed: true }, guest);
    expect(foreign.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('[CAMP-012] refusing offers by text refuses those of every shop', async () => {
    const guest = await guestOf({ text: true });
    const general = `mutation($allowed: Boolean!) { save_message_choice(channel: "text", purpose: "news", allowed: $allowed) { status } }`;
    await api.ask(general, { allowed: false }, guest);
    expect(await own(guest)).toMatchObject([{ text: false }]);
    await api.ask(CHOOSE, { id: shop.id, channel: 'text', allowed: true }, guest);
    expect(await own(guest)).toMatchObject([{ text: true }]);
  });

  const RECORD = `mutation($id: Int!, $guest: Int!, $allowed: Boolean!) {
    desk_save_news_choice(business_id: $id, guest_id: $guest, channel: "mail", allowed: $allowed) { status message } }`;
  const record = async (guest: number, allowed: boolean) =>
    (await api.ask<{ desk_save_news_choice: Change }>(RECORD, { id: shop.id, guest, allowed }, owner))
      .desk_save_news_choice;

  it('[CAMP-013] can be recorded at the desk: a yes for guests without an account, a no for everyone', async () => {
    const { userId } = await guestOf({ mail: true });
    expect(await record(userId, true)).toMatchObject({ status: 0 });
    expect(await record(userId, false)).toMatchObject({ status: 1 });
    const walkIn = await guestOf();
    await api.db
      .update(users)
      .set({ email: null, emailVerifiedAt: null, contactEmail: `walk-in-${shop.id}@mail.example` })
      .where(eq(users.id, walkIn.userId));
    expect(await record(walkIn.userId, true)).toMatchObject({ status: 1 });
    expect(await reachedByMail()).toBe(1);
    await api.db
      .update(newsChoices)
      .set({ isAllowed: false, source: 'link' })
      .where(eq(newsChoices.userId, walkIn.userId));
    expect(await record(walkIn.userId, true)).toMatchObject({
      status: 0,
      message: 'They unsubscribed, so only they can change this.',
    });
  });

  it('[CAMP-013] a no survives a merge of two guests, and a yes is not carried over', async () => {
    const kept = await guestOf();
    const unregistered = async (mail: boolean, text: boolean) => {
      const { userId } = await guestOf({ mail, text });
      await api.db.update(users).set({ email: null, emailVerifiedAt: null }).where(eq(users.id, userId));
      return userId;
    };
    const merged = await unregistered(false, true);
    const MERGE = `mutation($id: Int!, $guest: Int!, $other: Int!) {
      desk_merge_guests(business_id: $id, guest_id: $guest, other_id: $other) { status } }`;
    await api.ask(MERGE, { id: shop.id, guest: kept.userId, other: merged }, owner);
    const stored = await api.db.select().from(newsChoices).where(eq(newsChoices.businessId, shop.id));
    expect(stored.map(({ userId, channel, isAllowed }) => [userId, channel, isAllowed])).toEqual([
      [kept.userId, 'mail', false],
    ]);
  });

  it('[CAMP-014] a birthday is stored without its year, and can be removed', async () => {
    const { userId } = await guestOf();
    const NOTE = `mutation($id: Int!, $guest: Int!, $birthday: String) {
      desk_note_guest(business_id: $id, guest_id: $guest, note: "", birthday: $birthday) { status } }`;
    const note = (birthday: string) => api.run(NOTE, { id: shop.id, guest: userId, birthday }, owner);
    const stored = async () =>
      (await api.db.select().from(guestStatuses).where(eq(guestStatuses.userId, userId)))[0]?.birthday;
    await note('02-29');
    expect(await stored()).toBe('02-29');
    expect((await note('02-30')).errors).toBeDefined();
    expect(await stored()).toBe('02-29');
    await note('');
    expect(await stored()).toBeNull();
  });
});
