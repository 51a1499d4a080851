import { DAY, type DateRange, dayNumber, endOfDay, instantWhenReached, startOfDay, type Zone } from '../time/index.ts';
import type { BusyRange } from './busy.ts';
import { rotaDays } from './rota.ts';
import type { OpenHours } from './types.ts';

const WHOLE_DAY = [{ from: 0, to: 24 * 60 }];

/** The times when a chair with its own hours does not work: the gaps between those hours over a range of days. */
export function chairTimeOff(chair: number, hours: readonly OpenHours[], zone: Zone, range: DateRange): BusyRange[] {
  const off: BusyRange[] = [];
  let from = startOfDay(zone, range.from);
  const last = dayNumber(range.to);
  const worksOn = rotaDays(hours);
  for (let day = dayNumber(range.from); day <= last; day++) {
    // Without its own hours that day it uses the shop's, which limit every time anyway.
    for (const stretch of worksOn(day) ?? WHOLE_DAY) {
      const opens = instantWhenReached(zone, day * DAY + stretch.from * 60);
      if (from < opens) off.push({ chair, from, to: opens });
      from = instantWhenReached(zone, day * DAY + stretch.to * 60);
    }
  }
  const end = endOfDay(zone, range.to);
  if (from < end) off.push({ chair, from, to: end });
  return off;
}
