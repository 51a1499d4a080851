import {
  blockedDates,
  businesses,
  businessPictures,
  closedDates,
  formerSlugs,
  serviceCategories,
  services,
  trades,
  workHours,
} from '@thyme/db/schema';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { anyOf, shortRead } from '../../platform/database/prepared.ts';

export type BusinessRow = typeof businesses.$inferSelect;
export type TradeRow = typeof trades.$inferSelect;
export type WorkHourRow = Pick<typeof workHours.$inferSelect, 'businessId' | 'weekday' | 'startMinute' | 'endMinute'>;

const byIds = shortRead((db) =>
  db
    .select()
    .from(businesses)
    .where(and(anyOf(businesses.id, 'ids'), eq(businesses.published, true)))
    .prepare('businesses_by_id'),
);

/** Unpublished shops are not found. */
export function listPublished(db: Db, ids: readonly number[]): Promise<BusinessRow[]> {
  return byIds(db).execute({ ids });
}

export function listBest(db: Db, trade: string | null, limit: number): Promise<BusinessRow[]> {
  return db
    .select()
    .from(businesses)
    .where(and(eq(businesses.published, true), trade === null ? undefined : eq(businesses.trade, trade)))
    .orderBy(desc(businesses.rating), desc(businesses.ratingCount), asc(businesses.id))
    .limit(limit);
}

export function listNewest(db: Db, trade: string | null, limit: number): Promise<BusinessRow[]> {
  return db
    .select()
    .from(businesses)
    .where(and(eq(businesses.published, true), trade === null ? undefined : eq(businesses.trade, trade)))
    .orderBy(desc(businesses.publishedAt), desc(businesses.id))
    .limit(limit);
}

export async function listTrades(db: Db): Promise<{ trade: TradeRow; total: number }[]> {
  return db
    .select({ trade: trades, total: count(businesses.id) })
    .from(trades)
    .leftJoin(businesses, and(eq(businesses.trade, trades.slug), eq(businesses.published, true)))
    .groupBy(trades.slug)
    .orderBy(asc(trades.position), asc(trades.slug));
}

const tradesBySlug = shortRead((db) =>
  db.select().from(trades).where(anyOf(trades.slug, 'slugs')).prepare('trades_by_slug'),
);

export function listTradesBySlug(db: Db, slugs: readonly string[]): Promise<TradeRow[]> {
  return tradesBySlug(db).execute({ slugs });
}

const hoursOf = shortRead((db) =>
  db
    .select({
      businessId: workHours.businessId,
      weekday: workHours.weekday,
      startMinute: workHours.startMinute,
      endMinute: workHours.endMinute,
    })
    .from(workHours)
    .where(and(anyOf(workHours.businessId, 'ids'), isNull(workHours.chairId)))
    .orderBy(asc(workHours.businessId), asc(workHours.weekday), asc(workHours.startMinute))
    .prepare('work_hours_of'),
);

/** The shop's own hours; those of single chairs only affect free times. */
export function listWorkHours(db: Db, ids: readonly number[]): Promise<WorkHourRow[]> {
  return hoursOf(db).execute({ ids });
}

export interface DateSpan {
  from: string;
  to: string;
}

const closedDatesOf = shortRead((db) => datesOf(db, closedDates).prepare('closed_dates_of'));
const blockedDatesOf = shortRead((db) => datesOf(db, blockedDates).prepare('blocked_dates_of'));

function datesOf(db: Db, table: typeof closedDates | typeof blockedDates) {
  return db
    .select({ businessId: table.businessId, date: table.date })
    .from(table)
    .where(
      and(
        anyOf(table.businessId, 'ids'),
        gte(table.date, sql.placeholder('from')),
        lte(table.date, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(table.date));
}

export function listClosedDates(db: Db, ids: readonly number[], span: DateSpan) {
  return closedDatesOf(db).execute({ ids, ...span });
}

export function listBlockedDates(db: Db, ids: readonly number[], span: DateSpan) {
  return blockedDatesOf(db).execute({ ids, ...span });
}

const picturesOf = shortRead((db) =>
  db
    .select({
      businessId: businessPictures.businessId,
      role: businessPictures.role,
      pictureId: businessPictures.pictureId,
    })
    .from(businessPictures)
    .where(anyOf(businessPictures.businessId, 'ids'))
    .orderBy(asc(businessPictures.position), asc(businessPictures.pictureId))
    .prepare('business_pictures_of'),
);

export function listPictures(db: Db, ids: readonly number[]) {
  return picturesOf(db).execute({ ids });
}

const categoryNamesOf = shortRead((db) =>
  db
    .selectDistinct({
      businessId: serviceCategories.businessId,
      name: serviceCategories.name,
      position: serviceCategories.position,
    })
    .from(serviceCategories)
    .innerJoin(
      services,
      and(
        eq(services.businessId, serviceCategories.businessId),
        eq(services.categoryId, serviceCategories.id),
        eq(services.active, true),
      ),
    )
    .where(anyOf(serviceCategories.businessId, 'ids'))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.name))
    .prepare('category_names_of'),
);

export function listCategoryNames(db: Db, ids: readonly number[]) {
  return categoryNamesOf(db).execute({ ids });
}

/** The current slug of a shop that used to have this one; null if unknown or hidden. */
export async function findMoved(db: Db, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: businesses.slug })
    .from(formerSlugs)
    .innerJoin(businesses, eq(businesses.id, formerSlugs.businessId))
    .where(and(eq(formerSlugs.slug, slug), eq(businesses.published, true)));
  return row?.slug ?? null;
}

/** By id, including shops that have left the marketplace, for past appointments. */
export function listBooked(db: Db, ids: readonly number[]) {
  return db
    .select()
    .from(businesses)
    .where(inArray(businesses.id, [...ids]));
}

export type BookedBusiness = Awaited<ReturnType<typeof listBooked>>[number];
