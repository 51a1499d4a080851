import { appointments, auditEntries, waitingListOffers, waitingListRequests } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
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

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff, stranger] = [await api.signInBusiness(), await api.signInBusiness(), await api.signInBusiness()];
  guest = await api.signIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

interface Inbox {
  unseen: number;
  items: { id: number; kind: string; title: string; appt_id: number | null; is_new: boolean }[];
}
const INBOX =
  'query($b: Int!) { desk_notifications(business_id: $b) { unseen items { id kind title appt_id is_new } } }';
const inbox = async (who = owner) =>
  (await api.ask<{ desk_notifications: Inbox }>(INBOX, { b: shop.id }, who)).desk_notifications;

describe("the desk's notifications", () => {
  it("[DECIDE-004] count a guest's booking until they are seen, separately for each member", async () => {
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    const { appointment_ids } = await book(api, guest.token, { business_id: shop.id, services });
    await api.runJobs();
    const first = await inbox();
    expect(first).toMatchObject({
      unseen: 1,
      items: [{ kind: 'new_booking', appt_id: appointment_ids[0], is_new: true }],
    });
    const see =
      'mutation($b: Int!, $last: Int!) { desk_see_notifications(business_id: $b, last_id: $last) { status } }';
    await api.ask(see, { b: shop.id, last: first.items[0]?.id }, owner);
    expect(await inbox()).toMatchObject({ unseen: 0, items: [{ is_new: false }] });
    expect(await inbox(staff)).toMatchObject({ unseen: 1, items: [{ kind: 'new_booking' }] });
  });

  it('include cancellations and reviews, but not what the desk did itself', async () => {
    const coming = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    const over = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-12 10:00') });
    await api.db
      .update(appointments)
      .set({ status: 'Completed', completedAt: api.clock.now() })
      .where(eq(appointments.id, over.id));
    await api.ask(
      `mutation { statusUpdateForAppointment(id: ${coming.id}, status: "Cancelled") { status } }`,
      {},
      guest,
    );
    await api.ask(`mutation { add_review(appt_id: ${over.id}, rating: 5, comment: "Lovely") { status } }`, {}, guest);
    await api.runJobs();
    const { items } = await inbox();
    expect(items.map(({ kind }) => kind)).toEqual(['new_review', 'guest_cancelled']);
    expect(items[0]?.title).toMatch(/gave you 5 of 5$/);
  });

  it('are not visible to another business', async () => {
    const { errors } = await api.run(INBOX, { b: shop.id }, stranger);
    expect(errors?.[0]?.message).toBe('This business does not exist.');
  });
});

describe('a manually offered time', () => {
  const OFFER = `mutation($b: Int!, $id: Int!, $date: String!, $time: Int!) {
    desk_offer_time(business_id: $b, id: $id, date: $date, time: $time) { status message } }`;
  type Answer = { desk_offer_time: { status: number; message: string } };
  const offer = async (id: number, text: string, who = staff) => {
    const time = wall(text);
    const variables = { b: shop.id, id, date: text.slice(0, 10), time };
    return (await api.ask<Answer>(OFFER, variables, who)).desk_offer_time;
  };
  const wait = async () => {
    const [row] = await api.db
      .insert(waitingListRequests)
      .values({
        businessId: shop.id,
        userId: guest.userId,
        pricingId: shop.pricingId,
        dateScope: 'this_date',
        date: '2026-06-16',
        fromDate: '2026-06-16',
        toDate: '2026-06-16',
        createdAt: api.clock.now(),
      })
      .returning();
    return row?.id ?? 0;
  };

  it('is held for the waiting guest, once, and has an audit entry', async () => {
    const id = await wait();
    expect(await offer(id, '2026-06-16 10:00')).toMatchObject({
      status: 1,
      message: 'Offered Tue 16 Jun, 10:00 am.',
    });
    const [kept] = await api.db.select().from(waitingListOffers).where(eq(waitingListOffers.requestId, id));
    expect(kept).toMatchObject({ status: 'open', startsAt: instant('2026-06-16 10:00') });
    expect((await offer(id, '2026-06-16 12:00')).message).toMatch(/not waiting any more/);
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    const other = await api.signIn();
    expect(await book(api, other.token, { business_id: shop.id, services })).toMatchObject({
      status: 0,
      refused: { code: 'taken' },
    });
    const auditLog = await api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    expect(auditLog).toMatchObject([{ action: 'offer-time', actorId: staff.userId }]);
  });

  it('follows the same rules as any other time', async () => {
    const id = await wait();
    expect((await offer(id, '2026-06-16 03:00')).status).toBe(0);
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    await book(api, (await api.signIn()).token, { business_id: shop.id, services });
    expect(await offer(id, '2026-06-16 10:00')).toMatchObject({ status: 0, message: expect.stringMatching(/taken/) });
  });
});
