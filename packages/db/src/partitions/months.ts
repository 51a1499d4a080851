import type { Instant } from '@thyme/domain/time';

/** A calendar month in UTC, 'YYYY-MM'. */
export type Month = string;

export const monthOf = (instant: Instant): Month => new Date(instant * 1000).toISOString().slice(0, 7);

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** Its first moment, as PostgreSQL reads it. */
export const startOf = (month: Month) => `${month}-01 00:00:00+00`;

export const tableOf = (table: string, month: Month) => `${table}_${month.replace('-', '_')}`;

/** The month in the name of a partition; null for the default one and for other tables. */
export function monthIn(name: string, table: string): Month | null {
  const [, year, number] = new RegExp(`^${table}_(\\d{4})_(0[1-9]|1[0-2])$`).exec(name) ?? [];
  return year && number ? `${year}-${number}` : null;
}
