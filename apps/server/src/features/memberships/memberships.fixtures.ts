import { membershipPeriods, memberships, soldVouchers } from '@thyme/db/schema';
import { asc, eq } from 'drizzle-orm';
import { only } from '../../../test/kit/fixtures.ts';
import type { SignedIn, TestApi, TestBusiness } from '../../../test/kit/index.ts';
import { CARDS, confirmPayment, payByCard, readCardPage } from '../../../test/kit/paying.ts';
import { chargeMemberships } from './job-handlers.ts';

export interface Place {
  api: TestApi;
  shop: TestBusiness;
  owner: SignedIn;
}

export interface Answer {
  status: number;
  message: string;
  payment_url?: string | null;
}

const SAVE = `mutation($b: Int!, $id: Int, $name: String!, $price: Float!, $rhythm: String!, $sessions: Int!, $over: Boolean!,
    $vat: Float, $min: Int, $notice: Int, $services: [Int!]!, $off: Int, $offServices: [Int!], $products: Int) {
  answer: desk_save_membership(business_id: $b, id: $id, name: $name, price: $price, rhythm: $rhythm, sessions: $sessions,
    carries_over: $over, vat_rate: $vat, min_periods: $min, notice_days: $notice, service_ids: $services,
    percent_off: $off, percent_service_ids: $offServices, product_percent: $products) { status message id } }`;
const JOIN = `mutation($b: Int!, $offer: Int!, $agrees: Boolean!, $price: Float!, $card: Int, $key: String) {
  answer: join_membership(business_id: $b, offer_id: $offer, agrees: $agrees, price: $price, saved_card_id: $card,
    idempotency_key: $key) { status message payment_url } }`;
const CHANGE = `mutation($id: Int!, $change: String!, $on: String, $key: String) {
  answer: change_membership(id: $id, change: $change, resume_on: $on, idempotency_key: $key) { status message } }`;

/** Two facials a month for €49.01 by default. */
export async function offerMembership({ api, shop, owner }: Place, values: object = {}): Promise<number> {
  const form = {
    name: 'Facial club',
    price: 49.01,
    rhythm: 'month',
    sessions: 2,
    over: false,
    services: [shop.serviceId],
  };
  const { answer } = await api.ask<{ answer: Answer & { id: number } }>(
    SAVE,
    { b: shop.id, ...form, ...values },
    owner,
  );
  if (answer.status !== 1) throw new Error(answer.message);
  return answer.id;
}

export async function join({ api, shop }: Place, guest: SignedIn, offer: number, values: object = {}): Promise<Answer> {
  const form = { b: shop.id, offer, agrees: true, price: 49.01, ...values };
  return (await api.ask<{ answer: Answer }>(JOIN, form, guest)).answer;
}

/** Joins as a guest does and pays with a card. */
export async function becomeMember(
  place: Place,
  guest: SignedIn,
  offer: number,
  card: string = CARDS.good,
  values = {},
) {
  const answer = await join(place, guest, offer, values);
  return payFirst(place.api, guest, { url: answer.payment_url ?? null, card });
}

/** Pays for the first period on the card page. */
export async function payFirst(api: TestApi, guest: SignedIn, { url, card }: { url: string | null; card: string }) {
  const page = readCardPage(url);
  await payByCard(api, page.publicId, card);
  const confirmed = await confirmPayment(api, guest.token, page);
  if (confirmed.status !== 1) throw new Error(confirmed.message);
  return lastOf(api, guest.userId);
}

export async function lastOf(api: TestApi, userId: number) {
  const rows = await api.db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.id));
  const last = rows.at(-1);
  if (!last) throw new Error('There is no membership.');
  return last;
}

export const memberOf = async (api: TestApi, id: number) =>
  only(await api.db.select().from(memberships).where(eq(memberships.id, id)));

export const periodsOf = (api: TestApi, id: number) =>
  api.db
    .select()
    .from(membershipPeriods)
    .where(eq(membershipPeriods.membershipId, id))
    .orderBy(asc(membershipPeriods.number));

export async function sessionsOf(api: TestApi, saleId: number | null) {
  return only(
    await api.db
      .select()
      .from(soldVouchers)
      .where(eq(soldVouchers.saleId, saleId ?? 0)),
  );
}

export async function change(api: TestApi, guest: SignedIn, id: number, what: string, values: object = {}) {
  return (await api.ask<{ answer: Answer }>(CHANGE, { id, change: what, ...values }, guest)).answer;
}

export async function runCharges(api: TestApi): Promise<void> {
  await chargeMemberships.run(api.app.services, {});
  await api.runJobs();
}
