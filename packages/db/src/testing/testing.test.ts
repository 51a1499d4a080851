import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './index.ts';

const tablesIn = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as count from pg_tables where schemaname = 'public'");
  await client.end();
  return rows[0].count;
};

describe('test databases', () => {
  it('are isolated copies with all tables, and gone when dropped', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    expect(one.url).not.toBe(two.url);
    expect(await tablesIn(one.url)).toBeGreaterThan(70);

    const writer = new pg.Client({ connectionString: one.url });
    writer.on('error', () => undefined);
    await writer.connect();
    await writer.query("insert into trades (slug, name) values ('hair', 'Hair')");
    const reader = new pg.Client({ connectionString: two.url });
    await reader.connect();
    expect((await reader.query('select from trades')).rowCount).toBe(0);
    await reader.end();

    await Promise.all([one.drop(), two.drop()]);
    await expect(tablesIn(one.url)).rejects.toThrow(/does not exist/);
  });
});
