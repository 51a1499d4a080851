import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { accepted, tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { notify } from '../../lib/notify.ts';
import { acceptOffer, declineOffer, offerPrice } from './operations.ts';
import type { Notification } from './use-notifications.ts';

/** What has to be paid now for the offered service; the server computes it again. */
async function payableNow({ business_id: shop, services }: Notification): Promise<number> {
  if (shop === null) return 0;
  const wanted = services.map(({ service_pricing_id, occurrences }) => ({ service_pricing_id, occurrences }));
  return (await run(offerPrice, { business_id: shop, services: wanted })).price_availability.payable_now;
}

/** Takes a time that came free, or passes it on. Where a deposit is due, the way leads on to the card. */
export function useOffer(notification: Notification, leaveFor: (paymentUrl: string) => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'take' | 'pass' | null>(null);
  const key = useRef(newIdempotencyKey());
  const offerId = notification.ref_id ?? 0;

  async function act(what: 'take' | 'pass', api: string, call: () => Promise<void>) {
    setBusy(what);
    try {
      await call();
    } catch (error) {
      tellFailure(error, { api, body: { offer_id: offerId } });
    } finally {
      setBusy(null);
      await queries.invalidateQueries();
    }
  }

  return {
    busy,
    take: () =>
      act('take', 'accept_waiting_list_offer', async () => {
        const due = await payableNow(notification);
        const answer = await run(acceptOffer, {
          offer_id: offerId,
          payment_info: due > 0 ? { stripe: due } : null,
          idempotency_key: key.current,
        });
        const { message, payment_url } = accepted(answer.accept_waiting_list_offer);
        if (payment_url) return leaveFor(payment_url);
        notify.success(message || 'Booking confirmed!');
      }),
    pass: () =>
      act('pass', 'decline_waiting_list_offer', async () => {
        notify.success(accepted((await run(declineOffer, { offer_id: offerId })).decline_waiting_list_offer).message);
      }),
  };
}
