import { dayTimes } from '@thyme/domain/availability';
import { type LocalDate, type WallSeconds, wallOf } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { readBusy, readStall } from '../availability/index.ts';
import { wantedOffer } from './calls/wanted.ts';
import { listInLine, type RequestRow } from './store.ts';

const keyOf = ({ pricingId, callUntil }: RequestRow) => `${pricingId}-${callUntil === null ? 'time' : 'call'}`;

/** Where a waiting guest's service fits on a day: the times of one chair at which it could start. */
export interface WaitingFit {
  requestId: number;
  chairId: number;
  times: WallSeconds[];
}

/** Where the services of waiting guests fit on a day, chair by chair, in queue order. */
export async function readFits(
  services: Services,
  viewer: Viewer,
  { businessId, date }: { businessId: number; date: LocalDate },
): Promise<WaitingFit[]> {
  const { db, clock } = services;
  await requireMembership(services, viewer, businessId, 'calendar');
  const line = await listInLine(db, businessId, date);
  if (line.length === 0) return [];
  const pricingIds = [...new Set(line.map(({ pricingId }) => pricingId))];
  const stall = await readStall(db, businessId, pricingIds, { desk: { memberId: viewer.id, chairId: null } });
  if (!stall) return [];
  const { shop, offers } = stall;
  const busy = await readBusy(services, shop, { from: date, to: date });
  // Guests who wait for the same service share its times.
  const places = new Map(
    line.flatMap((request) => {
      const offer = wantedOffer(shop, request, offers);
      if (!offer || offer.group) return [];
      const onChair = (chairId: number) => {
        const appointment = [{ ...offer, chairs: [chairId] }];
        const { starts } = dayTimes({ shop: shop.calendar, busy, appointment, now: clock.now() }, date);
        return { chairId, times: starts.map((start) => wallOf(shop.zone, start)) };
      };
      const found = (offer.chairs ?? shop.chairs).map(onChair).filter(({ times }) => times.length > 0);
      return [[keyOf(request), found] as const];
    }),
  );
  return line.flatMap((request) =>
    (places.get(keyOf(request)) ?? []).map((place) => ({ requestId: request.id, ...place })),
  );
}
