import { type AppointmentLine, firstFree } from '@thyme/domain/availability';
import { addDays, dateAt, type Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { type Offer, readBusy, readShop, type Shop } from '../../../availability/index.ts';
import { calendarFor, keepsOf, ownTimes } from '../../reschedule/place.ts';
import { listProposalTimes } from '../../reschedule/store.ts';
import type { CheckedPlace } from '../clashes.ts';
import { type Mover, moversOf } from '../move-group.ts';
import type { PlaceWish } from '../wanted.ts';

const LOOK_AHEAD_DAYS = 31;
/** Free starts to collect: more than a day has, as those before the wish do not count. */
const STARTS = 150;
/** Candidates are checked like the move itself, which also knows what a free time does not, such as a group's others. */
const MOST_CHECKS = 8;

/** The first start after the wished one without any clash, with the same people and lengths; null if none is near. */
export async function nextClear(
  tx: UnitOfWork,
  memberId: number,
  mover: Mover,
  { wish, wholeGroup }: { wish: PlaceWish; wholeGroup: boolean },
): Promise<Instant | null> {
  const { locked, before, status, wanted } = mover;
  const shop = await readShop(tx.db, locked.appointment.businessId, { withHidden: true });
  if (!shop) return null;
  const first = Math.min(...wanted.places.map(({ startsAt }) => startsAt));
  const held = wanted.places.find(({ lineId }) => lineId === wish.lineId)?.startsAt ?? first;
  const now = tx.clock.now();
  const from = dateAt(shop.zone, Math.max(first, now));
  const to = addDays(from, LOOK_AHEAD_DAYS);
  // A move ends an open proposal, so the times it holds are free.
  const proposed = locked.proposal ? await listProposalTimes(tx.db, locked.proposal) : [];
  const busy = await readBusy(tx, shop, { from, to, except: [...(await ownTimes(tx.db, locked)), ...proposed] });
  // The desk can book any time ahead.
  const { horizonDays: _, ...calendar } = calendarFor(shop, 'business');
  const query = { shop: calendar, busy, appointment: linesAt(wanted.places, shop, wanted.offers), now };
  const candidates = firstFree(query, STARTS, { from, days: LOOK_AHEAD_DAYS }).filter((start) => start > first);
  for (const start of candidates.slice(0, MOST_CHECKS)) {
    const startsAt = start + held - first;
    const moved = await moversOf(tx, memberId, { locked, before, status }, { wish: { ...wish, startsAt }, wholeGroup });
    if (moved.ok && moved.value.clashes.length === 0) return startsAt;
  }
  return null;
}

/** The services with the people they would go to. */
const linesAt = (places: readonly CheckedPlace[], shop: Shop, offers: ReadonlyMap<number, Offer>): AppointmentLine[] =>
  places.map(({ chairId, minutes, pricingId }) => {
    const offer = offers.get(pricingId ?? 0);
    return {
      minutes,
      bufferMinutes: pricingId === null ? 0 : (offer?.bufferMinutes ?? shop.bufferMinutes),
      chairs: [chairId],
      ...keepsOf(offer, minutes),
    };
  });
