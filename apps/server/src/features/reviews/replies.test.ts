import { businesses, notifications, outbox, reviewReports, reviews, users } from '@thyme/db/schema';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { createOperator, sealContext } from '../operators/create-operator.ts';
import { findByEmail } from '../operators/store.ts';
import { codeAt } from '../operators/totp.ts';

const DAY = 86_400;
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff, guest] = [
    await api.signInBusiness(),
    await api.signInBusiness(),
    await api.signIn({ firstName: 'Katie', lastName: 'Nugent' }),
  ];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.advance(90);
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

let days = 5;
async function review(rating: number, comment: string, author = guest): Promise<number> {
  days += 1;
  const { id } = await insertAppointment(api.db, shop, author.userId, {
    startsAt: api.clock.now() - days * DAY,
    appointment: { status: 'Completed', completedAt: api.clock.now() - days * DAY, reviewStatus: 'Reviewed' },
  });
  const row = { businessId: shop.id, userId: author.userId, appointmentId: id, rating, comment };
  const [added] = await api.db
    .insert(reviews)
    .values({ ...row, createdAt: api.clock.now() - days * 3_600 })
    .returning();
  return added?.id ?? 0;
}

interface Answer {
  status: number;
  message: string;
}
const LIST = `query($business: Int!, $filter: String) { desk_reviews(business_id: $business, filter: $filter) {
  counts { all unanswered words low } reviews { id guest_name service nth rating reply hidden report report_decided } } }`;
const list = async (filter = 'all', who = owner) =>
  (
    await api.ask<{ desk_reviews: { counts: object; reviews: { id: number }[] } }>(
      LIST,
      { business: shop.id, filter },
      who,
    )
  ).desk_reviews;
const REPLY = `mutation($business: Int!, $id: Int!, $text: String!) { desk_reply_review(business_id: $business, id: $id, text: $text) { status message } }`;
const reply = async (id: number, text: string) =>
  (await api.ask<{ desk_reply_review: Answer }>(REPLY, { business: shop.id, id, text }, owner)).desk_reply_review;
const REPORT = `mutation($business: Int!, $id: Int!, $reason: String!, $note: String) {
  desk_report_review(business_id: $business, id: $id, reason: $reason, note: $note) { status message } }`;
const report = async (id: number, reason = 'advertising') =>
  (await api.ask<{ desk_report_review: Answer }>(REPORT, { business: shop.id, id, reason, note: 'Code JEN20' }, owner))
    .desk_report_review;
const shown = async () =>
  (
    await api.ask<{ business_reviews: { total: number; reviews: { reply: { text: string } | null }[] } }>(
      'query($id: Int!) { business_reviews(business_id: $id) { total reviews { reply { text } } } }',
      { id: shop.id },
    )
  ).business_reviews;
const bellsOf = async ({ userId }: SignedIn, kind: string) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(
        and(eq(notifications.recipientId, userId), eq(notifications.businessId, shop.id), eq(notifications.kind, kind)),
      )
      .orderBy(desc(notifications.id))
  ).map(({ title }) => title);
const mails = async (template: string) =>
  (
    await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, template), eq(outbox.businessId, shop.id)))
  ).length;

describe('answers', () => {
  it('[REVIEW-001] the desk lists unanswered ones first, with filters', async () => {
    const old = await review(5, 'Lovely');
    const newest = await review(2, '');
    await reply(newest, 'Sorry about that.');
    const { reviews: rows, counts } = await list('all', staff);
    expect(rows.map(({ id }) => id)).toEqual([old, newest]);
    expect(rows[0]).toMatchObject({ guest_name: 'Katie Nugent', service: 'Signature facial', nth: expect.any(Number) });
    expect(counts).toEqual({ all: 2, unanswered: 1, words: 1, low: 1 });
    expect((await list('low')).reviews).toMatchObject([{ id: newest }]);
    const { desk_reviews } = await api.ask<{ desk_reviews: object }>(
      `{ desk_reviews(business_id: ${shop.id}) { rating_distribution { rating_level number_of_rating } reviews { guest_id } } }`,
      {},
      owner,
    );
    const levels = [5, 4, 3, 2, 1].map((level) => ({
      rating_level: level,
      number_of_rating: level === 5 || level === 2 ? 1 : 0,
    }));
    expect(desk_reviews).toEqual({
      rating_distribution: levels,
      reviews: [{ guest_id: guest.userId }, { guest_id: guest.userId }],
    });
  });

  it('[REVIEW-001] one of an erased account names nobody', async () => {
    const leaving = await api.signIn();
    await review(2, 'Leaving', leaving);
    await api.db
      .update(users)
      .set({ deletedAt: api.clock.now(), email: null, passwordHash: null, firstName: 'Former', lastName: 'guest' })
      .where(eq(users.id, leaving.userId));
    const named = await api.ask(
      `{ desk_reviews(business_id: ${shop.id}) { reviews { guest_id guest_name } } }`,
      {},
      owner,
    );
    expect(named).toEqual({ desk_reviews: { reviews: [{ guest_id: null, guest_name: 'Former guest' }] } });
  });

  it('[REVIEW-002] an answer is shown on the shop page and the guest is notified once', async () => {
    const id = await review(3, 'I waited twenty minutes.');
    expect(await reply(id, ' Sorry about the wait. 💐 ')).toEqual({
      status: 1,
      message: 'Your answer is on your page.',
    });
    expect((await shown()).reviews).toEqual([{ reply: { text: 'Sorry about the wait. 💐' } }]);
    const repliedAt = async () =>
      (await api.db.select().from(reviews).where(eq(reviews.id, id))).map((row) => row.repliedAt);
    const first = api.clock.now();
    api.clock.advance(60);
    expect(await reply(id, 'Sorry, Katie.')).toEqual({ status: 1, message: 'Changed.' });
    expect(await repliedAt()).toEqual([first]);
    expect(await bellsOf(guest, 'review_reply')).toEqual([expect.stringContaining(' replied to your review')]);
    expect(await mails('review-reply')).toBe(1);
    const DELETE = `mutation($business: Int!, $id: Int!) { desk_delete_reply(business_id: $business, id: $id) { status } }`;
    expect(await api.ask(DELETE, { business: shop.id, id }, owner)).toEqual({ desk_delete_reply: { status: 1 } });
    expect((await shown()).reviews).toEqual([{ reply: null }]);
  });

  it('[REVIEW-003] scripts stay text, the limit is 2,000 characters, and only the owner answers', async () => {
    const id = await review(1, '');
    const script = '<script>alert(1)</script>';
    expect(await reply(id, script)).toMatchObject({ status: 1 });
    expect((await shown()).reviews).toEqual([{ reply: { text: script } }]);
    expect(await reply(id, 'x'.repeat(2_000))).toMatchObject({ status: 1 });
    expect(await reply(id, 'x'.repeat(2_001))).toMatchObject({ status: 0 });
    expect(await reply(id, '  ')).toEqual({ status: 0, message: 'Please write an answer.' });
    const { errors } = await api.run(REPLY, { business: shop.id, id, text: 'Hi' }, staff);
    expect(errors?.[0]?.message).toBe('Only the owner or a manager can do this.');
    const other = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, other.id, owner.userId);
    const foreign = await api.ask<{ desk_reply_review: Answer }>(REPLY, { business: other.id, id, text: 'Hi' }, owner);
    expect(foreign.desk_reply_review).toEqual({ status: 0, message: 'This review could not be found.' });
  });
});

