import { and, sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { searchEntries } from '../schema/index.ts';
import { among, selectEntries, type Which, writtenColumns } from './entry-values.ts';
import { addVocabulary } from './vocabulary.ts';

const excluded = (name: string) => sql`excluded.${sql.identifier(name)}`;
const row = (columns: readonly ReturnType<typeof excluded>[]) => sql`(${sql.join([...columns], sql`, `)})`;

/** An entry that is right already is not written again, so `returning` names those that were wrong. */
const replaced = {
  target: searchEntries.businessId,
  set: Object.fromEntries(writtenColumns.map(([key, { name }]) => [key, excluded(name)])),
  setWhere: sql`${row(writtenColumns.map(([, column]) => sql`${column}`))} is distinct from ${row(writtenColumns.map(([, { name }]) => excluded(name)))}`,
};

/**
 * Writes the search entries of some businesses, or of all, from the tables they are made of: businesses, trades, services,
 * categories and opening hours. Returns the businesses whose entry changed.
 */
export async function refreshSearchEntries(db: Executor, which: Which): Promise<number[]> {
  const id = { id: searchEntries.businessId };
  const hidden = await db
    .delete(searchEntries)
    .where(
      and(
        among(sql`${searchEntries.businessId}`, which),
        sql`not exists (select from businesses b where b.id = ${searchEntries.businessId} and b.published)`,
      ),
    )
    .returning(id);
  const written = await db
    .insert(searchEntries)
    .select(selectEntries(which))
    .onConflictDoUpdate(replaced)
    .returning(id);
  await addVocabulary(db, which);
  return [...hidden, ...written].map((entry) => entry.id);
}
