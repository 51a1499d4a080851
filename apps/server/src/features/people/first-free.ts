import { firstFree } from '@thyme/domain/availability';
import { addDays, dateAt, type WallSeconds, wallOf } from '@thyme/domain/time';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { boundsAfterCall, callNeedOf, readBusy, readStall } from '../availability/index.ts';
import { listShortestOffers } from './store.ts';

export interface PersonTime {
  personId: number;
  /** The person's first free time; null if there is none in about two months. */
  at: WallSeconds | null;
}

const LOOK_AHEAD_DAYS = 62;

/** The first free time of each person of a shop for the shortest of their services, after a call if the viewer needs one first. */
export async function readFirstFreeByPerson(
  services: Services,
  businessId: number,
  viewer: number | null,
): Promise<PersonTime[]> {
  const now = services.clock.now();
  const stall = await readStall(services.db, businessId, [], { viewer, now });
  if (!stall) throw new PublicError('This shop was not found.', 'NOT_FOUND');
  const { shop } = stall;
  const offers = await listShortestOffers(services.db, businessId);
  const from = dateAt(shop.zone, now);
  const [busy, within] = await Promise.all([
    readBusy(services, shop, { from, to: addDays(from, LOOK_AHEAD_DAYS) }),
    boundsAfterCall(services, shop, callNeedOf(stall, now), viewer),
  ]);
  return offers.map(({ id, minutes, bufferMinutes }) => {
    const line = { minutes, bufferMinutes: bufferMinutes ?? shop.bufferMinutes, chairs: [id] };
    const query = { shop: shop.calendar, busy, appointment: [line], now, within };
    const [first] = firstFree(query, 1, { from, days: LOOK_AHEAD_DAYS });
    return { personId: id, at: first === undefined ? null : wallOf(shop.zone, first) };
  });
}
