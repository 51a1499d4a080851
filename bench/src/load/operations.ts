import type { FreeSlot } from '../bookings/free-slots.ts';
import type { BenchGuest } from '../bookings/shops.ts';
import { post } from '../measuring/graphql-load.ts';
import { inTurn } from '../measuring/in-turn.ts';
import { readPage } from '../read-page.ts';

/** An operation of users, with its share in percent. */
export interface Operation {
  name: string;
  share: number;
  run(address: string): Promise<void>;
}

export interface Town {
  slugs: readonly string[];
  guests: readonly BenchGuest[];
  /** The next free slot: in a shop without a deposit, and in one that requires full payment. */
  free(): FreeSlot;
  paid(): FreeSlot;
}

async function request<Data>(address: string, query: string, variables: object, token?: string): Promise<Data> {
  const { text } = await post(address, '/graphql', JSON.stringify({ query, variables }), token);
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: unknown };
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}

const SEARCH = `query($text: String, $where: String) {
  business_search(business_type: $text, where: $where) { data { id slug name rating } free_times { business_id times } paginatorInfo { total } }
}`;
const MONTH = `query($b: Int!, $p: Int!, $m: String!) {
  availability_month(business_id: $b, service_pricing_id: $p, month: $m) { days { date state } first_free { s_date s_time } }
}`;
const BOOK = `mutation($b: Int!, $s: [BookingServiceInput!], $k: String, $i: PaymentInfoInput, $t: String) {
  create_booking(business_id: $b, services: $s, booking_request: "web", total_amount: 50, payment_info: $i, google_pay_token: $t, idempotency_key: $k) { status payment_status message }
}`;
const ACCOUNT = 'query { appointments(type: "upcoming", count: 10) { data { id } } active_sessions { id } }';

const PAGES = ['/', '/search', '/how-it-works', '/pricing', '/system/faq', '/system/blog'];
const WORDS = ['hair', 'massage', 'nails', 'yoga', 'wilow', 'physio'];
const TOWNS = ['Dublin 8', 'Galway', 'Cork', 'Naas', 'Dingle'];

interface Booked {
  create_booking: { status: number; payment_status: number | null; message: string };
}

async function book(
  address: string,
  { shop, guest, date, time, key }: FreeSlot,
  paying: object,
): Promise<Booked['create_booking']> {
  const services = [{ service_pricing_id: shop.pricingId, date, time }];
  const variables = { b: shop.id, s: services, k: key, ...paying };
  return (await request<Booked>(address, BOOK, variables, guest.token)).create_booking;
}

async function bookPaid(address: string, slot: FreeSlot): Promise<void> {
  const wallet = await post(
    address,
    '/sandbox/wallets/google/tokens',
    JSON.stringify({ amount: 5_000, currency: 'EUR' }),
  );
  const { token } = JSON.parse(wallet.text) as { token: string };
  const answer = await book(address, slot, { i: { google: 50 }, t: token });
  if (answer.payment_status !== 1) throw new Error(answer.message);
}

/** Holds a slot and goes to the card page, as a guest who then abandons the booking. */
async function hold(address: string, slot: FreeSlot): Promise<void> {
  const answer = await book(address, slot, { i: { stripe: 50 } });
  if (answer.status !== 1) throw new Error(answer.message);
}

export function operations({ slugs, guests, free, paid }: Town): Operation[] {
  const page = inTurn(PAGES);
  const slug = inTurn(slugs);
  const word = inTurn(WORDS);
  const town = inTurn(TOWNS);
  const guest = inTurn(guests);
  const month = inTurn([0, 31].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 7)));
  return [
    {
      name: 'browse',
      share: 25,
      run: (address) => readPage(address, page()),
    },
    { name: 'open a shop', share: 25, run: (address) => readPage(address, `/${slug()}`) },
    {
      name: 'search',
      share: 20,
      run: async (address) => void (await request(address, SEARCH, { text: word(), where: town() })),
    },
    {
      name: 'month',
      share: 15,
      run: async (address) => {
        const { shop } = free();
        await request(address, MONTH, { b: shop.id, p: shop.pricingId, m: month() });
      },
    },
    {
      name: 'account',
      share: 7,
      run: async (address) => void (await request(address, ACCOUNT, {}, guest().token)),
    },
    {
      name: 'book',
      share: 4,
      run: async (address) => {
        const answer = await book(address, free(), {});
        if (answer.status !== 1) throw new Error(answer.message);
      },
    },
    { name: 'pay', share: 3, run: (address) => bookPaid(address, paid()) },
    { name: 'hold', share: 1, run: (address) => hold(address, paid()) },
  ];
}
