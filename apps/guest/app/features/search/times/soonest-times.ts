import { formatTime } from '@thyme/domain/time';
import type { NextTimes, ShopOnCard } from './next-times.ts';

export interface SoonestTime {
  slug: string;
  shop: string;
  service: string;
  at: number;
  /** '4:15 pm', or 'Fri 9:00 am' where it is not for today. */
  text: string;
  zoneLabel: string;
}

export interface ShopInStrip extends ShopOnCard {
  slug: string;
  name: string;
  zone_label: string;
}

const SHOWN = 4;
const TODAY = 'Today';

/** The soonest time of several shops, one for each: today's where there are any, else the next days'. */
export function soonestTimes(
  shops: readonly ShopInStrip[],
  times: ReadonlyMap<number, NextTimes>,
): { isToday: boolean; soonest: SoonestTime[] } {
  const firsts = shops.flatMap(({ id, slug, name, zone_label: zoneLabel, offset }) => {
    const next = times.get(id);
    const [first] = next?.times ?? [];
    return next && first
      ? [{ slug, shop: name, service: next.service, zoneLabel, moment: first.at - offset, ...first }]
      : [];
  });
  const today = firsts.filter(({ day }) => day === TODAY);
  const isToday = today.length > 0;
  const soonest = (isToday ? today : firsts)
    .sort((one, other) => one.moment - other.moment)
    .slice(0, SHOWN)
    .map(({ day: _day, moment: _moment, text, ...rest }) => ({ ...rest, text: isToday ? formatTime(rest.at) : text }));
  return { isToday, soonest };
}
