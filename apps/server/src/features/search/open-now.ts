import { dateAt, dayNumber, wallOf, weekdayOfDay } from '@thyme/domain/time';
import { memoizeRead } from '../../platform/cache/memoize.ts';
import type { Services } from '../../platform/services.ts';
import type { OpenAt } from './conditions.ts';
import { listZones } from './store.ts';

const MINUTES_A_DAY = 1_440;
const TTL_SECONDS = 300;

/** Time zones change only when a shop opens in a new country, so a short delay is fine. */
const zones = memoizeRead(TTL_SECONDS, listZones);

/** The current minute of the week in each zone that has shops. */
export async function openMoments(services: Services): Promise<OpenAt[]> {
  const known = await zones(services);
  const now = services.clock.now();
  return known.map((zone) => {
    const date = dateAt(zone, now);
    const minute = Math.floor((wallOf(zone, now) % 86_400) / 60);
    return { zone, date, minute: weekdayOfDay(dayNumber(date)) * MINUTES_A_DAY + minute };
  });
}
