import { appointmentLines, businesses, reviews, users } from '@thyme/db/schema';
import { and, desc, eq, exists, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { list, object, seconds } from '../../platform/database/json.ts';
import { shortRead } from '../../platform/database/prepared.ts';

export type ReviewRow = typeof reviews.$inferSelect & {
  firstName: string;
  lastName: string;
  /** The author's account was erased. */
  isErased: boolean;
};

interface RatingCount {
  rating: number;
  total: number;
}

/** What an operator has hidden is neither shown nor counted. */
const ofShop = sql`${reviews.businessId} = ${businesses.id} and ${reviews.hiddenAt} is null`;
const newestFirst = sql`${reviews.createdAt} desc, ${reviews.id} desc`;

/** Selects the page first, so that authors are joined only for its rows. */
const newestOf = list(
  object<ReviewRow>({
    id: reviews.id,
    businessId: reviews.businessId,
    userId: reviews.userId,
    appointmentId: reviews.appointmentId,
    rating: reviews.rating,
    comment: reviews.comment,
    createdAt: seconds(reviews.createdAt),
    reply: reviews.reply,
    repliedAt: seconds(reviews.repliedAt),
    hiddenAt: seconds(reviews.hiddenAt),
    firstName: users.firstName,
    lastName: users.lastName,
    isErased: sql`${users.deletedAt} is not null`,
  }),
  {
    from: sql`(
      select * from ${reviews} where ${ofShop} order by ${newestFirst}
      limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
    ) as ${reviews} join ${users} on ${users.id} = ${reviews.userId}`,
    order: newestFirst,
  },
);

const countsOf = list(object<RatingCount>({ rating: sql`counts.rating`, total: sql`counts.total` }), {
  from: sql`(
    select ${reviews.rating}, count(*) as total from ${reviews} where ${ofShop} group by ${reviews.rating}
  ) as counts`,
  order: sql`counts.rating`,
});

const reviewsOf = shortRead((db) =>
  db
    .select({ newest: newestOf, counts: countsOf })
    .from(businesses)
    .where(and(eq(businesses.id, sql.placeholder('business')), eq(businesses.published, true)))
    .prepare('reviews_of'),
);

/** A page of a published shop's reviews and the count per rating; empty for other shops. */
export async function findReviews(db: Db, business: number, limit: number, offset: number) {
  const [row] = await reviewsOf(db).execute({ business, limit, offset });
  return row ?? { newest: [], counts: [] };
}

export async function listReviewsOfPerson(
  db: Db,
  { businessId, personId, count }: { businessId: number; personId: number; count: number },
): Promise<ReviewRow[]> {
  const part = db
    .select({ id: appointmentLines.id })
    .from(appointmentLines)
    .where(
      and(
        eq(appointmentLines.businessId, reviews.businessId),
        eq(appointmentLines.appointmentId, reviews.appointmentId),
        eq(appointmentLines.chairId, personId),
      ),
    );
  const rows = await db
    .select({ review: reviews, firstName: users.firstName, lastName: users.lastName, deletedAt: users.deletedAt })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.businessId, businessId), isNull(reviews.hiddenAt), ne(reviews.comment, ''), exists(part)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(count);
  return rows.map(({ review, deletedAt, ...names }) => ({ ...review, ...names, isErased: deletedAt !== null }));
}
