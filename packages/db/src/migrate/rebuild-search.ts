import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as schema from '../schema/index.ts';
import { selectEntries } from '../search/entry-values.ts';
import { refreshSearchEntries } from '../search/index.ts';
import { selectNewTopics, selectNewWords } from '../search/vocabulary.ts';
import { readFunctionFiles } from './function-files.ts';

/** A hash over everything that decides what an entry says. */
function definitionOfEntries(): string {
  const dialect = new PgDialect();
  const statements = [selectEntries('all'), selectNewWords('all'), selectNewTopics('all')];
  const functions = readFunctionFiles().find(({ name }) => name === 'search.sql');
  const parts = [...statements.map((statement) => dialect.sqlToQuery(statement).sql), functions?.sql ?? ''];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/**
 * Rebuilds all entries when their definition has changed since they were last rebuilt in this database. The comment on the
 * table keeps the hash of the definition.
 */
export async function rebuildOutdatedEntries(client: pg.Client): Promise<void> {
  const definition = definitionOfEntries();
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description('public.search_entries'::regclass, 'pg_class') as comment`,
  );
  if (rows[0]?.comment === definition) return;
  await refreshSearchEntries(drizzle(client, { schema }), 'all');
  await client.query(`comment on table search_entries is '${definition}'`);
}
