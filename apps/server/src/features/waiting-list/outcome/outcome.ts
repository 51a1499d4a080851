import { isFree, joinClass } from '@thyme/domain/availability';
import { dateAt, type WallSeconds } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { nearestSessions, readBusy, readNearest, readStall } from '../../availability/index.ts';
import { wantedOffer } from '../calls/wanted.ts';
import { positionOf } from '../store.ts';
import { type EndedOfferRow, listEndedOffers } from './store.ts';

/** The result of the offered time: another guest has the offer or the booking, anyone can book it, or it is over. */
export type OfferedPlace = 'offered' | 'taken' | 'free' | 'over';

export interface EndedOffer extends EndedOfferRow {
  state: 'accepted' | 'declined' | 'lapsed';
  place: OfferedPlace;
  /** The position in the queue; null if the guest is no longer on the list. */
  position: number | null;
}

/** The answered or expired offers of a guest, in any order. */
export async function readEndedOffers(
  services: Services,
  userId: number,
  offerIds: readonly number[],
): Promise<EndedOffer[]> {
  if (offerIds.length === 0) return [];
  const { db, clock } = services;
  const rows = await listEndedOffers(db, userId, offerIds, clock.now());
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      // The job that closes an expired offer may not have run yet.
      state: row.offer.status === 'open' ? ('lapsed' as const) : row.offer.status,
      place: await placeOf(services, row),
      position: ['waiting', 'offered'].includes(row.request.status) ? await positionOf(db, row.request) : null,
    })),
  );
}

async function placeOf(services: Services, row: EndedOfferRow): Promise<OfferedPlace> {
  if (row.offer.status === 'open') return 'over';
  if (row.isOffered) return 'offered';
  if (row.isTaken) return 'taken';
  if (row.offer.startsAt <= services.clock.now()) return 'over';
  // A free time may still not be bookable: the shop has closed the day.
  return (await isBookable(services, row)) ? 'free' : 'over';
}

/** The shop and the service that a guest waits for, if it is still sold. */
async function readWanted({ db }: Services, { offer, request }: EndedOfferRow) {
  const stall = await readStall(db, offer.businessId, [request.pricingId]);
  const wanted = stall && wantedOffer(stall.shop, request, stall.offers);
  if (!stall || !wanted) return null;
  const { minutes, bufferMinutes, chairs } = wanted;
  const appointment = [{ minutes, bufferMinutes, ...(chairs ? { chairs } : {}) }];
  return { shop: stall.shop, group: wanted.group, appointment };
}

async function isBookable(services: Services, row: EndedOfferRow): Promise<boolean> {
  const wanted = await readWanted(services, row);
  if (!wanted) return false;
  const { shop, group, appointment } = wanted;
  const at = row.offer.startsAt;
  const query = { shop: shop.calendar, now: services.clock.now() };
  if (group) return joinClass({ ...query, sessions: group.sessions }, at).ok;
  const day = dateAt(shop.zone, at);
  const busy = await readBusy(services, shop, { from: day, to: day });
  return isFree({ ...query, busy, appointment }, at).ok;
}

/** Free times near the expired one, if the guest is still on the list. */
export async function readTimesNear(services: Services, ended: EndedOffer): Promise<WallSeconds[]> {
  const wanted = ended.position === null || ended.state === 'accepted' ? null : await readWanted(services, ended);
  // Instead of an expired call, the guest has those that the booking offers.
  if (!wanted || wanted.group?.isCourse || ended.request.callUntil !== null) return [];
  const { shop, group, appointment } = wanted;
  const at = ended.offer.startsAt;
  if (group) return nearestSessions(services, shop, group, at, { isNew: true });
  return readNearest(services, shop, appointment, at);
}
