import { dateAt, dayNumber, wallOf, weekdayOfDay } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import type { OpenAt } from './conditions.ts';
import { listZones } from './store.ts';

const MINUTES_A_DAY = 1_440;
const KEPT_SECONDS = 300;

/** Zones change when a shop opens in a new country: a few minutes late is soon enough. */
const kept = new WeakMap<object, { zones: string[]; until: number }>();

/** Which minute of the week it is in each zone that has shops. */
export async function openMoments({ db, clock }: Services): Promise<OpenAt[]> {
  const now = clock.now();
  let known = kept.get(db);
  if (!known || known.until <= now) {
    known = { zones: await listZones(db), until: now + KEPT_SECONDS };
    kept.set(db, known);
  }
  return known.zones.map((zone) => {
    const date = dateAt(zone, now);
    const minute = Math.floor((wallOf(zone, now) % 86_400) / 60);
    return { zone, date, minute: weekdayOfDay(dayNumber(date)) * MINUTES_A_DAY + minute };
  });
}
