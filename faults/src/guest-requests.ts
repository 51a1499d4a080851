import type { BenchGuest, BenchShop } from '../../bench/src/bookings/shops.ts';
import { post, type RetryOptions, retry } from './client.ts';

const SLOT = 1_800;
const DAY = 86_400;
const PRICE = 50;

const BOOK = `mutation($b: Int!, $s: [BookingServiceInput!], $p: PaymentInfoInput, $t: String, $k: String, $n: String) {
  create_booking(business_id: $b, services: $s, booking_request: "web", total_amount: ${PRICE}, payment_info: $p, google_pay_token: $t, idempotency_key: $k, note: $n)
    { status message payment_status sale_id payment_url appointment_ids }
}`;
const CONFIRM = `mutation($s: Int!, $o: Int!) { card_payment_confirm(sale_id: $s, order_id: $o) { status message } }`;
const CANCEL = `mutation($id: Int!, $k: String) { statusUpdateForAppointment(id: $id, status: "Cancelled", idempotency_key: $k) { status message } }`;

export interface BookingRequest {
  shop: BenchShop;
  guest: BenchGuest;
  /** Unique: sent as idempotency key and stored as the appointment's note. */
  key: string;
  time: number;
  isPaid: boolean;
}

interface Booked {
  status: number;
  message: string;
  payment_status: number | null;
  sale_id: number | null;
  payment_url: string | null;
  appointment_ids: number[];
}

export type BookingOutcome =
  | { outcome: 'booked'; appointmentId: number }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unpaid' }
  | { outcome: 'unknown' };

/** A time within three days, so that guests sometimes choose the same one. */
export function randomTime(firstDay = 1): number {
  return (Math.ceil(Date.now() / 1000 / DAY) + firstDay) * DAY + Math.floor(Math.random() * 144) * SLOT;
}

const dateOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);

async function sendQuery<T>(address: string, { token }: BenchGuest, query: string, variables: object): Promise<T> {
  return (await post(`${address}/graphql`, { query, variables }, token)).data as T;
}

async function request(
  address: string,
  booking: BookingRequest,
  retrying: RetryOptions,
  token: string | null,
): Promise<Booked | null> {
  const { shop, guest, key, time, isPaid } = booking;
  const payment = isPaid ? { [token === null ? 'stripe' : 'google']: PRICE } : null;
  const services = [{ service_pricing_id: shop.pricingId, date: dateOf(time), time }];
  const variables = { b: shop.id, s: services, p: payment, t: token, k: key, n: key };
  const response = await retry(retrying, () =>
    sendQuery<{ create_booking: Booked } | null>(address, guest, BOOK, variables),
  );
  return response?.create_booking ?? null;
}

interface CardPage {
  publicId: string;
  saleId: number;
  orderId: number;
}

function cardPage({ payment_url: url }: Booked): CardPage | null {
  const page = /^\/revolut\/([^/]+)\/[\d.]+\/(\d+)\/(\d+)$/.exec(url ?? '');
  if (!page) return null;
  const [, publicId = '', saleId, orderId] = page;
  return { publicId, saleId: Number(saleId), orderId: Number(orderId) };
}

/** Books up to the card page. */
export async function holdForCard(
  address: string,
  booking: BookingRequest,
  retrying: RetryOptions,
): Promise<CardPage | null> {
  const booked = await request(address, booking, retrying, null);
  return booked && cardPage(booked);
}

/** Books as the site does, and pays by wallet or card where needed. */
export async function book(
  address: string,
  booking: BookingRequest,
  retrying: RetryOptions,
  how: 'wallet' | 'card',
): Promise<BookingOutcome> {
  const byWallet = booking.isPaid && how === 'wallet';
  const token = byWallet ? await retry(retrying, () => walletToken(address)) : null;
  if (byWallet && token === null) return { outcome: 'unknown' };
  const booked = await request(address, booking, retrying, token);
  if (!booked) return { outcome: 'unknown' };
  const appointmentId = booked.appointment_ids[0] ?? 0;
  if (booked.status !== 1) return { outcome: 'refused', message: booked.message };
  if (booked.payment_status === 1) return { outcome: 'booked', appointmentId };
  const page = cardPage(booked);
  if (!page) return { outcome: 'unpaid' };
  if ((await retry(retrying, () => payByCard(address, page.publicId))) === null) return { outcome: 'unknown' };
  const order = { s: page.saleId, o: page.orderId };
  type Confirmed = { card_payment_confirm: { status: number } };
  const done = await retry(retrying, () => sendQuery<Confirmed>(address, booking.guest, CONFIRM, order));
  if (done === null) return { outcome: 'unknown' };
  return done.card_payment_confirm.status === 1 ? { outcome: 'booked', appointmentId } : { outcome: 'unpaid' };
}

export async function cancel(
  address: string,
  guest: BenchGuest,
  id: number,
  retrying: RetryOptions,
): Promise<boolean | null> {
  const variables = { id, k: `cancel-${id}` };
  const response = await retry(retrying, () => post(`${address}/graphql`, { query: CANCEL, variables }, guest.token));
  const done = response?.data?.statusUpdateForAppointment as { status: number } | undefined;
  return done ? done.status === 1 : null;
}

async function walletToken(address: string): Promise<string> {
  const { token } = await post(`${address}/sandbox/wallets/google/tokens`, { amount: PRICE * 100, currency: 'EUR' });
  return String(token);
}

/** Returns the gateway's state of the payment. */
export async function payByCard(address: string, publicId: string, number = '4242424242424242'): Promise<string> {
  const card = { number, expiry: '12/40', cvc: '123' };
  const { state } = await post(`${address}/sandbox/orders/${publicId}/pay`, { card, billing: {} });
  return String(state);
}
