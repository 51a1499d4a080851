import { formatDay, wallOf } from '@thyme/domain/time';

/**
 * The last day on which a voucher is valid, in its shop's time zone: '4 Aug 2031'. It expires at the end of that day; the
 * stored instant is the first after it.
 */
export function lastDay({ expiry_date: end }: { expiry_date: number }, zone = 'Europe/Dublin'): string {
  return formatDay(wallOf(zone, end - 1), { year: true }).replace(/^\S+ /, '');
}
