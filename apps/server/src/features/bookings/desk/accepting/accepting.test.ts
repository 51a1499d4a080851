import { appointments, auditEntries, type businesses, closedDates, guestStatuses } from '@thyme/db/schema';
import { dateAt } from '@thyme/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
} from '../../../../../test/kit/index.ts';
import { inTransaction } from '../../../../platform/unit-of-work.ts';
import { confirmSale } from '../../../sales/confirm.ts';
import { lockSale } from '../../../sales/state-store.ts';

const ACCEPT_ALL = `mutation($business: Int!, $ids: [Int!]!) {
  desk_accept_all(business_id: $business, ids: $ids) { accepted refused { appt_id message } } }`;
const SAVE = `mutation($business: Int!, $rules: [DeskAcceptRuleInput!]!) {
  desk_save_accept_rules(business_id: $business, rules: $rules) { status message } }`;
const PREVIEW = `query($business: Int!, $rules: [DeskAcceptRuleInput!]!) {
  desk_accept_preview(business_id: $business, rules: $rules) { requests accepted } }`;
const RULES = `query($business: Int!) { desk_shop(business_id: $business) {
  confirms_at_once accept_rules { guests longer_than paid accepts } } }`;
const rule = (guests: string, accepts: boolean, more: object = {}) => ({
  guests,
  longer_than: null,
  paid: false,
  accepts,
  ...more,
});
const KNOWN = [rule('known', true), rule('anybody', false)];
const WAITING = `query($business: Int!, $day: String!) { desk_calendar(business_id: $business, from: $day, to: $day) {
  to_answer { appt_id overlaps is_shut } } }`;

let api: TestApi;
let owner: SignedIn;
let staff: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff] = [await api.signInBusiness(), await api.signInBusiness()];
  guest = await api.signIn();
});
afterAll(() => api.close());

async function openShop(business: Partial<typeof businesses.$inferInsert> = {}): Promise<TestBusiness> {
  const shop = await insertBusiness(api.db, api.clock.now(), { business, chairs: 3 });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
  return shop;
}

const statusOf = async (id: number) =>
  (await api.db.select({ status: appointments.status }).from(appointments).where(eq(appointments.id, id)))[0]?.status;
const know = (shop: TestBusiness, who: SignedIn) =>
  api.db.insert(guestStatuses).values({ businessId: shop.id, userId: who.userId, status: 'Known' });
const bookAt = async (shop: TestBusiness, who: SignedIn, time: string) => {
  const services = [at(shop.pricingId, time)];
  const { appointment_ids } = await book(api, who.token, { business_id: shop.id, services });
  return appointment_ids[0] ?? 0;
};

describe('accepting everything open', () => {
  const acceptAll = async (shop: TestBusiness, ids: number[], who = owner) =>
    (
      await api.ask<{ desk_accept_all: { accepted: number[]; refused: { appt_id: number }[] } }>(
        ACCEPT_ALL,
        { business: shop.id, ids },
        who,
      )
    ).desk_accept_all;

  it('[ANSWER-002] accepts each independently, lists the failures, and writes audit entries', async () => {
    const shop = await openShop();
    const [first, second] = [
      await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') }),
      await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 12:00') }),
    ];
    await api.db
      .update(appointments)
      .set({ status: 'Cancelled', cancelledAt: api.clock.now(), cancelledBy: 'guest' })
      .where(eq(appointments.id, second.id));
    const foreign = await insertAppointment(api.db, await insertBusiness(api.db, api.clock.now()), guest.userId, {
      startsAt: instant('2026-06-18 10:00'),
    });
    const answer = await acceptAll(shop, [first.id, second.id, foreign.id, 999_999], staff);
    expect(answer.accepted).toEqual([first.id]);
    expect(answer.refused.map(({ appt_id }) => appt_id)).toEqual([second.id, foreign.id, 999_999]);
    expect(await statusOf(first.id)).toBe('Accept');
    expect(await statusOf(foreign.id)).toBe('New');
    const log = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'accept')));
    expect(log).toMatchObject([{ actorId: staff.userId, subjectId: String(first.id) }]);
  });

  it('[ANSWER-002] repeated accepts once', async () => {
    const shop = await openShop();
    const { id } = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    const answers = await Promise.all([acceptAll(shop, [id]), acceptAll(shop, [id])]);
    expect(answers.flatMap(({ accepted }) => accepted)).toEqual([id]);
  });

  it('[ANSWER-002] an open booking says that its day has been closed', async () => {
    const shop = await openShop();
    const { id } = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    const read = async () => {
      const day = dateAt('Europe/Dublin', api.clock.now());
      const { desk_calendar } = await api.ask<{ desk_calendar: { to_answer: object[] } }>(
        WAITING,
        { business: shop.id, day },
        owner,
      );
      return desk_calendar.to_answer;
    };
    expect(await read()).toEqual([{ appt_id: id, overlaps: null, is_shut: false }]);
    await api.db.insert(closedDates).values({ businessId: shop.id, date: '2026-06-18' });
    expect(await read()).toEqual([{ appt_id: id, overlaps: null, is_shut: true }]);
  });
});

