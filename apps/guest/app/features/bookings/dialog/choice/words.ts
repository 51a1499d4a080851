import type { CartQuote } from '@thyme/domain/bookings';
import { dateOfWall, formatDay, formatDayTime, formatMinutes, formatTime, type Zone } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import { datesOf, endOf, type PlacedService, type ServiceLine } from './choice.ts';
import { groupOf, groupWords } from './group.ts';

export const minutesOf = (lines: readonly ServiceLine[]): number =>
  lines.reduce((sum, { service }) => sum + service.duration, 0);

/** 'Both services in one visit, 2 h 45 min.' */
export function describeAppointment(lines: readonly ServiceLine[]): string {
  const group = groupOf(lines);
  if (group) return `${groupWords(group)}.`;
  const length = formatMinutes(minutesOf(lines));
  const [only] = lines;
  if (lines.length === 1 && only) return `${only.name}, ${length}.`;
  const all = lines.length === 2 ? 'Both services' : `All ${lines.length} services`;
  return `${all} in one visit, ${length}.`;
}

/** '€36.60 now'; 'nothing to pay now' reads better than '€0.00 now'. */
export function payingNow({ payableNow }: Pick<CartQuote, 'payableNow'>, country: string): string {
  return payableNow > 0 ? `${money(payableNow / 100, country)} now` : 'nothing to pay now';
}

/** 'Thu 13 Aug, 11:30 am – 2:15 pm': from the first service to the end of the last; '4 dates from …' for a course. */
export function describeSpan(placed: readonly PlacedService[], zone: Zone): string {
  const [first] = placed;
  if (!first) return '';
  const dates = datesOf(first);
  if (placed.length === 1 && dates.length > 1) return `${dates.length} dates from ${formatDayTime(first.time)}`;
  const end = Math.max(...placed.map((service) => endOf(service, zone)));
  if (dateOfWall(end) === first.date) return `${formatDayTime(first.time)} – ${formatTime(end)}`;
  return `${formatDayTime(first.time)} to ${formatDay(placed.at(-1)?.time ?? end)}`;
}

/** The same with the shop's zone where it is not the visitor's own: 'Thu 13 Aug, 11:30 am – 2:15 pm New York time'. */
export function spanInZone(placed: readonly PlacedService[], shop: { zone: Zone; zone_label: string }): string {
  const span = describeSpan(placed, shop.zone);
  return span && zoned(span, shop.zone_label);
}
