import { billingAddresses, cardCustomers, sandboxCards, sandboxCustomers, savedCards } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { CARDS, confirmPayment, ledgerOf, makePayment, payByCard, readCardPage } from '../../../../test/kit/paying.ts';

let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi({ config: { httpRateLimit: 1_000_000 } });
  shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 20 }, chairs: 40 });
});
afterAll(() => api.close());
beforeEach(async () => {
  guest = await api.signIn();
});

interface Card {
  id: number;
  name: string;
  is_expired: boolean;
  expires_soon: boolean;
}

async function cardsOf(who: SignedIn): Promise<Card[]> {
  const query = '{ saved_cards { id name is_expired expires_soon } }';
  return (await api.ask<{ saved_cards: Card[] }>(query, {}, { token: who.token })).saved_cards;
}

async function ask<Answer>(
  name: string,
  args: string,
  who: SignedIn = guest,
  fields = 'status message',
): Promise<Answer> {
  const query = `mutation { ${name}(${args}) { ${fields} } }`;
  return (await api.ask<Record<string, Answer>>(query, {}, { token: who.token }))[name] as Answer;
}

const consent = (orderId: number, isGiven: boolean, who: SignedIn = guest) =>
  ask<{ status: number }>('save_card_of_order', `order_id: ${orderId}, save: ${isGiven}`, who);

const payWith = (orderId: number, cardId: number, who: SignedIn = guest) =>
  ask<{ status: number; message: string; is_open: boolean | null; needs_action: boolean | null }>(
    'pay_with_saved_card',
    `order_id: ${orderId}, card_id: ${cardId}`,
    who,
    'status message is_open needs_action',
  );

/** A booking of €75 whose deposit of €15 is to be paid by card. */
function bookAppointment(more: object = {}) {
  const services = [at(shop.pricingId, '2026-06-16 10:00')];
  return book(api, guest.token, { business_id: shop.id, services, payment_info: { stripe: 15 }, ...more });
}

async function openPage() {
  return readCardPage((await bookAppointment()).payment_url);
}

/** Pays with a new card and saves it. */
async function save(number: string = CARDS.good, expiry = '12/40'): Promise<Card> {
  const page = await openPage();
  await consent(page.orderId, true);
  await payByCard(api, page.publicId, number, expiry);
  await confirmPayment(api, guest.token, page);
  const [card] = await cardsOf(guest);
  if (!card) throw new Error('No card was saved.');
  return card;
}

const chargesOf = async (saleId: number | null) =>
  (await ledgerOf(api, saleId ?? 0)).filter((entry) => entry.startsWith('charge'));

describe('saving a card', () => {
  it('[PAY-041] happens only with consent', async () => {
    const page = await openPage();
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    expect(await cardsOf(guest)).toEqual([]);
    expect(await save()).toMatchObject({ name: 'Visa ending 4242', is_expired: false, expires_soon: false });
  });

  it('[PAY-041] consent withdrawn before paying saves nothing', async () => {
    const page = await openPage();
    expect(await consent(page.orderId, true)).toMatchObject({ status: 1 });
    expect(await consent(page.orderId, false)).toMatchObject({ status: 1 });
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    expect(await cardsOf(guest)).toEqual([]);
  });

  it('the same card saved again is one card, and the earlier one is deleted at the provider', async () => {
    await save();
    await save();
    await api.runJobs();
    expect(await cardsOf(guest)).toHaveLength(1);
    expect(await vaultCards(guest)).toHaveLength(1);
  });

  it('a stranger cannot save, charge, see or remove it', async () => {
    const card = await save();
    const stranger = await api.signIn();
    const page = await openPage();
    expect(await consent(page.orderId, true, stranger)).toMatchObject({ status: 0 });
    expect(await payWith(page.orderId, card.id, stranger)).toMatchObject({ status: 0 });
    expect(await ask('delete_saved_card', `id: ${card.id}`, stranger)).toMatchObject({ status: 0 });
    expect(await cardsOf(stranger)).toEqual([]);
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    const wish = { business_id: shop.id, services, payment_info: { stripe: 15 }, saved_card_id: card.id };
    expect(await book(api, stranger.token, wish)).toMatchObject({ status: 0, refused: { code: 'payment' } });
    expect(await cardsOf(guest)).toHaveLength(1);
  });
});

