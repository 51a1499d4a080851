import { formatDay } from '@thyme/domain/time';

/** 1 am UTC on the last Sunday of a month with 31 days, when the clocks of the European Union change. */
function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return Math.floor(last.getTime() / 1000) - last.getUTCDay() * 86_400;
}

/**
 * The Irish calendar day of an instant: '4 Aug 2026'. Computed by the rule of directive 2000/84/EC: a browser takes
 * longer to load its own time zones than to show the rest of the page.
 */
export function irishDay(instant: number): string {
  const year = new Date(instant * 1000).getUTCFullYear();
  const isSummer = instant >= change(year, 2) && instant < change(year, 9);
  return formatDay(instant + (isSummer ? 3600 : 0), { year: true }).replace(/^\S+ /, '');
}
