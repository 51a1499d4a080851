import { appointments, reviews } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

const DAY = 86_400;
let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 8 });
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Gallagher' });
});
afterAll(() => api.close());

const ADD =
  'mutation($id: Int!, $rating: Int, $comment: String) { add_review(appt_id: $id, rating: $rating, comment: $comment) { status message } }';
const add = async (variables: object, token = guest.token) =>
  (await api.ask<{ add_review: { status: number; message: string } }>(ADD, variables, { token })).add_review;

let chair = 0;
const addAppointment = (appointment: object = {}, startsAt = api.clock.now() - 2 * DAY) => {
  chair = (chair + 1) % shop.chairIds.length;
  return insertAppointment(api.db, shop, guest.userId, {
    startsAt: startsAt + chair * 7_200,
    appointment,
    chairId: shop.chairIds[chair] ?? 0,
  });
};
const completed = () => ({ status: 'Completed', completedAt: api.clock.now() - DAY });

describe('add_review', () => {
  it('[API-039] [ERR-026] [APPT-024] is shown on the shop with its stars and counts towards its rating', async () => {
    const first = await addAppointment(completed());
    expect(await add({ id: first.id, rating: 4, comment: ' Dara listened. ' })).toEqual({
      status: 1,
      message: 'Thank you!',
    });
    const second = await addAppointment(completed());
    expect(await add({ id: second.id, rating: 5 })).toEqual({ status: 1, message: 'Thank you!' });
    const answer = await api.ask<{ business_reviews: object; business: object }>(
      `query($id: Int!, $slug: String!) { business(slug: $slug) { rating number_of_ratings }
        business_reviews(business_id: $id) { total rating_distribution { rating_level number_of_rating }
          reviews { appt_id rating comment user_info { first_name } } } }`,
      { id: shop.id, slug: shop.slug },
    );
    expect(answer.business).toEqual({ rating: 4.5, number_of_ratings: 2 });
    expect(answer.business_reviews).toMatchObject({
      total: 2,
      rating_distribution: [
        { rating_level: 5, number_of_rating: 1 },
        { rating_level: 4, number_of_rating: 1 },
        {},
        {},
        {},
      ],
    });
    const { reviews: shown } = answer.business_reviews as { reviews: { appt_id: number }[] };
    expect(shown.find(({ appt_id }) => appt_id === first.id)).toEqual({
      appt_id: first.id,
      rating: 4,
      comment: 'Dara listened.',
      user_info: { first_name: 'Niamh' },
    });
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, first.id));
    expect(row?.reviewStatus).toBe('Reviewed');
  });

  it('[APPT-023] [APPT-025] needs a rating from 1 to 5', async () => {
    const { id } = await addAppointment(completed());
    for (const rating of [undefined, null, 0, 6, -1])
      expect(await add({ id, rating })).toEqual({ status: 0, message: 'Please give rating first!' });
    expect(await add({ id, rating: 3, comment: 'x'.repeat(2_001) })).toEqual({
      status: 0,
      message: 'Please use at most 2,000 characters.',
    });
    expect(await api.db.select().from(reviews).where(eq(reviews.appointmentId, id))).toEqual([]);
  });

  it('is accepted once, from any number of tabs', async () => {
    const { id } = await addAppointment(completed());
    const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => add({ id, rating })));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === 'You’ve already rated this appointment.')).toHaveLength(4);
    expect(await api.db.select().from(reviews).where(eq(reviews.appointmentId, id))).toHaveLength(1);
  });

  it('only after a completed appointment, and only by its guest', async () => {
    const later = 'You can rate an appointment after your visit.';
    const missing = 'This appointment could not be found.';
    const coming = await addAppointment({}, api.clock.now() + 5 * DAY);
    expect(await add({ id: coming.id, rating: 5 })).toEqual({ status: 0, message: later });
    const cancelled = await addAppointment({
      status: 'Cancelled',
      cancelledAt: api.clock.now() - 3 * DAY,
      cancelledBy: 'guest',
    });
    expect(await add({ id: cancelled.id, rating: 5 })).toEqual({ status: 0, message: later });
    const missed = await addAppointment({ status: 'No Show' });
    expect(await add({ id: missed.id, rating: 1 })).toEqual({ status: 0, message: later });
    const stranger = await api.signIn();
    const done = await addAppointment(completed());
    expect(await add({ id: done.id, rating: 1 }, stranger.token)).toEqual({ status: 0, message: missing });
    expect(await add({ id: 999_999, rating: 1 }, stranger.token)).toEqual({ status: 0, message: missing });
  });
});
