import { cardOrders, ledgerEntries, notifications, outbox, sales } from '@thyme/db/schema';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { TestApi } from './boot-api.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenge: '4000000000003220',
  silent: '4000000000000077',
  /** Pays once, and is declined when it is charged as a saved card. */
  onceOnly: '4000000000000341',
} as const;

export interface CardPage {
  publicId: string;
  amount: number;
  saleId: number;
  orderId: number;
}

/** The parameters in the address of our card page. */
export function readCardPage(url: string | null): CardPage {
  const match = /^\/revolut(?:-subscription)?\/([^/]+)\/([\d.]+)\/(\d+)\/(\d+)$/.exec(url ?? '');
  if (!match) throw new Error(`${url} is not the address of a card page.`);
  const [, publicId = '', amount, saleId, orderId] = match;
  return {
    publicId: decodeURIComponent(publicId),
    amount: Number(amount),
    saleId: Number(saleId),
    orderId: Number(orderId),
  };
}

/** Enters a test card into the sandbox's card field. */
export async function payByCard(api: TestApi, publicId: string, number: string = CARDS.good, expiry = '12/40') {
  const response = await api.fetch(`/sandbox/orders/${encodeURIComponent(publicId)}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card: { number, expiry, cvc: '123' }, billing: { email: 'niamh@mail.example' } }),
  });
  return { code: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The token of a sandbox wallet sheet after consent. */
export async function walletToken(api: TestApi, wallet: string, amount: number, end = '4242'): Promise<string> {
  const response = await api.fetch(`/sandbox/wallets/${wallet}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: Math.round(amount * 100), currency: 'EUR', end }),
  });
  return ((await response.json()) as { token: string }).token;
}

export interface PaymentWire {
  status: number;
  message: string;
  payment_url: string | null;
}

const CONFIRM = `mutation($sale_id: Int!, $order_id: Int!, $appt_id: Int) {
  card_payment_confirm(sale_id: $sale_id, order_id: $order_id, appt_id: $appt_id) { status message payment_url }
}`;

export async function confirmPayment(
  api: TestApi,
  token: string,
  { saleId, orderId }: Pick<CardPage, 'saleId' | 'orderId'>,
) {
  const variables = { sale_id: saleId, order_id: orderId };
  const answer = await api.ask<{ card_payment_confirm: PaymentWire }>(CONFIRM, variables, { token });
  return answer.card_payment_confirm;
}

const MAKE_PAYMENT = `mutation(
  $sale_id: Int!, $appt_id: Int, $payment_type: String, $google_pay_token: String, $saved_card_id: Int,
  $voucher_codes: [String!], $vouchers: [VoucherPaymentInput!], $due_amount: Float, $idempotency_key: String
) {
  make_payment(
    sale_id: $sale_id, appt_id: $appt_id, payment_type: $payment_type, booking_request: "web",
    google_pay_token: $google_pay_token, saved_card_id: $saved_card_id, voucher_codes: $voucher_codes,
    vouchers: $vouchers, due_amount: $due_amount, idempotency_key: $idempotency_key
  ) { status message payment_url }
}`;

export async function makePayment(api: TestApi, token: string, variables: object): Promise<PaymentWire> {
  return (await api.ask<{ make_payment: PaymentWire }>(MAKE_PAYMENT, variables, { token })).make_payment;
}

/** A sale's ledger in order: 'sale 7500', 'charge 2250'. */
export async function ledgerOf(api: TestApi, saleId: number): Promise<string[]> {
  const rows = await api.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.saleId, saleId))
    .orderBy(ledgerEntries.id);
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

export async function saleOf(api: TestApi, saleId: number | null) {
  const [sale] = await api.db
    .select()
    .from(sales)
    .where(eq(sales.id, saleId ?? 0));
  if (!sale) throw new Error(`There is no sale ${saleId}.`);
  return sale;
}

export async function lastOrderOf(api: TestApi, saleId: number) {
  const [order] = await api.db
    .select()
    .from(cardOrders)
    .where(eq(cardOrders.saleId, saleId))
    .orderBy(desc(cardOrders.id));
  if (!order) throw new Error(`Sale ${saleId} has no order.`);
  return order;
}

const REFUND_MAILS = ['payment-returned', 'appointment-money', 'class-date-cancelled', 'booking-cancelled'];

/** What reached a person about refunds: the titles in the bell, and the templates of the mails. */
export async function refundNews(api: TestApi, userId: number) {
  const bell = await api.db
    .select({ title: notifications.title, message: notifications.message })
    .from(notifications)
    .where(and(eq(notifications.recipientId, userId), eq(notifications.kind, 'refundable_deposit')))
    .orderBy(asc(notifications.id));
  const mails = await api.db
    .select({ template: outbox.template, payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), inArray(outbox.template, REFUND_MAILS)))
    .orderBy(asc(outbox.id));
  return {
    titles: bell.map(({ title }) => title),
    messages: bell.map(({ message }) => message),
    mails: mails.map(({ template }) => template),
  };
}