async function operator(): Promise<{ cookie: string }> {
  const email = `ada${api.clock.now()}@thyme.example`;
  const made = await createOperator(api.app.services, { email, name: 'Ada Byrne' });
  const row = await findByEmail(api.db, email);
  const code = row ? codeAt(api.app.services.sealing.open(row.totpSealed, sealContext(email)), api.clock.now()) : '';
  const body = new URLSearchParams({ email, password: made?.password ?? '', code });
  const response = await api.fetch('/operator/login', { method: 'POST', body, redirect: 'manual' });
  return { cookie: String(response.headers.get('set-cookie')?.split(';')[0]) };
}
const decide = (headers: { cookie: string }, fields: Record<string, string>) =>
  api.fetch('/operator/reviews/decide', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });

describe('reports', () => {
  it('[REVIEW-004] a report names its deadline, is made once, and leaves the review visible', async () => {
    const id = await review(1, 'Go to Main Street instead.');
    expect(await report(id)).toEqual({ status: 1, message: expect.stringMatching(/^Thank you\. We’ll decide by \w+/) });
    expect(await report(id)).toEqual({ status: 0, message: 'You have reported this review already.' });
    expect(await report(id, 'too-honest')).toEqual({ status: 0, message: 'Please choose a reason.' });
    expect((await shown()).total).toBe(1);
    expect((await list()).reviews).toMatchObject([{ report: 'advertising', report_decided: null }]);
  });

  it('[REVIEW-005] an operator hides it: gone from page and rating, and both are notified', async () => {
    const id = await review(1, 'Go to Main Street <b>instead</b>.');
    await review(5, 'Lovely');
    await report(id);
    const ada = await operator();
    const page = await (await api.fetch('/operator/reviews', { headers: ada })).text();
    expect(page).toContain('Go to Main Street &lt;b&gt;instead&lt;/b&gt;.');
    expect(page).toContain('It advertises something else');
    const [row] = await api.db.select().from(reviewReports).where(eq(reviewReports.reviewId, id));
    const fields = { id: String(row?.id), decision: 'hidden' };
    expect((await decide(ada, fields)).headers.get('location')).toBe('/operator/reviews?done=1');
    expect((await decide(ada, fields)).headers.get('location')).toBe('/operator/reviews?done=0');
    expect((await shown()).total).toBe(1);
    const [rated] = await api.db.select().from(businesses).where(eq(businesses.id, shop.id));
    expect([rated?.rating, rated?.ratingCount]).toEqual([5, 1]);
    expect(await bellsOf(owner, 'review_decided')).toEqual(['Katie’s review is hidden']);
    expect(await bellsOf(guest, 'review_decided')).toHaveLength(1);
    expect(await mails('review-decided')).toBe(2);
    expect(await reply(id, 'Late')).toMatchObject({ status: 0 });
  });

  it('[REVIEW-006] an honest bad review stays, and the shop is notified', async () => {
    const id = await review(1, 'I waited an hour.');
    await report(id, 'not-a-visit');
    const ada = await operator();
    const [row] = await api.db.select().from(reviewReports).where(eq(reviewReports.reviewId, id));
    await decide(ada, { id: String(row?.id), decision: 'stays' });
    expect((await shown()).total).toBe(1);
    expect((await list()).reviews).toMatchObject([{ hidden: false, report_decided: 'stays' }]);
    expect(await bellsOf(owner, 'review_decided')).toEqual(['Katie’s review stays']);
    const stranger = await api.fetch('/operator/reviews', { redirect: 'manual' });
    expect(stranger.headers.get('location')).toBe('/operator/login');
  });
});
