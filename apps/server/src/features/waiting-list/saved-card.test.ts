import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { CARDS, confirmPayment, ledgerOf, payByCard, readCardPage } from '../../../test/kit/paying.ts';
import { waitingRequests } from '../../../test/kit/waiting-list.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const DAY = '2026-06-16';
const { join, waiting, accept, cancel } = waitingRequests(() => api, DAY);
const pay = { stripe: 15 };

/** Pays a deposit of €15 with a new card and saves it. */
async function saveCard(shop: TestBusiness, guest: SignedIn, number: string): Promise<number> {
  const services = [at(shop.pricingId, '2026-06-17 10:00')];
  const booked = await book(api, guest.token, { business_id: shop.id, services, payment_info: pay });
  const page = readCardPage(booked.payment_url);
  await api.ask(`mutation { save_card_of_order(order_id: ${page.orderId}, save: true) { status } }`, {}, guest);
  await payByCard(api, page.publicId, number);
  await confirmPayment(api, guest.token, page);
  const { saved_cards: cards } = await api.ask<{ saved_cards: { id: number }[] }>('{ saved_cards { id } }', {}, guest);
  return cards[0]?.id ?? 0;
}

/** A guest with a saved card, who has been offered a time with a deposit of €15. */
async function offered(number: string) {
  const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 20 } });
  const [owner, guest] = [await api.signIn(), await api.signIn()];
  const services = [at(shop.pricingId, `${DAY} 10:00`)];
  const taken = await book(api, owner.token, { business_id: shop.id, services, payment_info: pay });
  const card = await saveCard(shop, guest, number);
  await join(shop, guest);
  await cancel({ shop, appointmentId: taken.appointment_ids[0] ?? 0 });
  return { guest, card, offerId: (await waiting(guest))[0]?.offer?.id ?? 0 };
}

const chargesOf = async (saleId: number | null) =>
  (await ledgerOf(api, saleId ?? 0)).filter((entry) => entry.startsWith('charge'));

it('[PAY-073] a saved card pays the deposit of an offer at once', async () => {
  const { guest, card, offerId } = await offered(CARDS.good);
  const answer = await accept(guest, offerId, { pay, card, key: 'once' });
  expect(answer).toMatchObject({ status: 1, payment_status: 1, payment_url: null });
  expect(await accept(guest, offerId, { pay, card, key: 'once' })).toMatchObject({ sale_id: answer.sale_id });
  expect(await chargesOf(answer.sale_id)).toEqual(['charge 1500']);
});

it('[PAY-073] if it is declined, the same request without it leads to the card page of the same booking', async () => {
  const { guest, card, offerId } = await offered(CARDS.onceOnly);
  const declined = await accept(guest, offerId, { pay, card, key: 'again' });
  expect(declined).toMatchObject({ status: 1, payment_status: 0, payment_url: null });
  const other = await accept(guest, offerId, { pay, key: 'again' });
  expect(other).toMatchObject({ status: 1, payment_status: 0, sale_id: declined.sale_id });
  const page = readCardPage(other.payment_url);
  await payByCard(api, page.publicId);
  await confirmPayment(api, guest.token, page);
  expect(await chargesOf(declined.sale_id)).toEqual(['charge 1500']);
});

it("[PAY-073] a stranger's card is treated as missing", async () => {
  const { offerId, guest } = await offered(CARDS.good);
  const { card: foreign } = await offered(CARDS.good);
  const missing = await accept(guest, offerId, { pay, card: 999_999, key: 'x' });
  expect(missing.status).toBe(0);
  expect(await accept(guest, offerId, { pay, card: foreign, key: 'y' })).toEqual(missing);
});
