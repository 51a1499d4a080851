import {
  blockedDates,
  businesses,
  businessPictures,
  closedDates,
  serviceCategories,
  services,
  trades,
  workHours,
} from '@thyme/db/schema';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export type BusinessRow = typeof businesses.$inferSelect;
export type TradeRow = typeof trades.$inferSelect;
export type WorkHourRow = typeof workHours.$inferSelect;

/** A shop that is not published does not exist for guests. */
export async function findPublished(db: Db, slug: string): Promise<BusinessRow | null> {
  const [row] = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.slug, slug), eq(businesses.published, true)));
  return row ?? null;
}

export async function findPublishedById(db: Db, id: number): Promise<BusinessRow | null> {
  const [row] = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), eq(businesses.published, true)));
  return row ?? null;
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

export function listTradesBySlug(db: Db, slugs: readonly string[]): Promise<TradeRow[]> {
  return db
    .select()
    .from(trades)
    .where(inArray(trades.slug, [...slugs]));
}

/** The shop's own hours; those of single chairs matter to free times only. */
export function listWorkHours(db: Db, businessIds: readonly number[]): Promise<WorkHourRow[]> {
  return db
    .select()
    .from(workHours)
    .where(and(inArray(workHours.businessId, [...businessIds]), isNull(workHours.chairId)))
    .orderBy(asc(workHours.businessId), asc(workHours.weekday), asc(workHours.startMinute));
}

export interface DateSpan {
  from: string;
  to: string;
}

export function listClosedDates(db: Db, businessIds: readonly number[], span: DateSpan) {
  return db
    .select({ businessId: closedDates.businessId, date: closedDates.date })
    .from(closedDates)
    .where(
      and(
        inArray(closedDates.businessId, [...businessIds]),
        gte(closedDates.date, span.from),
        lte(closedDates.date, span.to),
      ),
    )
    .orderBy(asc(closedDates.date));
}

export function listBlockedDates(db: Db, businessIds: readonly number[], span: DateSpan) {
  return db
    .select({ businessId: blockedDates.businessId, date: blockedDates.date })
    .from(blockedDates)
    .where(
      and(
        inArray(blockedDates.businessId, [...businessIds]),
        gte(blockedDates.date, span.from),
        lte(blockedDates.date, span.to),
      ),
    )
    .orderBy(asc(blockedDates.date));
}

export function listPictures(db: Db, businessIds: readonly number[]) {
  return db
    .select()
    .from(businessPictures)
    .where(inArray(businessPictures.businessId, [...businessIds]))
    .orderBy(asc(businessPictures.position), asc(businessPictures.pictureId));
}

export function listCategoryNames(db: Db, businessIds: readonly number[]) {
  return db
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
    .where(inArray(serviceCategories.businessId, [...businessIds]))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.name));
}
