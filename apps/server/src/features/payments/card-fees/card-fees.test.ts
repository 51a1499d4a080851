import { appointments, cardFeeConsents, cardFees, notifications, outbox, savedCards } from '@thyme/db/schema';
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
import { CARDS, confirmPayment, ledgerOf, payByCard, readCardPage, saleOf } from '../../../../test/kit/paying.ts';
import { chargeCardFees } from '../job-handlers.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, guest] = [await api.signInBusiness(), await api.signIn()];
  const business = { upfrontPercent: 30, horizonDays: 200 };
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
const PAGE = `query($b: Int!) { desk_card_fees(business_id: $b) {
  percent chargeable { appt_id most reason } fees { id status amount guest_note } } }`;
const AGREE = `mutation($order: Int!, $fee: Boolean!) {
  answer: save_card_of_order(order_id: $order, save: false, fee_consent: $fee) { status message } }`;
const TERMS = 'query($order: Int!) { order_fee_terms(order_id: $order) { percent late_hours } }';
const OBJECT = 'mutation($id: Int!, $note: String!) { answer: question_card_fee(appt_id: $id, note: $note) { status message } }';
const OWN = 'query($id: Int!) { appointment_card_fee(appt_id: $id) { amount status note } }';

interface Answer {
  status: number;
  message: string;
}
const act = async (document: string, form: object, who = owner) =>
  (await api.ask<{ answer: Answer }>(document, { b: shop.id, ...form }, who)).answer;
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

/** A booking whose deposit of €30 is paid with a card, and whose guest agreed or not; then they do not come. */
async function missed({ agrees = true, card = CARDS.good as string } = {}) {
  const booked = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, `${openDay()} 10:00`)],
    payment_info: { stripe: 30 },
  });
  const cardPage = readCardPage(booked.payment_url);
  expect(await act(AGREE, { order: cardPage.orderId, fee: agrees }, guest)).toMatchObject({ status: 1 });
  const paid = await payByCard(api, cardPage.publicId, card);
  if (paid.body.state === 'challenge')
    await api.fetch(String(paid.body.challenge_url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ approve: 'yes' }),
    });
  expect(await confirmPayment(api, guest.token, cardPage)).toMatchObject({ status: 1 });
  const [row] = await api.db.select().from(appointments).where(eq(appointments.saleId, cardPage.saleId));
  if (!row) throw new Error('Nothing was booked.');
  await api.db.update(appointments).set({ status: 'No Show' }).where(eq(appointments.id, row.id));
  return { id: row.id, saleId: cardPage.saleId, orderId: cardPage.orderId };
}

const feeOf = async (appointmentId: number) =>
  (await api.db.select().from(cardFees).where(eq(cardFees.appointmentId, appointmentId)).orderBy(desc(cardFees.id)))[0];

async function afterGrace(): Promise<void> {
  api.clock.advance(2 * DAY + HOUR);
  await chargeCardFees.run(api.app.services, {});
  await api.runJobs();
}

describe('a fee on a stored card', () => {
  it('[PAYOUT-030] [PAYOUT-031] needs consent, is announced, and is charged after two days, once', async () => {
    const agreed = await missed();
    const refused = await missed({ agrees: false });
    expect(await api.ask(TERMS, { order: agreed.orderId }, guest)).toEqual({
      order_fee_terms: { percent: 50, late_hours: 24 },
    });
    const [consent] = await api.db.select().from(cardFeeConsents).where(eq(cardFeeConsents.saleId, agreed.saleId));
    expect(consent).toMatchObject({ percent: 50, lateHours: 24, savedCardId: expect.any(Number) });
    expect((await page()).chargeable).toEqual([{ appt_id: agreed.id, most: 20, reason: 'no-show' }]);
    expect((await act(ANNOUNCE, { id: refused.id, amount: 5 })).status).toBe(0);
    expect((await act(ANNOUNCE, { id: agreed.id, amount: 20.01 })).message).toBe('That is more than the guest agreed to.');
    const form = { id: agreed.id, amount: 20, key: 'one-key-for-one-fee-00000' };
    expect(await act(ANNOUNCE, form)).toMatchObject({ status: 1 });
    expect(await act(ANNOUNCE, form)).toMatchObject({ status: 1 });
    expect(await api.db.$count(cardFees, eq(cardFees.appointmentId, agreed.id))).toBe(1);
    const about = and(eq(notifications.recipientId, guest.userId), eq(notifications.kind, 'card_fee'));
    expect(await api.db.$count(notifications, about)).toBe(1);
    expect(await api.db.$count(outbox, eq(outbox.template, 'card-fee'))).toBe(1);
    // Not before its time.
    await chargeCardFees.run(api.app.services, {});
    expect((await feeOf(agreed.id))?.status).toBe('announced');
    await afterGrace();
    expect((await feeOf(agreed.id))?.status).toBe('paid');
    expect((await ledgerOf(api, agreed.saleId)).slice(-2)).toEqual(['fee 2000', 'charge 2000']);
    await chargeCardFees.run(api.app.services, {});
    expect(await saleOf(api, agreed.saleId)).toMatchObject({ paidAmount: 5000 });
  });

  it('[PAYOUT-032] is paused by the guest’s note, announced again or dropped by the shop', async () => {
    const { id } = await missed();
    await act(ANNOUNCE, { id, amount: 10 });
    expect((await act(OBJECT, { id, note: ' ' }, guest)).status).toBe(0);
    const stranger = await api.signIn();
    expect((await act(OBJECT, { id, note: 'Mine' }, stranger)).message).toBe('This fee does not exist.');
    expect(await act(OBJECT, { id, note: 'I was there.' }, guest)).toMatchObject({ status: 1 });
    expect(await api.ask(OWN, { id }, guest)).toEqual({
      appointment_card_fee: { amount: 10, status: 'paused', note: 'I was there.' },
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
  });

  it.each([
    ['asks the guest', CARDS.challenge],
    ['declines', CARDS.onceOnly],
  ])('[PAYOUT-033] where the bank %s, the guest pays by a link', async (_what, card) => {
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

  it('[PAYOUT-030] a card that its owner removed is not charged', async () => {
    const { id } = await missed({ card: '5555555555554444' });
    await api.db.delete(savedCards).where(and(eq(savedCards.userId, guest.userId), eq(savedCards.last4, '4444')));
    expect((await page()).chargeable.map(({ appt_id }) => appt_id)).not.toContain(id);
  });
});
