import { businesses, reviews, users } from '@thyme/db/schema';
import { insertAppointment } from '@thyme/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type TestApi, type TestBusiness } from '../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  shop = await insertBusiness(api.db, api.clock.now());
});
afterAll(() => api.close());

async function review(rating: number, comment: string, createdAt: number) {
  const guest = await api.signIn({ firstName: 'Niamh', lastName: 'Gallagher' });
  const { id: appointmentId } = await insertAppointment(api.db, shop.id, guest.userId, { startsAt: createdAt - 7_200 });
  await api.db
    .insert(reviews)
    .values({ businessId: shop.id, userId: guest.userId, appointmentId, rating, comment, createdAt });
  return { userId: guest.userId, appointmentId };
}

const QUERY = `query($id: Int!, $count: Int, $page: Int) { business_reviews(business_id: $id, count: $count, page: $page) { total
  rating_distribution { rating_level number_of_rating }
  reviews { id business_id user_id appt_id rating comment created_at user_info { first_name last_name } } } }`;
const read = async (variables: object = {}) =>
  (
    await api.ask<{
      business_reviews: { total: number; rating_distribution: unknown[]; reviews: { comment: string }[] };
    }>(QUERY, { id: shop.id, ...variables })
  ).business_reviews;

describe('business_reviews', () => {
  it('is empty but complete for a shop without any, and for a missing shop', async () => {
    const empty = {
      total: 0,
      reviews: [],
      rating_distribution: [5, 4, 3, 2, 1].map((rating_level) => ({ rating_level, number_of_rating: 0 })),
    };
    expect(await read()).toEqual(empty);
    expect(await read({ id: 999_999 })).toEqual(empty);
  });

  it('[API-016] [APPT-026] [APPT-027] has the distribution and the reviews, newest first', async () => {
    const now = api.clock.now();
    await review(5, 'old', now - 500);
    await review(5, 'older', now - 900);
    const latest = await review(3, 'new', now - 100);
    const answer = await read();
    expect(answer.rating_distribution).toEqual([
      { rating_level: 5, number_of_rating: 2 },
      { rating_level: 4, number_of_rating: 0 },
      { rating_level: 3, number_of_rating: 1 },
      { rating_level: 2, number_of_rating: 0 },
      { rating_level: 1, number_of_rating: 0 },
    ]);
    expect(answer.reviews.map((row) => row.comment)).toEqual(['new', 'old', 'older']);
    expect(answer.reviews[0]).toEqual({
      id: expect.any(Number),
      business_id: shop.id,
      user_id: latest.userId,
      appt_id: latest.appointmentId,
      rating: 3,
      comment: 'new',
      created_at: now - 100,
      user_info: { first_name: 'Niamh', last_name: 'G' },
    });
  });

  it('[APPT-041] shows only the initial of the last name, and no name of an erased account', async () => {
    const { userId } = await review(4, 'leaving', api.clock.now() - 90);
    await api.db
      .update(users)
      .set({ deletedAt: api.clock.now(), email: null, passwordHash: null, firstName: 'Former', lastName: 'guest' })
      .where(eq(users.id, userId));
    const answer = await read();
    expect(JSON.stringify(answer)).not.toContain('Gallagher');
    expect(answer.reviews.find(({ comment }) => comment === 'leaving')).toMatchObject({
      user_info: { first_name: 'Former guest', last_name: '' },
    });
    await api.db.delete(reviews).where(eq(reviews.userId, userId));
  });

  it('is paginated', async () => {
    const answer = await read({ count: 2, page: 2 });
    expect([answer.total, answer.reviews.map((row) => row.comment)]).toEqual([3, ['older']]);
  });

  it('orders two of the same second by insertion, latest first', async () => {
    const second = api.clock.now() - 50;
    await review(4, 'first', second);
    await review(4, 'second', second);
    expect((await read({ count: 2 })).reviews.map((row) => row.comment)).toEqual(['second', 'first']);
  });

  it('shows none of a hidden shop', async () => {
    await api.db.update(businesses).set({ published: false }).where(eq(businesses.id, shop.id));
    expect(await read()).toMatchObject({ total: 0, reviews: [] });
  });
});
