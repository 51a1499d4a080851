import type { Shape } from './shape.ts';
import { text } from './shape.ts';

/** A fixed date, or a number of days before the date on which the article is first loaded. */
export type Published = { date: string } | { daysAgo: number };

export const published: Shape<Published> = (source, node, name) => {
  const read = text(source, node, name);
  const ago = /^(\d{1,4}) days? ago$/.exec(read)?.[1];
  if (ago !== undefined) return { daysAgo: Number(ago) };
  if (isDate(read)) return { date: read };
  return source.fail(node, `${name} must be a date such as 2026-06-01, or "12 days ago", not "${read}"`);
};

export const date: Shape<string> = (source, node, name) => {
  const read = text(source, node, name);
  if (!isDate(read)) source.fail(node, `${name} must be a date such as 2026-06-01, not "${read}"`);
  return read;
};

function isDate(read: string) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(read) ? Date.parse(`${read}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(read);
}
