import { businesses, pageAnnouncements } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type TestApi } from '../../test/kit/index.ts';
import { readAnnouncements } from './page-announcements.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const announce = (businessId: number, version: number, age = '0 s') =>
  api.db
    .insert(pageAnnouncements)
    .values({ businessId, version, announcedAt: sql`now() - ${age}::interval` as never })
    .onConflictDoUpdate({ target: pageAnnouncements.businessId, set: { version, announcedAt: sql`now()` } });

describe('changed pages of a distributed database', () => {
  it('[GROUND-018] gives each business once for each change', async () => {
    const known = new Map<number, number>();
    await announce(900_001, 1);
    await announce(900_002, 1);
    expect(await readAnnouncements(api.db, known)).toEqual([900_001, 900_002]);
    expect(await readAnnouncements(api.db, known)).toEqual([]);
    await announce(900_002, 2);
    expect(await readAnnouncements(api.db, known)).toEqual([900_002]);
  });

  it('[GROUND-018] leaves out changes that every process has read', async () => {
    await announce(900_003, 1, '10 minutes');
    expect(await readAnnouncements(api.db, new Map())).not.toContain(900_003);
  });

  it('[GROUND-018] is not written by plain PostgreSQL, whose triggers notify', async () => {
    const { id } = await insertBusiness(api.db, api.clock.now());
    await api.db.update(businesses).set({ name: 'Changed' }).where(eq(businesses.id, id));
    const { rows } = await api.db.execute(
      sql`select shard_place('services') as table, (select count(*)::int from page_announcements where business_id = ${id}) as rows`,
    );
    expect(rows).toEqual([{ table: null, rows: 0 }]);
  });
});