/** The guest's cards that the sandbox still has. */
async function vaultCards({ userId }: SignedIn) {
  return api.db
    .select({ id: sandboxCards.id })
    .from(sandboxCards)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxCards.customerId))
    .innerJoin(cardCustomers, eq(cardCustomers.providerCustomerId, sandboxCustomers.id))
    .where(eq(cardCustomers.userId, userId));
}

describe('paying with a saved card', () => {
  it('[PAY-042] books and pays in one request', async () => {
    const { id } = await save();
    const booked = await bookAppointment({ saved_card_id: id });
    expect(booked).toMatchObject({ status: 1, payment_status: 1, payment_url: null });
    expect(await chargesOf(booked.sale_id)).toEqual(['charge 1500']);
  });

  it('[PAY-042] charges an order once from two tabs at once', async () => {
    const { id } = await save();
    const page = await openPage();
    const answers = await Promise.all([
      payWith(page.orderId, id),
      payWith(page.orderId, id),
      payWith(page.orderId, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([1, 1, 1]);
    expect(await chargesOf(page.saleId)).toEqual(['charge 1500']);
  });

  it('[PAY-042] a booking repeated under its key books and charges once', async () => {
    const { id } = await save();
    const wish = { saved_card_id: id, idempotency_key: `twice-${guest.userId}` };
    const [first, second] = await Promise.all([bookAppointment(wish), bookAppointment(wish)]);
    expect(first?.sale_id).toBe(second?.sale_id);
    expect([first?.payment_status, second?.payment_status]).toEqual([1, 1]);
    expect(await chargesOf(first?.sale_id ?? null)).toEqual(['charge 1500']);
  });

  it('[PAY-042] a saved card and a new card at once charge once', async () => {
    const { id } = await save();
    const page = await openPage();
    await Promise.all([payWith(page.orderId, id), payByCard(api, page.publicId, CARDS.good)]);
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1 });
    expect(await chargesOf(page.saleId)).toEqual(['charge 1500']);
  });

  it('[PAY-040] a declined one keeps the hold, and another method pays for the same booking', async () => {
    const { id } = await save(CARDS.onceOnly);
    const key = `again-${guest.userId}`;
    const declined = await bookAppointment({ saved_card_id: id, idempotency_key: key });
    expect(declined).toMatchObject({
      status: 1,
      payment_status: 0,
      payment_url: null,
      message: 'Your card was declined.',
      held_until: api.clock.now() + 600,
    });
    expect(declined.order_id).toBeGreaterThan(0);
    const again = await bookAppointment({ idempotency_key: key });
    expect(again).toMatchObject({ sale_id: declined.sale_id, payment_status: 0 });
    const page = readCardPage(again.payment_url);
    await payByCard(api, page.publicId);
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1 });
    expect(await chargesOf(declined.sale_id)).toEqual(['charge 1500']);
  });

  it('when the bank asks for authentication, the guest is sent to the card page', async () => {
    const page = await openPage();
    await consent(page.orderId, true);
    await payByCard(api, page.publicId, CARDS.challenge);
    await answerBank(page.publicId);
    await confirmPayment(api, guest.token, page);
    const [card] = await cardsOf(guest);
    const booked = await bookAppointment({ saved_card_id: card?.id });
    expect(booked).toMatchObject({ status: 1, payment_status: 0 });
    const next = readCardPage(booked.payment_url);
    const query =
      'mutation($s: Int!, $o: Int!) { card_payment_confirm(sale_id: $s, order_id: $o) { status needs_action } }';
    const variables = { s: next.saleId, o: next.orderId };
    expect(await api.ask(query, variables, { token: guest.token })).toEqual({
      card_payment_confirm: { status: 0, needs_action: true },
    });
    await answerBank(next.publicId);
    expect(await confirmPayment(api, guest.token, next)).toMatchObject({ status: 1 });
    expect(await cardsOf(guest)).toHaveLength(1);
  });

  it('[PAY-047] pays the amount due on an invoice', async () => {
    const { id } = await save();
    const { sale_id } = await bookAppointment({ saved_card_id: id });
    const rest = { sale_id, payment_type: 'stripe', saved_card_id: id, due_amount: 60 };
    expect(await makePayment(api, guest.token, rest)).toMatchObject({ status: 1, payment_url: '/payment-success' });
    expect(await chargesOf(sale_id)).toEqual(['charge 1500', 'charge 6000']);
    expect(await makePayment(api, guest.token, rest)).toMatchObject({ status: 0 });
  });

  it('an invoice whose amount due has changed is not paid', async () => {
    const { id } = await save();
    const { sale_id } = await bookAppointment({ saved_card_id: id });
    const old = { sale_id, payment_type: 'stripe', saved_card_id: id, due_amount: 75 };
    expect(await makePayment(api, guest.token, old)).toMatchObject({ status: 0 });
    expect(await chargesOf(sale_id)).toEqual(['charge 1500']);
  });
});

