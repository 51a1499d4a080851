import { auditEntries, creditNotes, memberships, notifications, outbox, savedCards, users } from '@thyme/db/schema';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { CARDS, ledgerOf } from '../../../../test/kit/paying.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { planEnded } from '../../payments/index.ts';
import { bookWith } from '../../payments/packages/packages.fixtures.ts';
import { warnOfCards } from '../job-handlers.ts';
import {
  type Answer,
  becomeMember,
  change,
  join,
  lastOf,
  memberOf,
  offerMembership,
  periodsOf,
  runCharges,
  sessionsOf,
} from '../memberships.fixtures.ts';

let api: TestApi;
let owner: SignedIn;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2027-02-01 10:00'));
  owner = await api.signInBusiness();
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 20, cancellation: [2], vatNumber: 'IE1234567T', vatRate: 13.5, horizonDays: 200 },
    chairs: 5,
  });
  await joinBusiness(api.db, shop.id, owner.userId);
});

const place = () => ({ api, shop, owner });
const PAGE = `query($b: Int!) { desk_memberships(business_id: $b) {
  offers { id members is_offered shown { name price } } members { id guest_name status sessions_left } months { month amount payments } } }`;
const CHANGE = `mutation($b: Int!, $id: Int!, $change: String!, $on: String, $reason: String) {
  answer: desk_change_member(business_id: $b, id: $id, change: $change, resume_on: $on, reason: $reason) { status message } }`;
const INVITE = `mutation($b: Int!, $offer: Int!, $guest: Int!) {
  answer: desk_invite_member(business_id: $b, offer_id: $offer, guest_id: $guest) { status message } }`;
const CLOSE = 'mutation($email: String!) { guestOffBoardingRequest(answer: "Moving", email: $email) { status } }';
const act = async (document: string, form: object, who = owner) =>
  (await api.ask<{ answer: Answer }>(document, { b: shop.id, ...form }, who)).answer;
interface Page {
  offers: { id: number; members: number; is_offered: boolean; shown: { price: number } }[];
  members: { id: number; status: string; sessions_left: number }[];
  months: object[];
}
const page = async () => (await api.ask<{ desk_memberships: Page }>(PAGE, { b: shop.id }, owner)).desk_memberships;
const member = async (values: object = {}, card: string = CARDS.good) =>
  (await becomeMember(place(), guest, await offerMembership(place(), values), card)).id;

describe('a session of a membership', () => {
  it('[MEMB-002] pays for a booking like one of a package, and is restored when it is cancelled in time', async () => {
    const id = await member();
    const [period] = await periodsOf(api, id);
    const sold = await sessionsOf(api, period?.saleId ?? 0);
    const { request } = bookWith({ api, shop, guest }, sold.code, '2027-02-10 10:00');
    const booked = await book(api, guest.token, request);
    expect(booked).toMatchObject({ status: 1, payment_status: 1 });
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual(['sale 7500', 'session_use 7500']);
    expect((await page()).members).toMatchObject([{ status: 'active', sessions_left: 1 }]);
    const cancel = 'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status } }';
    await api.ask(cancel, { id: booked.appointment_ids?.[0] }, guest);
    expect((await sessionsOf(api, period?.saleId ?? 0)).remaining).toBe(2);
  });

  it('[MEMB-002] is in no list of packages that a shop sells', async () => {
    await offerMembership(place());
    const sold = await api.ask<{ business_vouchers: object[] }>(
      `{ business_vouchers(business_id: ${shop.id}, with_packages: true) { id } }`,
    );
    expect(sold.business_vouchers).toEqual([]);
    const desk = await api.ask<{ desk_packages: object }>(
      'query($b: Int!) { desk_packages(business_id: $b) { packages { id } sold { id } } }',
      { b: shop.id },
      owner,
    );
    expect(desk.desk_packages).toEqual({ packages: [], sold: [] });
  });
});

/** The text of a mail. */
const wordsOf = async (key: string) =>
  JSON.stringify((await api.db.select().from(outbox).where(like(outbox.dedupeKey, key)))[0]?.payload);

