import { createHash, randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { askAs, dayFromNow, freeTimes } from './appointments.ts';
import { withDatabase } from './calls.ts';
import { readDemoShops } from './demo-shops.ts';
import { askOnce } from './marketplace.ts';

export interface PricedService {
  id: number;
  service_id: number;
  service_name: string;
  price: number;
  special_price: number;
  special_deposit: number | null;
  is_group: boolean;
}

export interface PaidShop {
  id: number;
  slug: string;
  name: string;
  country: string;
  upfront_amount: number;
  video_vetting: boolean;
  business_vouchers: { id: number; name: string; value: number; retail: number; services_included: object[] }[];
  services: PricedService[];
}

/** The deposit of a service. */
export const dueFor = ({ upfront_amount }: PaidShop, { price, special_price }: PricedService) =>
  Math.round((special_price || price) * upfront_amount) / 100;

/** A shop that asks for a deposit. Tests that run in parallel use different shops by `turn`. */
export async function paidShop(
  request: APIRequestContext,
  turn: number,
  holds: (shop: PaidShop) => boolean,
): Promise<PaidShop> {
  const shops = await readDemoShops<Omit<PaidShop, 'services'>>(
    request,
    `id slug name country upfront_amount video_vetting
     business_vouchers { id name value retail services_included { label } }`,
  );
  const wanted = shops.filter((shop) => shop.upfront_amount > 0 && shop.country === 'IE' && !shop.video_vetting);
  const found: PaidShop[] = [];
  for (const shop of wanted) {
    const { service_categories } = await askOnce<{ service_categories: { services: PricedService[] }[] }>(
      request,
      `query ($id: Int!) { service_categories(business_id: $id) { services {
         id service_id service_name price special_price special_deposit is_group } } }`,
      { id: shop.id },
    );
    const services = service_categories
      .flatMap((category) => category.services)
      .filter(({ is_group, special_deposit }) => !is_group && !special_deposit);
    const whole = { ...shop, services };
    if (services.length > 0 && holds(whole)) found.push(whole);
    if (found.length > turn) break;
  }
  const shop = found[turn];
  if (!shop) throw new Error(`The marketplace has too few shops of which this holds: ${holds}`);
  return shop;
}

export interface HeldBooking {
  sale_id: number;
  appointment_ids: number[];
  payment_url: string;
  amount: number;
}

/** Books over the API and stops before paying, so that a test can start on the card page. */
export async function holdBooking(
  request: APIRequestContext,
  token: string,
  shop: PaidShop,
  service: PricedService,
): Promise<HeldBooking> {
  const amount = dueFor(shop, service);
  for (const { s_date, s_time } of await freeTimes(request, shop.id, service.id, dayFromNow(5))) {
    const { create_booking: answer } = await askAs<{ create_booking: HeldBooking & { status: number } }>(
      request,
      token,
      `mutation ($b: Int!, $s: [BookingServiceInput!], $p: PaymentInfoInput) {
        create_booking(business_id: $b, services: $s, payment_info: $p, booking_request: "web") {
          status message sale_id appointment_ids payment_url } }`,
      { b: shop.id, s: [{ service_pricing_id: service.id, date: s_date, time: s_time }], p: { stripe: amount } },
    );
    if (answer.status === 1) return { ...answer, amount };
  }
  throw new Error(`${shop.name} has no free time.`);
}

/** Pays a held order with a card and saves that, over the API. */
export async function saveCard(
  request: APIRequestContext,
  token: string,
  held: HeldBooking,
  number: string,
): Promise<void> {
  const { save_card_of_order: consent } = await askAs<{ save_card_of_order: { status: number } }>(
    request,
    token,
    'mutation ($o: Int!) { save_card_of_order(order_id: $o, save: true) { status } }',
    { o: Number(held.payment_url.split('/').at(-1)) },
  );
  expect(consent).toMatchObject({ status: 1 });
  await payHeld(request, token, held, number);
}

/** Pays a held order with a card that succeeds, over the API. */
export async function payHeld(
  request: APIRequestContext,
  token: string,
  held: HeldBooking,
  number = '4242424242424242',
): Promise<void> {
  const [, , publicId, , , order] = held.payment_url.split('/');
  const card = { number, expiry: '12/40', cvc: '123' };
  const paid = await request.post(`/sandbox/orders/${publicId}/pay`, { data: { card, billing: {} } });
  expect(await paid.json()).toEqual({ state: 'completed' });
  const { card_payment_confirm: confirmed } = await askAs<{ card_payment_confirm: { status: number } }>(
    request,
    token,
    'mutation ($s: Int!, $o: Int!) { card_payment_confirm(sale_id: $s, order_id: $o) { status message } }',
    { s: held.sale_id, o: Number(order) },
  );
  expect(confirmed).toMatchObject({ status: 1 });
}

/** A booking whose deposit has been paid by card, over the API. */
export async function paidBooking(
  request: APIRequestContext,
  token: string,
  shop: PaidShop,
  service: PricedService,
): Promise<HeldBooking> {
  const held = await holdBooking(request, token, shop, service);
  await payHeld(request, token, held);
  return held;
}

/** Buys a voucher over the API; its code is mailed to the buyer. */
export async function buyVoucher(
  request: APIRequestContext,
  token: string,
  shop: PaidShop,
  voucher: PaidShop['business_vouchers'][number],
  gift: object = {},
): Promise<void> {
  const { create_booking: held } = await askAs<{ create_booking: HeldBooking & { status: number } }>(
    request,
    token,
    `mutation ($b: Int!, $v: [BookingVoucherInput!], $p: PaymentInfoInput) {
      create_booking(business_id: $b, vouchers: $v, payment_info: $p, booking_request: "web") {
        status message sale_id appointment_ids payment_url } }`,
    {
      b: shop.id,
      v: [{ voucher_id: voucher.id, voucher_qty: 1, voucher_owner: 'Bríd Kavanagh', ...gift }],
      p: { stripe: voucher.retail },
    },
  );
  expect(held).toMatchObject({ status: 1 });
  await payHeld(request, token, held);
}

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  short: '4000000000009995',
  secure: '4000000000003220',
  silent: '4000000000000077',
  /** Pays once, and is declined when it is charged as a saved card. */
  onceOnly: '4000000000000341',
};

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
}

export async function typeAddress(page: Page): Promise<void> {
  const boxes = { Region: 'Leinster', 'Address line 1': '26 Lennox Terrace', City: 'Dublin', 'Post code': 'D08 K2V9' };
  for (const [label, text] of Object.entries(boxes)) await page.getByLabel(label, { exact: true }).fill(text);
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay €/ });
export const cardField = (page: Page) => page.getByRole('group', { name: 'Card details' });

export const euro = (amount: number) => `€${amount.toFixed(2)}`;

/** A token for the owner of one demo shop, as the desk's login would return it. Named, because other tests open shops meanwhile. */
export async function ownerSession(): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await withDatabase((client) =>
    client.query(
      `insert into sessions (user_id, token_hash, created_at, last_used_at, idle_expires_at, expires_at)
       select user_id, $1, now(), now(), now() + interval '1 day', now() + interval '2 days'
       from business_members join businesses on businesses.id = business_id
       where role = 'owner' and businesses.slug = $2`,
      [createHash('sha256').update(token).digest(), 'tullamore-touch'],
    ),
  );
  return token;
}
