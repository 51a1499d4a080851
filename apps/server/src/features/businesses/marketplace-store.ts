import { businesses, chairs, workHours } from '@thyme/db/schema';
import { and, asc, avg, count, eq, isNull, max } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export interface Marketplace {
  businesses: number;
  southernmost: string;
  northernmost: string;
  chairsOfOne: number;
  /** Minutes of the shops' own day; null as long as no shop has hours. */
  closing: number | null;
}

/** The published shops in figures. */
export async function measureMarketplace(db: Db): Promise<Marketplace> {
  const [places, total, closing] = await Promise.all([listPlaces(db), countChairs(db), averageClosing(db)]);
  return {
    businesses: places.length,
    southernmost: places[0]?.area ?? '',
    northernmost: places.at(-1)?.area ?? '',
    chairsOfOne: places.length === 0 ? 0 : Math.round((total / places.length) * 10) / 10,
    closing,
  };
}

function listPlaces(db: Db) {
  return db
    .select({ area: businesses.area })
    .from(businesses)
    .where(eq(businesses.published, true))
    .orderBy(asc(businesses.lat), asc(businesses.id));
}

async function countChairs(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chairs)
    .innerJoin(businesses, eq(businesses.id, chairs.businessId))
    .where(and(eq(chairs.active, true), eq(businesses.published, true)));
  return row?.total ?? 0;
}

/** When an open day ends, on average; the break at noon is no end. */
async function averageClosing(db: Db): Promise<number | null> {
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
