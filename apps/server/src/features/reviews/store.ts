import { businesses, reviews, users } from '@thyme/db/schema';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { prepared } from '../../platform/prepared.ts';

export interface ReviewRow {
  review: typeof reviews.$inferSelect;
  firstName: string;
  lastName: string;
}

const ofPublished = and(eq(reviews.businessId, sql.placeholder('business')), eq(businesses.published, true));

const newestOf = prepared((db) =>
  db
    .select({ review: reviews, firstName: users.firstName, lastName: users.lastName })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(ofPublished)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('newest_reviews_of'),
);

export function listNewest(db: Db, business: number, limit: number, offset: number): Promise<ReviewRow[]> {
  return newestOf(db).execute({ business, limit, offset });
}

const ratingsOf = prepared((db) =>
  db
    .select({ rating: reviews.rating, total: count() })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(ofPublished)
    .groupBy(reviews.rating)
    .prepare('ratings_of'),
);

export function countByRating(db: Db, business: number): Promise<{ rating: number; total: number }[]> {
  return ratingsOf(db).execute({ business });
}
