import type { Instant } from '@thyme/domain/time';
import { isEarlierCall } from '@thyme/domain/waiting-list';
import type { Services } from '../../../platform/services.ts';
import { callNeedOf, type Offer, readStall, type Shop } from '../../availability/index.ts';
import type { RequestRow } from '../store.ts';

/** What a guest waits for: the requested service, or the shop's call before it. */
export function wantedOffer(
  shop: Shop,
  { pricingId, callUntil }: Pick<RequestRow, 'pricingId' | 'callUntil'>,
  offers: ReadonlyMap<number, Offer>,
): Offer | undefined {
  const offer = offers.get(pricingId);
  if (!offer || callUntil === null) return offer;
  // Any free person takes the call, and it needs no room.
  const { pricingId: id, serviceId, vatRate } = offer;
  return {
    ...{ pricingId: id, serviceId, vatRate, name: 'Video call' },
    ...{ price: shop.consultationPrice, specialPrice: 0, specialDeposit: null },
    ...{ minutes: shop.consultationMinutes, bufferMinutes: 0 },
    ...{ personChoice: false, personId: null, ownTerms: [], group: null },
  };
}

/** A call is offered to a guest who still needs one, if it is in time and earlier than their booked one. */
export async function isWorthAsking(
  { db, clock }: Services,
  { businessId, userId, callUntil }: RequestRow,
  time: { startsAt: Instant; endsAt: Instant },
): Promise<boolean> {
  if (callUntil === null) return true;
  const stall = await readStall(db, businessId, [], { viewer: userId });
  if (!stall) return false;
  const need = callNeedOf(stall, clock.now());
  if (need.kind === 'none') return false;
  return isEarlierCall(time, { until: callUntil, booked: need.kind === 'booked' ? need.call.startsAt : null });
}
