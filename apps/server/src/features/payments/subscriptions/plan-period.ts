import { addMonthsToDate, DAY, dateAt, type Instant, instantOf, MINUTE, wallAt, wallOf } from '@thyme/domain/time';

/** Plans are billed by the marketplace's own clock. */
const ZONE = 'Europe/Dublin';

/** The same wall-clock time, some months later. */
export function monthsAfter(from: Instant, months: number): Instant {
  const minute = Math.floor((wallOf(ZONE, from) % DAY) / MINUTE);
  return instantOf(ZONE, wallAt(addMonthsToDate(dateAt(ZONE, from), months), minute));
}

/** The end of the time that an amount pays for: a whole period for the whole price, otherwise its share. */
export function paidUntil(
  from: Instant,
  { amount, price, months }: { amount: number; price: number; months: number },
): Instant {
  const whole = monthsAfter(from, months);
  return amount === price || price === 0 ? whole : from + Math.round(((whole - from) * amount) / price);
}
