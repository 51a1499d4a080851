import { addDays, dateAt, type Instant, weekdayOf } from '@thyme/domain/time';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { DemoShop } from './demo-shop.ts';

const SERVICES_PERCENT = 40;
const PRODUCTS_PERCENT = 10;
/** Further ahead than the diary books. */
const DAYS_AHEAD = 70;

/** For a person with a login: their commission, and a future date on which they start later. */
export function addPayAndRota(rows: DemoRows, shop: DemoShop, now: Instant): void {
  const position = shop.sketch.staff;
  if (position === undefined) return;
  for (const [index, chairId] of shop.chairIds.entries()) {
    if (index === 0 || shop.sketch.people[index] === undefined) continue;
    const rate = { businessId: shop.id, chairId, serviceId: null, validFrom: '1970-01-01', actorId: shop.ownerId };
    rows.put('commissionRates', { ...rate, kind: 'service', percent: SERVICES_PERCENT });
    rows.put('commissionRates', { ...rate, kind: 'product', percent: PRODUCTS_PERCENT });
  }
  let date = addDays(dateAt(shop.zone, now), DAYS_AHEAD);
  while (!shop.hours.some(({ weekday }) => weekday === weekdayOf(date)) || shop.closed.has(date))
    date = addDays(date, 1);
  const chairId = shop.chairIds[position];
  const hours = shop.hours.find(({ weekday }) => weekday === weekdayOf(date));
  if (chairId === undefined || !hours) return;
  const later = { ...hours, startMinute: Math.min(hours.startMinute + 120, hours.endMinute - 60) };
  rows.put('workHours', { businessId: shop.id, ...later, chairId, date });
}
