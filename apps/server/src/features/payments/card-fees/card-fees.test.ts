import {
  appointments,
  cardFeeConsents,
  cardFees,
  cardOrders,
  notifications,
  outbox,
  refunds,
  savedCards,
  vatPostings,
} from '@thyme/db/schema';
import { feeConsentWords } from '@thyme/domain/payments';
import { DAY, HOUR, weekdayOf } from '@thyme/domain/time';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import {
  CARDS,
  confirmPayment,
  ledgerOf,
  payByCard,
  readCardPage,
  refundNews,
  saleOf,
} from '../../../../test/kit/paying.ts';
import { chargeCardFees } from '../job-handlers.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, guest] = [await api.signInBusiness(), await api.signIn()];
  const business = { upfrontPercent: 30, horizonDays: 200, vatNumber: 'IE1234567T', vatRate: 13.5 };
  shop = await insertBusiness(api.db, api.clock.now(), { business, chairs: 30, pricing: { price: 10_000 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  expect(await act(RULE, { percent: 50, hours: 24 })).toMatchObject({ status: 1 });
});
afterAll(() => api.close());

const RULE = `mutation($b: Int!, $percent: Int!, $hours: Int!) {
  answer: desk_save_card_fee_rule(business_id: $b, percent: $percent, late_hours: $hours) { status message } }`;
const ANNOUNCE = `mutation($b: Int!, $id: Int!, $amount: Float!, $key: String) {
  answer: desk_announce_card_fee(business_id: $b, appt_id: $id, amount: $amount, idempotency_key: $key) { status message } }`;
const DECIDE = `mutation($b: Int!, $id: Int!, $decision: String!) {
  answer: desk_decide_card_fee(business_id: $b, id: $id, decision: $decision) { status message } }`;
const REPORTS = `query($b: Int!, $from: String!, $to: String!) {
  desk_reports(business_id: $b, from: $from, to: $to, keys: ["service"]) { key } }`;
const PAGE = `query($b: Int!) { desk_card_fees(business_id: $b) {
  percent chargeable { appt_id most reason } fees { id status amount guest_note } } }`;
const AGREE = `mutation($order: Int!, $fee: Boolean!) {
  answer: save_card_of_order(order_id: $order, save: false, fee_consent: $fee) { status message } }`;
const TERMS = 'query($order: Int!) { order_fee_terms(order_id: $order) { percent late_hours } }';
const OBJECT =
  'mutation($id: Int!, $note: String!) { answer: question_card_fee(appt_id: $id, note: $note) { status message } }';
const OWN = 'query($id: Int!) { appointment_card_fee(appt_id: $id) { amount status note can_object agreed } }';
const PAY = 'mutation($id: Int!) { answer: pay_card_fee(appt_id: $id) { status message payment_url } }';
const NO_SHOW = 'mutation($id: Int!) { answer: desk_no_show(id: $id) { status message } }';
const TAKE_BACK = 'mutation($id: Int!) { answer: desk_take_back(id: $id) { status message } }';
const RETURN = 'mutation($id: Int!) { answer: desk_return_deposit(id: $id) { status message } }';
const REFUND = `mutation($id: Int!, $version: Int!, $amount: Float!) {
  answer: desk_refund(id: $id, version: $version, amount: $amount, to: "cash", reason: "Fee") { status message } }`;
const CANCEL =
  'mutation($id: Int!) { answer: statusUpdateForAppointment(id: $id, status: "Cancelled") { status message } }';
const WITH_SAVED = `mutation($order: Int!, $card: Int!, $fee: Boolean) {
  answer: pay_with_saved_card(order_id: $order, card_id: $card, fee_consent: $fee) { status message } }`;

interface Answer {
  status: number;
  message: string;
  payment_url?: string | null;
}
const act = async (document: string, form: object, who = owner) => {
  // Only the variables that a document has may be sent.
  const b = document.includes('$b:') ? { b: shop.id } : {};
  return (await api.ask<{ answer: Answer }>(document, { ...b, ...form }, who)).answer;
};
const page = async () =>
  (
    await api.ask<{
      desk_card_fees: { chargeable: { appt_id: number; most: number }[]; fees: { id: number; status: string }[] };
    }>(PAGE, { b: shop.id }, owner)
  ).desk_card_fees;

/** The next Wednesday that is not too near: weekends are closed. */
function openDay(): string {
  let day = api.clock.now() + 3 * DAY;
  const dateOf = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 10);
  while (weekdayOf(dateOf(day)) !== 3) day += DAY;
  return dateOf(day);
}

