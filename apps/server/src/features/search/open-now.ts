import { dateAt, dayNumber, minuteOfWall, wallOf, weekdayOfDay } from '@thyme/domain/time';
import { memoizeRead } from '../../platform/cache/memoize.ts';
import type { Services } from '../../platform/services.ts';
import type { OpenAt } from './conditions.ts';
import { listZones } from './store.ts';

const MINUTES_A_DAY = 1_440;
const TTL_SECONDS = 300;

/** The zones that have shops. They change when a shop opens in a new country, so a delay of minutes does not matter. */
export const zonesOf = memoizeRead(TTL_SECONDS, listZones);

/** The current minute of the week in each zone that has shops. */
export async function openMoments(services: Services): Promise<OpenAt[]> {
  const zones = await zonesOf(services);
  const now = services.clock.now();
  return zones.map((zone) => {
    const date = dateAt(zone, now);
    const minute = weekdayOfDay(dayNumber(date)) * MINUTES_A_DAY + minuteOfWall(wallOf(zone, now));
    return { zone, date, minutes: [[minute, minute + 1]], now: null, classes: null };
  });
}