describe('memberships at the desk', () => {
  it('[MEMB-006] an offer of another shop cannot be changed', async () => {
    const elsewhere = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, elsewhere.id, owner.userId);
    const foreign = await offerMembership({ ...place(), shop: elsewhere });
    await expect(offerMembership(place(), { id: foreign })).rejects.toThrow('This membership could not be found.');
    expect((await page()).offers).toEqual([]);
  });

  it('[MEMB-006] members keep their terms when the offer changes, and payments are summed by month', async () => {
    const first = await offerMembership(place());
    const { id } = await becomeMember(place(), guest, first);
    const second = await offerMembership(place(), { id: first, price: 59 });
    expect(second).not.toBe(first);
    api.clock.set(instant('2027-03-01 08:01'));
    await runCharges(api);
    expect((await periodsOf(api, id)).map(({ amount, status }) => [amount, status])).toEqual([
      [4901, 'paid'],
      [4901, 'paid'],
    ]);
    const shown = await page();
    expect(shown.offers.map((one) => [one.id, one.is_offered, one.members, one.shown.price])).toEqual([
      [second, true, 0, 59],
      [first, false, 1, 49.01],
    ]);
    expect(shown.months).toEqual([
      { month: '2027-03', amount: 49.01, payments: 1 },
      { month: '2027-02', amount: 49.01, payments: 1 },
    ]);
  });

  it('[MEMB-010] ends one now with a refund of the unused part, a reason and an audit entry', async () => {
    const id = await member();
    const [period] = await periodsOf(api, id);
    const sold = await sessionsOf(api, period?.saleId ?? 0);
    const { request } = bookWith({ api, shop, guest }, sold.code, '2027-02-10 10:00');
    await book(api, guest.token, request);
    expect(await act(CHANGE, { id, change: 'end' })).toMatchObject({ status: 0 });
    expect((await act(CHANGE, { id, change: 'end', reason: 'We’re moving' })).message).toBe(
      'Ended. €24.50 is refunded for unused sessions.',
    );
    await api.runJobs();
    expect(await memberOf(api, id)).toMatchObject({ status: 'ended', cancelledBy: 'business' });
    expect(await ledgerOf(api, period?.saleId ?? 0)).toEqual([
      'sale 4901',
      'charge 4901',
      'credit -2450',
      'refund -2450',
    ]);
    expect(
      await api.db
        .select()
        .from(creditNotes)
        .where(eq(creditNotes.saleId, period?.saleId ?? 0)),
    ).toHaveLength(1);
    const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'member-end'));
    expect(entry?.changes).toMatchObject({ guest: 'Niamh Byrne', reason: 'We’re moving' });
    const [mail] = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `membership:${id}:ended`));
    expect(JSON.stringify(mail?.payload)).toContain('We’re moving');
  });

  it('[MEMB-010] pauses and cancels for a member; another shop’s owner finds nothing', async () => {
    const id = await member();
    expect(await act(CHANGE, { id, change: 'pause', on: '2027-04-01', reason: 'Holiday' })).toMatchObject({
      status: 1,
    });
    expect((await memberOf(api, id)).resumeOn).toBe('2027-04-01');
    expect(await act(CHANGE, { id, change: 'resume' })).toMatchObject({ status: 1 });
    expect(await act(CHANGE, { id, change: 'cancel', reason: 'As you asked' })).toMatchObject({ status: 1 });
    expect(await memberOf(api, id)).toMatchObject({ status: 'active', lastNumber: 0, cancelledBy: 'business' });
    expect(await wordsOf(`membership:${id}:cancelled-%`)).toContain(
      'Willow Room cancelled Facial club. “As you asked” You keep',
    );
    const stranger = await api.signInBusiness();
    const elsewhere = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, elsewhere.id, stranger.userId);
    const form = { b: elsewhere.id, id, change: 'cancel', reason: 'x' };
    expect(await act(CHANGE, form, stranger)).toEqual({ status: 0, message: 'This membership could not be found.' });
    const other = await api.signIn();
    expect((await change(api, other, id, 'cancel')).message).toBe('This membership could not be found.');
  });

  it('[MEMB-010] invites a guest who has an account and has been here; joining needs their own consent', async () => {
    const offer = await offerMembership(place());
    expect(await act(INVITE, { offer, guest: guest.userId })).toMatchObject({ status: 0 });
    await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2027-01-20 10:00') });
    expect(await act(INVITE, { offer, guest: guest.userId })).toMatchObject({ status: 1 });
    expect(await act(INVITE, { offer, guest: guest.userId })).toMatchObject({ status: 0 });
    const invited = await lastOf(api, guest.userId);
    expect(invited).toMatchObject({ status: 'invited', consentedAt: null });
    expect((await becomeMember(place(), guest, offer)).id).toBe(invited.id);
    expect(await memberOf(api, invited.id)).toMatchObject({ status: 'active' });
  });
});