describe('the acceptance rule', () => {
  it('[ANSWER-001] only the owner can set it, and the audit log records it', async () => {
    const shop = await openShop();
    const save = (rules: object[], as: SignedIn) =>
      api.run(SAVE, { business: shop.id, rules }, as) as Promise<{ errors?: object[]; data?: object }>;
    expect((await save(KNOWN, staff)).errors).toBeDefined();
    expect((await save([rule('friends', true), ...KNOWN], owner)).errors).toBeDefined();
    expect((await save([rule('known', true)], owner)).errors).toBeDefined();
    expect((await save(KNOWN, owner)).data).toMatchObject({ desk_save_accept_rules: { status: 1 } });
    const read = await api.ask<{ desk_shop: object }>(RULES, { business: shop.id }, owner);
    expect(read.desk_shop).toEqual({ confirms_at_once: false, accept_rules: KNOWN });
    const log = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'save-acceptance'));
    expect(log).toMatchObject([
      { businessId: shop.id, actorId: owner.userId, changes: { rules: [{ guests: 'known' }, { guests: 'anybody' }] } },
    ]);
  });

  it('[ANSWER-001] accepts known guests at once, and new ones wait', async () => {
    const shop = await openShop({ acceptsKnown: true });
    const known = await api.signIn();
    await know(shop, known);
    expect(await statusOf(await bookAt(shop, known, '2026-06-16 10:00'))).toBe('Accept');
    expect(await statusOf(await bookAt(shop, guest, '2026-06-16 12:00'))).toBe('New');
  });

  it('[ANSWER-001] everyone waits unless the owner chose otherwise', async () => {
    const shop = await openShop();
    const known = await api.signIn();
    await know(shop, known);
    expect(await statusOf(await bookAt(shop, known, '2026-06-16 10:00'))).toBe('New');
  });

  it('[ANSWER-001] accepts a new guest once the deposit is paid', async () => {
    const shop = await openShop({ confirmsAtOnce: true, newOnlyPaid: true, upfrontPercent: 20 });
    const { sale_id, appointment_ids } = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 10:00')],
      upfront_amount: 15,
      payment_info: { stripe: 15 },
    });
    const [id = 0] = appointment_ids;
    expect(await statusOf(id)).toBe('Held');
    await inTransaction(api.app.services, async (tx) => {
      const sale = await lockSale(tx.db, { businessId: shop.id, saleId: sale_id ?? 0 });
      if (sale) await confirmSale(tx, sale);
    });
    expect(await statusOf(id)).toBe('Accept');
    const free = await openShop({ confirmsAtOnce: true, newOnlyPaid: true });
    expect(await statusOf(await bookAt(free, guest, '2026-06-16 10:00'))).toBe('New');
  });

  it('[ANSWER-003] previews what it would have done in the last 30 days', async () => {
    const shop = await openShop();
    const known = await api.signIn();
    const now = api.clock.now();
    const before = { status: 'Completed', completedAt: now - 40 * 86_400 } as const;
    await insertAppointment(api.db, shop, known.userId, {
      startsAt: now - 41 * 86_400,
      bookedAt: now - 50 * 86_400,
      appointment: before,
    });
    const soon = (who: SignedIn, hours: number) =>
      insertAppointment(api.db, shop, who.userId, { startsAt: now + hours * 3_600, bookedAt: now - 86_400 });
    await soon(known, 30);
    await soon(guest, 40);
    const preview = async (rules: object[]) =>
      (await api.ask<{ desk_accept_preview: object }>(PREVIEW, { business: shop.id, rules }, owner))
        .desk_accept_preview;
    expect(await preview([rule('anybody', false)])).toEqual({ requests: 2, accepted: 0 });
    expect(await preview(KNOWN)).toEqual({ requests: 2, accepted: 1 });
    expect(await preview([rule('anybody', true)])).toEqual({ requests: 2, accepted: 2 });
    const long = rule('anybody', false, { longer_than: 15 });
    expect(await preview([long, rule('anybody', true)])).toEqual({ requests: 2, accepted: 0 });
    await insertAppointment(api.db, shop, known.userId, {
      startsAt: now - 35 * 86_400,
      bookedAt: now - 45 * 86_400,
      appointment: { status: 'No Show' },
    });
    expect(await preview([rule('missed', false), ...KNOWN])).toEqual({ requests: 2, accepted: 0 });
    expect(await preview([rule('known', true), rule('missed', false), rule('anybody', false)])).toEqual({
      requests: 2,
      accepted: 1,
    });
  });

  it('[ANSWER-007] the first rule in the owner’s order decides about a booking', async () => {
    const shop = await openShop({ confirmsAtOnce: true });
    const [known, missing] = [await api.signIn(), await api.signIn()];
    await know(shop, known);
    await know(shop, missing);
    await insertAppointment(api.db, shop, missing.userId, {
      startsAt: api.clock.now() - 86_400,
      appointment: { status: 'No Show' },
    });
    const save = (rules: object[]) => api.ask(SAVE, { business: shop.id, rules }, owner);
    await save([rule('missed', false), ...KNOWN]);
    expect(await statusOf(await bookAt(shop, known, '2026-06-16 10:00'))).toBe('Accept');
    expect(await statusOf(await bookAt(shop, missing, '2026-06-16 12:00'))).toBe('New');
    await save([rule('known', true), rule('missed', false), rule('anybody', false)]);
    expect(await statusOf(await bookAt(shop, missing, '2026-06-16 14:00'))).toBe('Accept');
    await save([rule('known', false, { longer_than: 15 }), rule('anybody', true)]);
    expect(await statusOf(await bookAt(shop, known, '2026-06-16 16:00'))).toBe('New');
  });

  it('[ANSWER-007] a paid booking follows the owner’s rules too', async () => {
    const shop = await openShop({ upfrontPercent: 20 });
    const missing = await api.signIn();
    await insertAppointment(api.db, shop, missing.userId, {
      startsAt: api.clock.now() - 86_400,
      appointment: { status: 'No Show' },
    });
    const rules = [rule('missed', false), rule('new', true, { paid: true }), rule('anybody', false)];
    await api.ask(SAVE, { business: shop.id, rules }, owner);
    const pay = async (who: SignedIn, time: string) => {
      const { sale_id, appointment_ids } = await book(api, who.token, {
        business_id: shop.id,
        services: [at(shop.pricingId, time)],
        upfront_amount: 15,
        payment_info: { stripe: 15 },
      });
      await inTransaction(api.app.services, async (tx) => {
        const sale = await lockSale(tx.db, { businessId: shop.id, saleId: sale_id ?? 0 });
        if (sale) await confirmSale(tx, sale);
      });
      return statusOf(appointment_ids[0] ?? 0);
    };
    expect(await pay(missing, '2026-06-16 10:00')).toBe('New');
    expect(await pay(await api.signIn(), '2026-06-16 12:00')).toBe('Accept');
    await api.ask(
      SAVE,
      { business: shop.id, rules: [rule('anybody', false, { longer_than: 15 }), ...rules.slice(1)] },
      owner,
    );
    expect(await pay(await api.signIn(), '2026-06-16 14:00')).toBe('New');
  });

  it('[ANSWER-007] the choice at opening is put aside by the rules, and takes over only when it changes', async () => {
    const shop = await openShop({ confirmsAtOnce: true });
    await api.ask(SAVE, { business: shop.id, rules: KNOWN }, owner);
    const saveTerms = (atOnce: boolean) =>
      api.ask(
        `mutation($business: Int!, $atOnce: Boolean!) { desk_save_terms(business_id: $business, upfront_percent: 0,
          confirms_at_once: $atOnce, video_vetting: false, consultation_minutes: 15) { status } }`,
        { business: shop.id, atOnce },
        owner,
      );
    const read = async () =>
      (await api.ask<{ desk_shop: { accept_rules: object[] } }>(RULES, { business: shop.id }, owner)).desk_shop
        .accept_rules;
    await saveTerms(false);
    expect(await read()).toEqual(KNOWN);
    await saveTerms(true);
    expect(await read()).toMatchObject([{ accepts: true }, { accepts: true }, { accepts: true }]);
  });
});
