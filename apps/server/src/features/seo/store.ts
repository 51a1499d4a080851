import { blogs, bonuses, businesses, partnerFeatures, pictures, trades } from '@thyme/db/schema';
import { and, asc, count, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Place } from './sitemap.ts';

/** A sitemap part may have 50,000 addresses; ours are smaller, to be fast to generate. */
export const SHOPS_A_PART = 10_000;

const isOut = (now: number) => and(eq(blogs.published, true), lte(blogs.publishedAt, now));

export async function listPosts(db: Db, now: number): Promise<Place[]> {
  const rows = await db.select().from(blogs).where(isOut(now)).orderBy(asc(blogs.slug));
  return rows.map(({ slug, publishedAt }) => ({ path: `/system/blog/${slug}`, changedAt: publishedAt }));
}

export async function listFeatures(db: Db): Promise<Place[]> {
  const features = await db
    .select({ slug: partnerFeatures.slug })
    .from(partnerFeatures)
    .orderBy(asc(partnerFeatures.slug));
  const themes = await db.select({ slug: bonuses.slug }).from(bonuses).orderBy(asc(bonuses.slug));
  return [
    ...features.map(({ slug }) => ({ path: `/business-feature/${slug}` })),
    ...themes.map(({ slug }) => ({ path: `/bonus/${slug}` })),
  ];
}

export async function countShops(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(businesses).where(eq(businesses.published, true));
  return row?.total ?? 0;
}

export async function listShops(db: Db, part: number): Promise<Place[]> {
  const rows = await db
    .select({ slug: businesses.slug })
    .from(businesses)
    .where(eq(businesses.published, true))
    .orderBy(asc(businesses.id))
    .limit(SHOPS_A_PART)
    .offset((part - 1) * SHOPS_A_PART);
  return rows.map(({ slug }) => ({ path: `/${slug}` }));
}

export interface PostForCard {
  title: string;
  author: string;
  readingMinutes: number;
  drawing: unknown;
}

export async function findPostForCard(db: Db, slug: string, now: number): Promise<PostForCard | null> {
  const [row] = await db
    .select({
      title: blogs.title,
      author: blogs.author,
      readingMinutes: blogs.readingMinutes,
      drawing: pictures.drawing,
    })
    .from(blogs)
    .innerJoin(pictures, eq(pictures.id, blogs.pictureId))
    .where(and(eq(blogs.slug, slug), isOut(now)));
  return row ?? null;
}

export interface ShopForCard {
  name: string;
  trade: string;
  area: string;
  rating: number;
  ratingCount: number;
  fromPrice: number | null;
  country: string;
  drawing: unknown;
  /** The file of the shop's own photograph. */
  storageKey: string | null;
}

export async function findShopForCard(db: Db, slug: string): Promise<ShopForCard | null> {
  const [row] = await db
    .select({
      name: businesses.name,
      trade: trades.name,
      area: businesses.area,
      rating: businesses.rating,
      ratingCount: businesses.ratingCount,
      fromPrice: businesses.fromPrice,
      country: businesses.country,
      drawing: pictures.drawing,
      storageKey: pictures.storageKey,
    })
    .from(businesses)
    .innerJoin(trades, eq(trades.slug, businesses.trade))
    .leftJoin(pictures, eq(pictures.id, businesses.thumbnailId))
    .where(and(eq(businesses.slug, slug), eq(businesses.published, true)));
  return row ?? null;
}
