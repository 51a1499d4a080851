import { formatDay, wallOf } from '@thyme/domain/time';

/**
 * The last day on which a voucher is good, by the clock of its shop: '4 Aug 2031'. It ends with that day; the stored
 * moment is the first at which it is over.
 */
export function lastDay({ expiry_date: end }: { expiry_date: number }, zone = 'Europe/Dublin'): string {
  return formatDay(wallOf(zone, end - 1), { year: true }).replace(/^\S+ /, '');
}
