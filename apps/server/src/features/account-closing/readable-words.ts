import { formatDay, formatTime, wallOf, zoneLabel } from '@thyme/domain/time';

const HOME_ZONE = 'Europe/Dublin';

/** 'Mon 15 Jun 2026, 9:00 am', on the shop's clock; the zone is named if it is not Irish time. */
export function moment(at: number | null, zone = HOME_ZONE): string {
  if (at === null) return '';
  const wall = wallOf(zone, at);
  const label = zone === HOME_ZONE ? '' : ` (${zoneLabel(zone)})`;
  return `${formatDay(wall, { year: true })}, ${formatTime(wall)}${label}`;
}

export const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
