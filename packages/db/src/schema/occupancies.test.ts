import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../client.ts';
import { createTestDatabase, insertGuest, insertShop, type ShopFixture, type TestDatabase } from '../testing/index.ts';
import { holds, occupancies } from './index.ts';

const HOUR = 3600;
const MONDAY = Date.UTC(2030, 0, 7, 9) / 1000;

let database: TestDatabase;
let connection: Connection;
let guestId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { max: 64 });
  guestId = (await insertGuest(connection.db)).id;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

interface Line {
  chairId: number;
  startsAt: number;
  endsAt: number;
}

/** How a cart is held: all lines or none, sorted by chair. */
function hold(shop: ShopFixture, lines: Line[]): Promise<boolean> {
  const { businessId } = shop;
  return connection.db
    .transaction(async (tx) => {
      const [made] = await tx
        .insert(holds)
        .values({ businessId, userId: guestId, purpose: 'checkout', expiresAt: Math.floor(Date.now() / 1000) + 600 })
        .returning({ id: holds.id });
      const sorted = lines.toSorted((a, b) => a.chairId - b.chairId || a.startsAt - b.startsAt);
      for (const line of sorted) {
        const taken = await tx
          .insert(occupancies)
          .values({ businessId, holdId: made?.id, ...line })
          .onConflictDoNothing()
          .returning({ id: occupancies.id });
        if (taken.length === 0) tx.rollback();
      }
      return true;
    })
    .catch((error: Error) => {
      if (error.message === 'Rollback') return false;
      throw error;
    });
}

async function countOverlaps(businessId: number): Promise<number> {
  const { rows } = await connection.db.execute<{ count: number }>(sql`
    select count(*)::int as count from occupancies a join occupancies b
      on a.business_id = b.business_id and a.chair_id = b.chair_id and a.id < b.id and a.during && b.during
    where a.business_id = ${businessId}`);
  return rows[0]?.count ?? -1;
}

describe('a chair is sold once', () => {
  it('gives one slot to one of 64 guests', async () => {
    const shop = await insertShop(connection.db);
    const chairId = shop.chairIds[0] as number;
    const line = { chairId, startsAt: MONDAY, endsAt: MONDAY + HOUR };
    const won = await Promise.all(Array.from({ length: 64 }, () => hold(shop, [line])));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await connection.db.$count(holds, eq(holds.businessId, shop.businessId))).toBe(1);
  });

  it('has no overlap and no deadlock when 64 guests want staggered times', async () => {
    const shop = await insertShop(connection.db);
    const chairId = shop.chairIds[0] as number;
    const tries = Array.from({ length: 64 }, (_, i) => {
      const startsAt = MONDAY + (i % 16) * 900;
      return hold(shop, [{ chairId, startsAt, endsAt: startsAt + HOUR }]);
    });
    const won = await Promise.all(tries);
    expect(won.filter(Boolean).length).toBeGreaterThan(0);
    expect(await countOverlaps(shop.businessId)).toBe(0);
    expect(await connection.db.$count(occupancies, eq(occupancies.businessId, shop.businessId))).toBe(
      won.filter(Boolean).length,
    );
  });

  it('sells whole carts only, in any order of their lines', async () => {
    const shop = await insertShop(connection.db, { chairs: 3 });
    const tries = Array.from({ length: 64 }, (_, i) => {
      const lines = shop.chairIds.map((chairId, n) => {
        const startsAt = MONDAY + ((i + n) % 4) * 1800;
        return { chairId, startsAt, endsAt: startsAt + HOUR };
      });
      return hold(shop, i % 2 ? lines : lines.toReversed());
    });
    const won = (await Promise.all(tries)).filter(Boolean).length;
    expect(won).toBeGreaterThan(0);
    expect(await countOverlaps(shop.businessId)).toBe(0);
    expect(await connection.db.$count(occupancies, eq(occupancies.businessId, shop.businessId))).toBe(won * 3);
  });

  it('lets appointments follow one another without a gap, and two shops use the same hour', async () => {
    const [shop, other] = [await insertShop(connection.db), await insertShop(connection.db)];
    const at = (where: ShopFixture, startsAt: number) =>
      hold(where, [{ chairId: where.chairIds[0] as number, startsAt, endsAt: startsAt + HOUR }]);
    expect(await at(shop, MONDAY)).toBe(true);
    expect(await at(shop, MONDAY + HOUR)).toBe(true);
    expect(await at(shop, MONDAY + HOUR - 1)).toBe(false);
    expect(await at(other, MONDAY)).toBe(true);
  });

  it('frees the time when the hold is deleted', async () => {
    const shop = await insertShop(connection.db);
    const line = { chairId: shop.chairIds[0] as number, startsAt: MONDAY, endsAt: MONDAY + HOUR };
    expect(await hold(shop, [line])).toBe(true);
    await connection.db.delete(holds).where(eq(holds.businessId, shop.businessId));
    expect(await connection.db.$count(occupancies, eq(occupancies.businessId, shop.businessId))).toBe(0);
    expect(await hold(shop, [line])).toBe(true);
  });

  it('refuses a chair of another shop and a time without an owner', async () => {
    const [shop, other] = [await insertShop(connection.db), await insertShop(connection.db)];
    const line = { chairId: other.chairIds[0] as number, startsAt: MONDAY, endsAt: MONDAY + HOUR };
    await expect(hold(shop, [line])).rejects.toMatchObject({ cause: { code: '23503' } });
    const orphan = connection.db.insert(occupancies).values({ ...line, businessId: other.businessId });
    await expect(orphan).rejects.toMatchObject({ cause: { constraint: 'occupancies_owner' } });
  });
});
