import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Currency, formatMinor } from '@thyme/domain/money';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { notify } from '@thyme/site/notify.ts';
import { useRef, useState } from 'react';
import {
  AcceptOfferDocument,
  type AcceptOfferMutation,
  DeclineOfferDocument,
  OfferedTimesDocument,
  OfferPriceDocument,
} from '../../generated/graphql.ts';
import { accepted, showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Notification } from './use-notifications.ts';

/** A day and a time in the shop's wall-clock time. */
export interface OfferedMoment {
  date: string;
  time: number;
}

/** A card that can be charged in one press. */
export interface OfferCard {
  id: number;
  /** 'Visa ending 4242'. */
  name: string;
}

interface Due {
  amount: number;
  words: string;
  /** It is the whole price, by a rule of the shop. */
  inFull: boolean;
}

const nothing: Due = { amount: 0, words: '', inFull: false };

/** What has to be paid now for the offered service; the server computes it again. */
async function payableNow({ business_id: shop, services }: Notification): Promise<Due> {
  // An offered call costs nothing more.
  if (shop === null || services.length === 0) return nothing;
  const wanted = services.map(({ service_pricing_id, occurrences }) => ({ service_pricing_id, occurrences }));
  const { price_availability: price } = await run(OfferPriceDocument, { business_id: shop, services: wanted });
  const { payable_now: amount, in_full: inFull, currency } = price;
  return { amount, words: formatMinor(Math.round(amount * 100), currency as Currency), inFull };
}

type Accepted = AcceptOfferMutation['accept_waiting_list_offer'];

interface Acceptance {
  offerId: number;
  amount: number;
  call: number | null;
  key: string;
}

/**
 * Books the offered time. Where the saved card is declined the time stays held for this booking, and the same request
 * without the card leads on to the card page.
 */
async function accept(acceptance: Acceptance, cardId: number | null): Promise<Accepted> {
  const { offerId, amount, call, key } = acceptance;
  const sent = {
    offer_id: offerId,
    payment_info: amount > 0 ? { stripe: amount } : null,
    saved_card_id: amount > 0 ? cardId : null,
    video_datetime: call,
    idempotency_key: key,
  };
  const { accept_waiting_list_offer: answer } = await run(AcceptOfferDocument, sent);
  const isDeclined = answer.status === 1 && answer.payment_status === 0 && !answer.payment_url;
  if (cardId === null || !isDeclined) return answer;
  notify.error(answer.message);
  return accept(acceptance, null);
}

/** A shop that requires calls with new guests needs one before the appointment. */
const isAboutCall = (code: string | undefined): boolean => code?.startsWith('call-') ?? false;

async function momentOf(offerId: number): Promise<OfferedMoment | null> {
  const { waiting_list: waiting } = await run(OfferedTimesDocument, {});
  return waiting.find(({ offer }) => offer?.id === offerId)?.offer ?? null;
}

interface OfferOptions {
  leaveFor: (paymentUrl: string) => void;
  /** Null where the guest has none. */
  card: OfferCard | null;
}

/** Accepts or declines a time that became free. A deposit is charged to the saved card, or the card page follows. */
export function useOffer(notification: Notification, { leaveFor, card }: OfferOptions) {
  const queries = useQueryClient();
  const price = useQuery({
    queryKey: ['offer-price', notification.ref_id],
    queryFn: () => payableNow(notification),
  });
  const [isOnCardPage, setOnCardPage] = useState(false);
  const [busy, setBusy] = useState<'take' | 'pass' | null>(null);
  const [callBefore, setCallBefore] = useState<OfferedMoment | null>(null);
  const key = useRef(newIdempotencyKey());
  const offerId = notification.ref_id ?? 0;

  async function act(what: 'take' | 'pass', api: string, call: () => Promise<void>) {
    setBusy(what);
    try {
      await call();
    } catch (error) {
      showFailure(error, { api, body: { offer_id: offerId } });
    } finally {
      setBusy(null);
      await queries.invalidateQueries();
    }
  }

  async function take(call: number | null, withCard: boolean) {
    setOnCardPage(!withCard);
    const cardId = withCard ? (card?.id ?? null) : null;
    const { amount } = price.data ?? (await payableNow(notification));
    const answer = await accept({ offerId, amount, call, key: key.current }, cardId);
    const before = isAboutCall(answer.refused?.code) ? await momentOf(offerId) : null;
    setCallBefore(before);
    // The first time a call is required, this is no error.
    if (before && call === null) return;
    const { message, payment_url, payment_status } = accepted(answer);
    if (payment_url) return leaveFor(payment_url);
    if (payment_status === 0) notify.error(message);
    else notify.success(message || 'Booking confirmed!');
  }

  return {
    busy,
    /** What is due now, in words; empty where nothing is, or it is not known yet. */
    due: price.data?.amount ? price.data.words : '',
    inFull: price.data?.inFull ?? false,
    /** The appointment before which a call has to be chosen; null where none is required. */
    callBefore,
    noCall: () => setCallBefore(null),
    take: ({ call = null, withCard = !isOnCardPage }: { call?: number | null; withCard?: boolean } = {}) =>
      act('take', 'accept_waiting_list_offer', () => take(call, withCard)),
    pass: () =>
      act('pass', 'decline_waiting_list_offer', async () => {
        notify.success(
          accepted((await run(DeclineOfferDocument, { offer_id: offerId })).decline_waiting_list_offer).message,
        );
      }),
  };
}