describe('the end of an account or a shop', () => {
  it('[MEMB-012] closing the account ends its memberships, and nothing more is charged', async () => {
    const id = await member();
    await api.ask(CLOSE, { email: guest.email }, guest);
    expect(await memberOf(api, id)).toMatchObject({ status: 'ended', consent: '', savedCardId: null });
    api.clock.set(instant('2027-03-01 08:01'));
    await runCharges(api);
    expect(await periodsOf(api, id)).toHaveLength(1);
  });

  it('[MEMB-012] ending the shop’s plan stops all charges; members keep what they paid for', async () => {
    const id = await member();
    await inTransaction(api.app.services, (tx) => planEnded(tx, { businessId: shop.id }));
    expect(await memberOf(api, id)).toMatchObject({ status: 'active', lastNumber: 0, cancelledBy: 'business' });
    api.clock.set(instant('2027-03-01 08:01'));
    await runCharges(api);
    expect(await memberOf(api, id)).toMatchObject({ status: 'ended' });
    expect(await periodsOf(api, id)).toHaveLength(1);
  });
});

describe('the card of a membership', () => {
  it('[MEMB-013] a guest is notified once that it expires before the next charge, and chooses another', async () => {
    const id = await member();
    const { savedCardId } = await memberOf(api, id);
    await api.db
      .update(savedCards)
      .set({ expMonth: 2, expYear: 2027 })
      .where(eq(savedCards.id, savedCardId ?? 0));
    for (const _ of [1, 2]) await warnOfCards.run(api.app.services, {});
    const told = await api.db
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `membership:${id}:expiring-%`));
    expect(told).toHaveLength(1);
    const [stranger] = await api.db.select().from(users).where(eq(users.id, owner.userId));
    const use =
      'mutation($id: Int!, $card: Int!) { answer: change_membership_card(id: $id, saved_card_id: $card) { status } }';
    expect(await act(use, { id, card: stranger?.id ?? 0 }, guest)).toMatchObject({ status: 0 });
  });

  it('[MEMB-011] the account shows the next charge, the sessions left, and the invoices', async () => {
    const id = await member();
    const own = `{ my_memberships { id status sessions_left next_payment card is_cancelled payments { sale_id amount } offer { name price_words } } }`;
    const [period] = await periodsOf(api, id);
    const { my_memberships } = await api.ask<{ my_memberships: object[] }>(own, {}, guest);
    expect(my_memberships).toEqual([
      {
        id,
        status: 'active',
        sessions_left: 2,
        next_payment: Date.UTC(2027, 2, 1, 8) / 1000,
        card: 'Visa ending 4242',
        is_cancelled: false,
        payments: [{ sale_id: period?.saleId, amount: 49.01 }],
        offer: { name: 'Facial club', price_words: '€49.01 a month' },
      },
    ]);
  });

  it('[MEMB-004] a saved card pays at once, and is the one that is charged from then on', async () => {
    const id = await member();
    const { savedCardId } = await memberOf(api, id);
    const offer = await offerMembership(place(), { name: 'Second club' });
    expect(await join(place(), guest, offer, { card: savedCardId })).toMatchObject({ status: 1, payment_url: null });
    expect(await lastOf(api, guest.userId)).toMatchObject({ status: 'active', savedCardId });
    const all = await api.db.select().from(memberships).where(eq(memberships.userId, guest.userId));
    expect(all).toHaveLength(2);
    const bell = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.kind, 'membership')));
    const started = expect.stringMatching(/^Your membership has started: €49\.01 a month\./);
    expect(bell.map(({ message }) => message)).toEqual([started, started]);
  });
});
