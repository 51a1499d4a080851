import type { Clash, PlannedAppointment } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import type { Offer } from '../../../availability/index.ts';
import type { CheckedPlace, Place } from '../clashes.ts';

/** The places of one guest, for these services of the cart. */
export interface PlannedGuest {
  /** The guest's number in a group; 0 is the guest who books. */
  guest?: number;
  wishes: number[];
  places: CheckedPlace[];
}

export interface AnywayPlan {
  startsAt: Instant;
  /** In a group one per guest, in order. */
  guests: PlannedGuest[];
  clashes: Clash[];
}

/** Consecutive services, each with its clean-up time. */
export function placesFrom(
  startsAt: Instant,
  services: readonly { offer: Offer; minutes: number; chairId: number }[],
): Place[] {
  let from = startsAt;
  return services.map(({ offer, minutes, chairId }) => {
    const end = from + minutes * 60;
    const busyUntil = end + offer.bufferMinutes * 60;
    const place = { lineId: null, chairId, startsAt: from, minutes, busyUntil, pricingId: offer.pricingId };
    from = end;
    return place;
  });
}

/** The appointments that a plan creates. */
export const plannedOf = ({ startsAt, guests }: AnywayPlan): PlannedAppointment[] =>
  guests.map(({ guest, wishes, places }) => {
    const placed = places.map(({ chairId, startsAt: from, minutes, busyUntil, isOverride, parts }) => ({
      chair: chairId,
      from,
      to: from + minutes * 60,
      busyUntil,
      busy: parts
        ? parts.map((part) => ({
            chair: part.unit ?? chairId,
            from: from + part.from,
            to: from + part.to,
            isOverride: part.isOverride ?? false,
          }))
        : [{ chair: chairId, from, to: busyUntil }],
      isOverride,
    }));
    return {
      startsAt: placed[0]?.from ?? startsAt,
      endsAt: placed.at(-1)?.to ?? startsAt,
      wishes,
      placed,
      sessions: [],
      ...(guest === undefined ? {} : { guest }),
    };
  });
