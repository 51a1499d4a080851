import { useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { notify } from '@thyme/site/notify.ts';
import { useRef, useState } from 'react';
import {
  AcceptOfferDocument,
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

/** What has to be paid now for the offered service; the server computes it again. */
async function payableNow({ business_id: shop, services }: Notification): Promise<number> {
  if (shop === null) return 0;
  const wanted = services.map(({ service_pricing_id, occurrences }) => ({ service_pricing_id, occurrences }));
  return (await run(OfferPriceDocument, { business_id: shop, services: wanted })).price_availability.payable_now;
}

/** A shop that requires calls with new guests needs one before the appointment. */
const isAboutCall = (code: string | undefined): boolean => code?.startsWith('call-') ?? false;

async function momentOf(offerId: number): Promise<OfferedMoment | null> {
  const { waiting_list: waiting } = await run(OfferedTimesDocument, {});
  return waiting.find(({ offer }) => offer?.id === offerId)?.offer ?? null;
}

/** Accepts or declines a time that became free. Where a deposit is due, the card page follows. */
export function useOffer(notification: Notification, leaveFor: (paymentUrl: string) => void) {
  const queries = useQueryClient();
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

  async function take(call: number | null) {
    const due = await payableNow(notification);
    const { accept_waiting_list_offer: answer } = await run(AcceptOfferDocument, {
      offer_id: offerId,
      payment_info: due > 0 ? { stripe: due } : null,
      video_datetime: call,
      idempotency_key: key.current,
    });
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
    /** The appointment before which a call has to be chosen; null where none is required. */
    callBefore,
    noCall: () => setCallBefore(null),
    take: (call: number | null = null) => act('take', 'accept_waiting_list_offer', () => take(call)),
    pass: () =>
      act('pass', 'decline_waiting_list_offer', async () => {
        notify.success(
          accepted((await run(DeclineOfferDocument, { offer_id: offerId })).decline_waiting_list_offer).message,
        );
      }),
  };
}