async function answerBank(publicId: string): Promise<void> {
  await api.fetch(`/sandbox/challenge/${encodeURIComponent(publicId)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ approve: 'yes' }),
  });
}

describe('a saved card that can no longer pay', () => {
  it('[PAY-043] an expired one is refused with a message, and nothing is booked', async () => {
    const { id } = await save();
    await api.db.update(savedCards).set({ expMonth: 1, expYear: 2026 }).where(eq(savedCards.id, id));
    expect(await cardsOf(guest)).toMatchObject([{ is_expired: true }]);
    expect(await bookAppointment({ saved_card_id: id })).toMatchObject({
      status: 0,
      message: 'Your Visa ending 4242 expired in January 2026. Please choose another way to pay.',
      refused: { code: 'payment' },
    });
    const page = await openPage();
    expect(await payWith(page.orderId, id)).toMatchObject({ status: 0, message: expect.stringContaining('expired') });
    expect(await chargesOf(page.saleId)).toEqual([]);
  });

  it('[PAY-043] one that expires this month says so', async () => {
    const { id } = await save();
    const now = new Date(api.clock.now() * 1000);
    const expiry = { expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear() };
    await api.db.update(savedCards).set(expiry).where(eq(savedCards.id, id));
    expect(await cardsOf(guest)).toMatchObject([{ is_expired: false, expires_soon: true }]);
  });

  it('[PAY-043] one removed in another tab is refused with a message', async () => {
    const { id } = await save();
    const page = await openPage();
    await ask('delete_saved_card', `id: ${id}`);
    expect(await payWith(page.orderId, id)).toMatchObject({
      status: 0,
      message: 'That card is no longer saved. Please choose another way to pay.',
    });
    expect(await chargesOf(page.saleId)).toEqual([]);
  });
});

describe('removing a saved card', () => {
  it('[PAY-044] deletes it here and at the provider', async () => {
    const { id } = await save();
    expect(await ask('delete_saved_card', `id: ${id}`)).toMatchObject({ status: 1, message: 'Card removed.' });
    expect(await ask('delete_saved_card', `id: ${id}`)).toMatchObject({ status: 0 });
    await api.runJobs();
    expect(await cardsOf(guest)).toEqual([]);
    expect(await vaultCards(guest)).toEqual([]);
  });

  it('[PAY-044] closing the account deletes cards, customer and billing address, at the provider too', async () => {
    await save();
    const { userId, email } = guest;
    const billing = { userId, countryCode: 'IE', region: 'Dublin', city: 'Dublin 8', postcode: 'D08 K2V9' };
    await api.db.insert(billingAddresses).values({ ...billing, streetLine1: '26 Lennox Terrace', streetLine2: '' });
    await ask('guestOffBoardingRequest', `answer: "I am moving", email: "${email}"`);
    await api.runJobs();
    const reference = `thyme-guest-${userId}`;
    expect(await api.db.$count(savedCards, eq(savedCards.userId, userId))).toBe(0);
    expect(await api.db.$count(cardCustomers, eq(cardCustomers.userId, userId))).toBe(0);
    expect(await api.db.$count(sandboxCustomers, eq(sandboxCustomers.reference, reference))).toBe(0);
    expect(await api.db.$count(billingAddresses, eq(billingAddresses.userId, userId))).toBe(0);
  });
});
