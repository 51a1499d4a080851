import { businesses, reviews, users } from '@thyme/db/schema';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export interface ReviewRow {
  review: typeof reviews.$inferSelect;
  firstName: string;
  lastName: string;
}

const ofPublished = (businessId: number) => and(eq(reviews.businessId, businessId), eq(businesses.published, true));

export function listNewest(db: Db, businessId: number, limit: number, offset: number): Promise<ReviewRow[]> {
  return db
    .select({ review: reviews, firstName: users.firstName, lastName: users.lastName })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(ofPublished(businessId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

export function countByRating(db: Db, businessId: number): Promise<{ rating: number; total: number }[]> {
  return db
    .select({ rating: reviews.rating, total: count() })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(ofPublished(businessId))
    .groupBy(reviews.rating);
}