/** A booking whose €30 deposit is still to be paid on the card page. */
async function booked(who = guest) {
  const answer = await book(api, who.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, `${openDay()} 10:00`)],
    payment_info: { stripe: 30 },
  });
  return readCardPage(answer.payment_url);
}

/** The same, paid by card by a guest who agreed or did not. */
async function paid({ agrees = true, card = CARDS.good as string, who = guest } = {}) {
  const cardPage = await booked(who);
  expect(await act(AGREE, { order: cardPage.orderId, fee: agrees }, who)).toMatchObject({ status: 1 });
  const answer = await payByCard(api, cardPage.publicId, card);
  if (answer.body.state === 'challenge')
    await api.fetch(String(answer.body.challenge_url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ approve: 'yes' }),
    });
  expect(await confirmPayment(api, who.token, cardPage)).toMatchObject({ status: 1 });
  return { ...(await appointmentOf(cardPage.saleId)), saleId: cardPage.saleId, orderId: cardPage.orderId };
}

async function appointmentOf(saleId: number) {
  const [row] = await api.db.select().from(appointments).where(eq(appointments.saleId, saleId));
  if (!row) throw new Error('Nothing was booked.');
  return { id: row.id, startsAt: row.startsAt };
}

/** Marks the appointment as missed. */
async function missed(how: Parameters<typeof paid>[0] = {}) {
  const one = await paid(how);
  api.clock.advance(one.startsAt + HOUR - api.clock.now());
  expect(await act(NO_SHOW, { id: one.id })).toMatchObject({ status: 1 });
  return one;
}

const feeOf = async (appointmentId: number) =>
  (await api.db.select().from(cardFees).where(eq(cardFees.appointmentId, appointmentId)).orderBy(desc(cardFees.id)))[0];

async function afterGrace(): Promise<void> {
  api.clock.advance(2 * DAY + HOUR);
  await chargeCardFees.run(api.app.services, {});
  await api.runJobs();
}

