import { businesses, chairs, workHours } from '@thyme/db/schema';
import { and, asc, avg, count, eq, isNull, max } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** From south to north. */
export function listPlaces(db: Db) {
  return db
    .select({ area: businesses.area, country: businesses.country })
    .from(businesses)
    .where(eq(businesses.published, true))
    .orderBy(asc(businesses.lat), asc(businesses.id));
}

export async function countChairs(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chairs)
    .innerJoin(businesses, eq(businesses.id, chairs.businessId))
    .where(and(eq(chairs.active, true), eq(businesses.published, true)));
  return row?.total ?? 0;
}

/** The average end of an open day; a lunch break does not count as an end. */
export async function averageClosing(db: Db): Promise<number | null> {
  const ends = db
    .select({ end: max(workHours.endMinute).as('end_of_day') })
    .from(workHours)
    .innerJoin(businesses, eq(businesses.id, workHours.businessId))
    .where(and(isNull(workHours.chairId), eq(businesses.published, true)))
    .groupBy(workHours.businessId, workHours.weekday)
    .as('ends');
  const [row] = await db.select({ average: avg(ends.end) }).from(ends);
  return row?.average == null ? null : Math.round(Number(row.average));
}
