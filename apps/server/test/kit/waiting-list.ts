import { freeTimes } from '../../src/features/sales/holds/free-times.ts';
import { inTransaction } from '../../src/platform/unit-of-work.ts';
import type { BookingWire, SignedIn, TestApi, TestBusiness } from './index.ts';

export interface Joined {
  status: number;
  message: string;
  position: number | null;
  request_id: number | null;
}

export interface Waiting {
  id: number;
  status: string;
  position: number;
  offer: { id: number; date: string; time: number; expires_at: number } | null;
}

const JOIN = `mutation($date: String!, $guest_id: Int, $business_id: Int!, $date_scope: String!, $service_pricing_id: Int!) {
  cancellation_request(date: $date, guest_id: $guest_id, business_id: $business_id, date_scope: $date_scope, service_pricing_id: $service_pricing_id) {
    status message position request_id
  }
}`;
const WAITING = '{ waiting_list { id status position offer { id date time expires_at } } }';
const ACCEPT = `mutation($id: Int!, $pay: PaymentInfoInput, $card: Int, $key: String) {
  accept_waiting_list_offer(offer_id: $id, payment_info: $pay, saved_card_id: $card, idempotency_key: $key) {
    status message payment_status payment_url payment_amount sale_id appointment_ids refused { code }
  }
}`;
const DECLINE = 'mutation($id: Int!) { decline_waiting_list_offer(offer_id: $id) { status message } }';

/** What guests ask of the waiting list, for a day unless a test says another; and freeing what they wait for. */
export function waitingRequests(api: () => TestApi, day: string) {
  async function join(shop: TestBusiness, guest: SignedIn, more: object = {}): Promise<Joined> {
    const variables = {
      date: day,
      guest_id: guest.userId,
      business_id: shop.id,
      date_scope: 'this_date',
      service_pricing_id: shop.pricingId,
      ...more,
    };
    return (await api().ask<{ cancellation_request: Joined }>(JOIN, variables, { token: guest.token }))
      .cancellation_request;
  }

  async function waiting({ token }: SignedIn): Promise<Waiting[]> {
    return (await api().ask<{ waiting_list: Waiting[] }>(WAITING, {}, { token })).waiting_list;
  }

  async function accept({ token }: SignedIn, offerId: number, more: object = {}): Promise<BookingWire> {
    const variables = { id: offerId, ...more };
    return (await api().ask<{ accept_waiting_list_offer: BookingWire }>(ACCEPT, variables, { token }))
      .accept_waiting_list_offer;
  }

  async function decline({ token }: SignedIn, offerId: number) {
    return (await api().ask<{ decline_waiting_list_offer: { status: number } }>(DECLINE, { id: offerId }, { token }))
      .decline_waiting_list_offer;
  }

  /** Runs waiting jobs; those that end an offer find it still open. */
  const runOffers = () => api().runJobs();

  /** Cancels to free the time; waiting guests get offers without advancing the clock. */
  async function cancel({ shop, appointmentId }: { shop: TestBusiness; appointmentId: number }): Promise<void> {
    await inTransaction(api().app.services, (tx) => freeTimes(tx, { businessId: shop.id, appointmentId }));
    await runOffers();
  }

  return { join, waiting, accept, decline, cancel, runOffers };
}