describe('a fee on a stored card', () => {
  it('[FEE-001] [FEE-002] needs consent, is announced, and is charged after two days, once', async () => {
    const agreed = await missed();
    const refused = await missed({ agrees: false });
    const [consent] = await api.db.select().from(cardFeeConsents).where(eq(cardFeeConsents.saleId, agreed.saleId));
    const words = feeConsentWords({ percent: 50, lateHours: 24 });
    expect(consent).toMatchObject({ percent: 50, lateHours: 24, words, savedCardId: expect.any(Number) });
    expect((await page()).chargeable).toEqual([{ appt_id: agreed.id, most: 20, reason: 'no-show' }]);
    expect((await act(ANNOUNCE, { id: refused.id, amount: 5 })).status).toBe(0);
    expect((await act(ANNOUNCE, { id: agreed.id, amount: 20.01 })).message).toBe(
      'That is more than the guest agreed to.',
    );
    const form = { id: agreed.id, amount: 20, key: 'one-key-for-one-fee-00000' };
    expect(await act(ANNOUNCE, form)).toMatchObject({ status: 1 });
    expect(await act(ANNOUNCE, form)).toMatchObject({ status: 1 });
    expect(await api.db.$count(cardFees, eq(cardFees.appointmentId, agreed.id))).toBe(1);
    const about = and(eq(notifications.recipientId, guest.userId), eq(notifications.kind, 'card_fee'));
    expect(await api.db.$count(notifications, about)).toBe(1);
    expect(await api.db.$count(outbox, eq(outbox.template, 'card-fee'))).toBe(1);
    // Not before it is due.
    await chargeCardFees.run(api.app.services, {});
    expect((await feeOf(agreed.id))?.status).toBe('announced');
    await afterGrace();
    expect((await feeOf(agreed.id))?.status).toBe('paid');
    const ledger = ['sale 10000', 'charge 3000', 'cancellation -10000', 'fee 3000', 'fee 2000', 'charge 2000'];
    expect(await ledgerOf(api, agreed.saleId)).toEqual(ledger);
    await chargeCardFees.run(api.app.services, {});
    expect(await saleOf(api, agreed.saleId)).toMatchObject({ claimedAmount: 5000, paidAmount: 5000 });
    // Deposit and fee are taxed like the appointment; reading a report posts what is new.
    const today = new Date(api.clock.now() * 1000).toISOString().slice(0, 10);
    await api.ask(REPORTS, { b: shop.id, from: '2026-01-01', to: today }, owner);
    const postings = await api.db
      .select()
      .from(vatPostings)
      .where(eq(vatPostings.saleId, agreed.saleId))
      .orderBy(vatPostings.id);
    expect(postings.map(({ gross, rate }) => [gross, rate])).toEqual([
      [3000, 13.5],
      [2000, 13.5],
    ]);
  });

  it('[FEE-003] is paused by the guest’s objection, then announced again or dropped by the shop', async () => {
    const { id } = await missed();
    await act(ANNOUNCE, { id, amount: 10 });
    expect((await act(OBJECT, { id, note: ' ' }, guest)).status).toBe(0);
    const stranger = await api.signIn();
    expect((await act(OBJECT, { id, note: 'Mine' }, stranger)).message).toBe('This fee does not exist.');
    expect(await act(OBJECT, { id, note: 'I was there.' }, guest)).toMatchObject({ status: 1 });
    expect(await api.ask(OWN, { id }, guest)).toEqual({
      appointment_card_fee: {
        amount: 10,
        status: 'paused',
        note: 'I was there.',
        can_object: false,
        agreed: feeConsentWords({ percent: 50, lateHours: 24 }),
      },
    });
    await afterGrace();
    const fee = await feeOf(id);
    expect(fee?.status).toBe('paused');
    expect(await act(DECIDE, { id: fee?.id, decision: 'resume' })).toMatchObject({ status: 1 });
    await chargeCardFees.run(api.app.services, {});
    expect((await feeOf(id))?.status).toBe('announced');
    expect(await act(DECIDE, { id: fee?.id, decision: 'drop' })).toMatchObject({ status: 1 });
    await afterGrace();
    expect((await feeOf(id))?.status).toBe('dropped');
    expect(await act(DECIDE, { id: fee?.id, decision: 'drop' })).toMatchObject({ status: 0 });
    // The guest was notified that there is nothing more to do.
    expect((await page()).chargeable.map(({ appt_id }) => appt_id)).not.toContain(id);
    expect((await act(ANNOUNCE, { id, amount: 5 })).status).toBe(0);
  });

  it.each([
    ['asks the guest', CARDS.challenge],
    ['declines', CARDS.onceOnly],
  ])('[FEE-004] where the bank %s, the guest pays by a link', async (_what, card) => {
    const { id, saleId } = await missed({ card });
    await act(ANNOUNCE, { id, amount: 20 });
    await afterGrace();
    expect((await feeOf(id))?.status).toBe('link');
    const [told] = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.kind, 'card_fee')))
      .orderBy(desc(notifications.id));
    const link = readCardPage(told?.targetUrl ?? null);
    await payByCard(api, link.publicId, CARDS.good);
    expect(await confirmPayment(api, guest.token, link)).toMatchObject({ status: 1 });
    expect((await feeOf(id))?.status).toBe('paid');
    expect(await saleOf(api, saleId)).toMatchObject({ paidAmount: 5000 });
  });

  it('[FEE-003] can’t be stopped once it is due', async () => {
    const { id } = await missed();
    await act(ANNOUNCE, { id, amount: 10 });
    api.clock.advance(2 * DAY);
    expect((await act(OBJECT, { id, note: 'Too late.' }, guest)).message).toBe(
      'This fee can’t be stopped any more. Please contact the shop.',
    );
  });

  it('[FEE-001] a removed card is not charged, and after the announcement the guest gets a link', async () => {
    const card = '5555555555554444';
    const remove = () =>
      api.db.delete(savedCards).where(and(eq(savedCards.userId, guest.userId), eq(savedCards.last4, '4444')));
    const before = await missed({ card });
    await remove();
    expect((await page()).chargeable.map(({ appt_id }) => appt_id)).not.toContain(before.id);
    const after = await missed({ card });
    await act(ANNOUNCE, { id: after.id, amount: 20 });
    await remove();
    await afterGrace();
    expect((await feeOf(after.id))?.status).toBe('link');
    const { payment_url } = await act(PAY, { id: after.id }, guest);
    const link = readCardPage(payment_url ?? null);
    await payByCard(api, link.publicId, CARDS.good);
    expect(await confirmPayment(api, guest.token, link)).toMatchObject({ status: 1 });
    expect((await feeOf(after.id))?.status).toBe('paid');
  });

  it('[FEE-001] “late” means what the guest agreed to, and what the cancellation kept is deducted', async () => {
    const early = await paid();
    api.clock.advance(early.startsAt - 25 * HOUR - api.clock.now());
    expect(await act(CANCEL, { id: early.id }, guest)).toMatchObject({ status: 1 });
    const late = await paid();
    // A rule saved meanwhile does not apply to this guest.
    await act(RULE, { percent: 100, hours: 168 });
    api.clock.advance(late.startsAt - 2 * HOUR - api.clock.now());
    expect(await act(CANCEL, { id: late.id }, guest)).toMatchObject({ status: 1 });
    await act(RULE, { percent: 50, hours: 24 });
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, late.id));
    const { chargeable } = await page();
    expect(chargeable.map(({ appt_id }) => appt_id)).not.toContain(early.id);
    const most = 50 - (row?.cancellationFee ?? 0) / 100;
    expect(chargeable).toContainEqual({ appt_id: late.id, most, reason: 'late-cancellation' });
    await act(ANNOUNCE, { id: late.id, amount: most });
    await afterGrace();
    expect((await feeOf(late.id))?.status).toBe('paid');
    const sale = await saleOf(api, late.saleId);
    expect([sale.claimedAmount, sale.paidAmount]).toEqual([5000, 5000]);
  });

  it('[FEE-005] a saved card that pays for the booking needs the same consent', async () => {
    await paid();
    const own = and(eq(savedCards.userId, guest.userId), eq(savedCards.last4, '4242'));
    const [card] = await api.db.select().from(savedCards).where(own);
    const without = await booked();
    await act(WITH_SAVED, { order: without.orderId, card: card?.id, fee: null }, guest);
    expect(await api.db.$count(cardFeeConsents, eq(cardFeeConsents.saleId, without.saleId))).toBe(0);
    const one = await booked();
    expect(await api.ask(TERMS, { order: one.orderId }, guest)).toEqual({
      order_fee_terms: { percent: 50, late_hours: 24 },
    });
    expect(await act(WITH_SAVED, { order: one.orderId, card: card?.id, fee: true }, guest)).toMatchObject({
      status: 1,
    });
    const [consent] = await api.db.select().from(cardFeeConsents).where(eq(cardFeeConsents.saleId, one.saleId));
    expect(consent).toMatchObject({ percent: 50, savedCardId: card?.id });
  });

  it('[FEE-001] a card that is saved without a word about the fee agrees to none', async () => {
    const page = await booked();
    const save = `mutation($order: Int!) { answer: save_card_of_order(order_id: $order, save: true) { status message } }`;
    expect(await act(save, { order: page.orderId }, guest)).toMatchObject({ status: 1 });
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    expect(await api.db.$count(cardFeeConsents, eq(cardFeeConsents.saleId, page.saleId))).toBe(0);
  });

  it('[FEE-027] what cancelling late may cost is said before it happens', async () => {
    const { id, startsAt } = await paid();
    const QUOTE = `query($id: Int!) { appointment(id: $id) { cancellation_quote { fee refund late_fee late_fee_last4 } } }`;
    const quote = async () =>
      (await api.ask<{ appointment: { cancellation_quote: object } }>(QUOTE, { id }, guest)).appointment
        .cancellation_quote;
    expect(await quote()).toMatchObject({ late_fee: 0, late_fee_last4: '' });
    api.clock.set(startsAt - HOUR);
    const late = await quote();
    expect(late).toMatchObject({ late_fee_last4: '4242' });
    await act(CANCEL, { id }, guest);
    const [most] = (await page()).chargeable.filter(({ appt_id }) => appt_id === id);
    expect(late).toMatchObject({ late_fee: most?.most });
    const { id: refused, startsAt: then } = await paid({ agrees: false });
    api.clock.set(then - HOUR);
    expect(
      (await api.ask<{ appointment: { cancellation_quote: object } }>(QUOTE, { id: refused }, guest)).appointment,
    ).toMatchObject({ cancellation_quote: { late_fee: 0 } });
  });

  it('[FEE-006] two desks announce it once', async () => {
    const { id } = await missed();
    const answers = await Promise.all([5, 10, 20].map((amount) => act(ANNOUNCE, { id, amount })));
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 0, 1]);
    expect(answers.find(({ status }) => status === 0)?.message).toBe('This fee has been announced already.');
    expect(await api.db.$count(cardFees, eq(cardFees.appointmentId, id))).toBe(1);
  });

  it('[FEE-006] undoing a no-show drops its fee, which can be announced again after a real one', async () => {
    const { id } = await missed();
    await act(ANNOUNCE, { id, amount: 20 });
    expect(await act(TAKE_BACK, { id })).toMatchObject({ status: 1 });
    expect(await feeOf(id)).toMatchObject({ status: 'dropped' });
    expect(await api.ask(OWN, { id }, guest)).toEqual({ appointment_card_fee: null });
    await afterGrace();
    expect(await act(NO_SHOW, { id })).toMatchObject({ status: 1 });
    expect(await act(ANNOUNCE, { id, amount: 20 })).toMatchObject({ status: 1 });
  });

  it('[FEE-006] [NOTIF-034] a payment by the link of a dropped fee is refunded', async () => {
    const { id, saleId } = await missed({ card: CARDS.onceOnly });
    await act(ANNOUNCE, { id, amount: 20 });
    await afterGrace();
    const fee = await feeOf(id);
    const [order] = await api.db
      .select()
      .from(cardOrders)
      .where(eq(cardOrders.id, fee?.orderId ?? 0));
    // The guest has paid at the provider, and the shop drops the fee before the webhook arrives.
    await payByCard(api, order?.publicId ?? '', CARDS.good);
    expect(await act(DECIDE, { id: fee?.id, decision: 'drop' })).toMatchObject({ status: 1 });
    await api.runJobs();
    await confirmPayment(api, guest.token, { saleId, orderId: order?.id ?? 0 });
    await api.runJobs();
    expect((await feeOf(id))?.status).toBe('dropped');
    const [back] = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    expect(back).toMatchObject({ amount: 2000, status: 'succeeded' });
    const { messages } = await refundNews(api, guest.userId);
    expect(messages.at(-1)).toContain('The fee is no longer due, so we’re refunding your payment.');
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 3000, paidAmount: 3000 });
  });

  it('[FEE-006] a paid fee is refunded with the deposit, to the card, with a credit note', async () => {
    const { id, saleId } = await missed();
    await act(ANNOUNCE, { id, amount: 20 });
    await afterGrace();
    expect((await act(RETURN, { id })).message).toBe('€50.00 will be refunded to your guest.');
    await api.runJobs();
    const sent = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    expect(sent.map(({ amount, status }) => [amount, status]).sort()).toEqual([
      [2000, 'succeeded'],
      [3000, 'succeeded'],
    ]);
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
  });

  it('[FEE-007] a refunded fee is shown as such to guest and shop', async () => {
    const { id } = await missed();
    await act(ANNOUNCE, { id, amount: 20 });
    await afterGrace();
    const own = 'query($id: Int!) { appointment_card_fee(appt_id: $id) { status refunded } }';
    const desk = 'query($b: Int!) { desk_card_fees(business_id: $b) { fees { appt_id status refunded } } }';
    expect(await api.ask(own, { id }, guest)).toEqual({ appointment_card_fee: { status: 'paid', refunded: 0 } });
    await act(RETURN, { id });
    expect(await api.ask(own, { id }, guest)).toEqual({ appointment_card_fee: { status: 'paid', refunded: 20 } });
    const { desk_card_fees } = await api.ask<{ desk_card_fees: { fees: object[] } }>(desk, { b: shop.id }, owner);
    expect(desk_card_fees.fees).toContainEqual({ appt_id: id, status: 'paid', refunded: 20 });
  });

  it('[BOOKSB-001] a fee refunded in cash is shown as refunded, and the guest is notified', async () => {
    const { id, saleId } = await missed();
    await act(ANNOUNCE, { id, amount: 20 });
    await afterGrace();
    const own = 'query($id: Int!) { appointment_card_fee(appt_id: $id) { status refunded } }';
    const desk = 'query($b: Int!) { desk_card_fees(business_id: $b) { fees { appt_id refunded } } }';
    const refundInCash = async (amount: number) => {
      const till = 'query($id: Int!) { desk_till(id: $id) { version } }';
      const { desk_till } = await api.ask<{ desk_till: { version: number } }>(till, { id }, owner);
      return act(REFUND, { id, version: desk_till.version, amount });
    };
    expect(await refundInCash(5)).toMatchObject({ status: 1 });
    expect(await api.ask(own, { id }, guest)).toEqual({ appointment_card_fee: { status: 'paid', refunded: 5 } });
    expect(await refundInCash(15)).toMatchObject({ status: 1 });
    expect(await api.ask(own, { id }, guest)).toEqual({ appointment_card_fee: { status: 'paid', refunded: 20 } });
    const { desk_card_fees } = await api.ask<{ desk_card_fees: { fees: object[] } }>(desk, { b: shop.id }, owner);
    expect(desk_card_fees.fees).toContainEqual({ appt_id: id, refunded: 20 });
    const told = await api.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.refId, id)))
      .orderBy(desc(notifications.id));
    expect(told.map(({ title }) => title)).toContainEqual(expect.stringMatching(/ refunded the fee of €15\.00$/));
    // The rest of the deposit is not part of the fee.
    expect(await refundInCash(10)).toMatchObject({ status: 1 });
    expect(await api.ask(own, { id }, guest)).toEqual({ appointment_card_fee: { status: 'paid', refunded: 20 } });
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 2000, paidAmount: 2000 });
  });

  it('[FEE-006] a closed account is not charged, and its objection is erased', async () => {
    const leaving = await api.signIn();
    const { id } = await missed({ who: leaving });
    await act(ANNOUNCE, { id, amount: 20 });
    await act(OBJECT, { id, note: 'I moved to Cork.' }, leaving);
    const close =
      'mutation($answer: String!, $email: String!) { answer: guestOffBoardingRequest(answer: $answer, email: $email) { status message } }';
    expect(await act(close, { answer: 'Moved', email: leaving.email }, leaving)).toMatchObject({ status: 1 });
    expect(await feeOf(id)).toMatchObject({ status: 'dropped', guestNote: '' });
    await afterGrace();
    expect((await feeOf(id))?.status).toBe('dropped');
  });

  it('[FEE-001] only the owner sets the rule; members who can’t see money see no fees', async () => {
    const [manager, staff] = [await api.signInBusiness(), await api.signInBusiness()];
    await joinBusiness(api.db, shop.id, manager.userId, 'manager', { seesMoney: true });
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    const errorOf = async (document: string, form: object, who: SignedIn) =>
      (await api.run(document, { b: shop.id, ...form }, { token: who.token })).errors?.[0]?.message;
    expect(await errorOf(RULE, { percent: 10, hours: 24 }, manager)).toBeTruthy();
    expect(await errorOf(PAGE, {}, manager)).toBeUndefined();
    expect(await errorOf(PAGE, {}, staff)).toBeTruthy();
  });
});
