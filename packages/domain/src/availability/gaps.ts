import { DAY, dateAt, dayNumber, type Instant, instantWhenReached } from '../time/index.ts';
import { shopDays } from './shop-days.ts';
import type { BusyCalendar, ShopCalendar } from './types.ts';

/** A span in which a chair works and is free. */
export type Gap = { readonly chair: number; readonly from: Instant; readonly to: Instant };

type Stretch = { from: Instant; to: Instant };

/** Spans minus the given ones, [from, to, …] in order. */
function without(stretches: readonly Stretch[], spans: Float64Array): Stretch[] {
  let left = [...stretches];
  for (let index = 0; index < spans.length; index += 2) {
    const [from, to] = [spans[index] as number, spans[index + 1] as number];
    left = left.flatMap((stretch) =>
      from >= stretch.to || to <= stretch.from
        ? [stretch]
        : [
            { from: stretch.from, to: from },
            { from: to, to: stretch.to },
          ].filter((rest) => rest.to > rest.from),
    );
  }
  return left;
}

/** The spans of the day of `from` in which each chair is free, from then until closing. */
export function gapsOfDay(shop: ShopCalendar, busy: BusyCalendar, from: Instant): Gap[] {
  const days = shopDays(shop);
  const day = dayNumber(dateAt(shop.zone, from));
  if (days.status(day) !== 'open') return [];
  const open = days
    .stretches(day)
    .map((stretch) => ({
      from: Math.max(from, instantWhenReached(shop.zone, day * DAY + stretch.from * 60)),
      to: instantWhenReached(shop.zone, day * DAY + stretch.to * 60),
    }))
    .filter((stretch) => stretch.to > stretch.from);
  return busy.chairs.slice(0, busy.chairCount).flatMap((chair, index) => {
    const working = without(open, busy.off[index] as Float64Array);
    return without(working, busy.spans[index] as Float64Array).map((gap) => ({ chair, ...gap }));
  });
}
