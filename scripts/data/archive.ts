import { parseArgs } from 'node:util';
import { type Connection, connect } from '@thyme/db';
import { type Attached, archiveMonth, attachArchived, listOldMonths, type OldMonth } from '@thyme/db/partitions';
import { Refusal } from '../running/settings.ts';

const size = (bytes: number) => `${(bytes / 2 ** 20).toFixed(bytes < 10 * 2 ** 20 ? 1 : 0)} MB`;
const sayMonth = ({ name, rows, bytes }: OldMonth) =>
  `${name} (${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}, ${size(bytes)})`;

const refusals: Record<Exclude<Attached, 'attached'>, (name: string) => string> = {
  unknown: (name) => `There is no table archive.${name}. After pg_restore it has to be in the schema archive.`,
  'other columns': (name) =>
    `archive.${name} has other columns than its table has now: read it where it is, or change its columns first.`,
  'month exists': (name) => `That month has a partition already: move the rows of archive.${name} there by hand.`,
};

/** Without --yes only lists what would be archived. */
export async function archive(url: string, args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { yes: { type: 'boolean' }, months: { type: 'string' }, attach: { type: 'string' } },
  });
  const connection = connect(url, { max: 2, applicationName: 'thyme-archive', statementTimeoutMillis: 0 });
  try {
    if (values.attach !== undefined) return await attach(connection, values.attach);
    const keptMonths = values.months === undefined ? {} : { keptMonths: monthsFrom(values.months) };
    const old = await listOldMonths(connection.db, { now: Math.floor(Date.now() / 1000), ...keptMonths });
    if (old.length === 0) return 'No month is old enough to be archived.';
    return values.yes ? await moveAll(connection, old) : plan(old);
  } finally {
    await connection.close();
  }
}

function monthsFrom(text: string): number {
  const months = Number(text);
  if (!Number.isInteger(months) || months < 2)
    throw new Refusal(`--months is "${text}": give a whole number of months to keep, at least 2.`);
  return months;
}

const stays = (month: OldMonth) => `${sayMonth(month)} stays: ${month.pending} of its rows are not finished.`;

function plan(old: readonly OldMonth[]): string {
  const lines = old.map((month) => (month.pending > 0 ? stays(month) : sayMonth(month)));
  const movable = old.filter(({ pending }) => pending === 0).length;
  const next = movable > 0 ? ` To move ${movable} to the schema archive: npm run db -- archive --yes` : '';
  return [...lines, `Nothing was changed.${next}`].join('\n');
}

async function moveAll({ db }: Connection, old: readonly OldMonth[]): Promise<string> {
  const lines: string[] = [];
  for (const month of old) lines.push((await archiveMonth(db, month)) ? `archive.${sayMonth(month)}` : stays(month));
  return lines.join('\n');
}

async function attach({ db }: Connection, name: string): Promise<string> {
  const result = await attachArchived(db, name);
  if (result !== 'attached') throw new Refusal(refusals[result](name));
  return `${name} is part of its table again.`;
}
