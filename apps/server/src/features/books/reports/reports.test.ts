import { closedDates } from '@thyme/db/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { centsOf, readCsv } from '../../../../test/kit/read-csv.ts';

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;

const REPORTS = `query($b: Int!, $from: String!, $to: String!, $keys: [String!]) {
  desk_reports(business_id: $b, from: $from, to: $to, keys: $keys) { key unit series total before second_total second_before rows { label values } } }`;
interface Report {
  key: string;
  series: string[];
  total: number | null;
  before: number | null;
  second_total: number | null;
  second_before: number | null;
  rows: { label: string; values: (number | null)[] }[];
}
async function report(key: string, from = '2026-06-15', to = '2026-06-21'): Promise<Report> {
  const answer = await api.ask<{ desk_reports: Report[] }>(REPORTS, { b: shop.id, from, to, keys: [key] }, owner);
  const [first] = answer.desk_reports;
  if (!first) throw new Error('There is no report.');
  return first;
}

beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  api.clock.set(instant('2026-06-22 09:00'));
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  const [ann, bea] = [await api.signIn(), await api.signIn()];
  const done = { status: 'Completed' as const };
  const at = (text: string) => ({ startsAt: instant(text), bookedAt: instant('2026-06-01 09:00') });
  const complete = (text: string) => ({ appointment: { ...done, completedAt: instant(text) } });
  // The week before: Ann for the first time, and Bea cancelled.
  await insertAppointment(api.db, shop, ann.userId, { ...at('2026-06-09 10:00'), ...complete('2026-06-09 11:00') });
  await insertAppointment(api.db, shop, bea.userId, {
    ...at('2026-06-10 10:00'),
    appointment: { status: 'Cancelled', cancelledAt: instant('2026-06-09 10:00') },
  });
  // The week itself: Ann again, Bea for the first time, and one no-show.
  await insertAppointment(api.db, shop, ann.userId, { ...at('2026-06-15 10:00'), ...complete('2026-06-15 11:00') });
  await insertAppointment(api.db, shop, bea.userId, { ...at('2026-06-16 10:30'), ...complete('2026-06-16 12:00') });
  await insertAppointment(api.db, shop, ann.userId, { ...at('2026-06-17 10:00'), appointment: { status: 'No Show' } });
});
afterAll(() => api.close());

describe('reports', () => {
  it('[BOOKS-042] count new and returning guests by day, compared with the previous period', async () => {
    const guests = await report('guests');
    expect(guests).toMatchObject({ series: ['Returning', 'New'], total: 1, before: 1 });
    expect(guests.rows.slice(0, 3)).toEqual([
      { label: '2026-06-15', values: [1, 0] },
      { label: '2026-06-16', values: [0, 1] },
      { label: '2026-06-17', values: [0, 0] },
    ]);
  });

  it('[BOOKS-043] show the share of no-shows and cancellations', async () => {
    const missed = await report('missed');
    expect(missed).toMatchObject({ total: 33.3, before: 0 });
    expect(missed.rows[2]).toEqual({ label: '2026-06-17', values: [100, 0] });
    expect(missed.rows[6]).toEqual({ label: '2026-06-21', values: [null, null] });
  });

  it('[BOOKSB-007] compare cancellations and returning guests with the previous period too', async () => {
    expect(await report('missed')).toMatchObject({ second_total: 0, second_before: 50 });
    expect(await report('guests')).toMatchObject({ second_total: 1, second_before: 0 });
    expect(await report('rebooking')).toMatchObject({ second_total: null, second_before: null });
  });

  it('[BOOKS-044] show who booked again before leaving', async () => {
    // Both of Ann's later appointments were booked before; Bea has none.
    expect(await report('rebooking')).toMatchObject({ total: 50, before: 100, rows: [{ values: [50] }] });
  });

  it('[BOOKS-045] show the booked share of each working hour', async () => {
    const { series, rows, total } = await report('fill');
    expect([series[0], series.at(-1)]).toEqual(['9:00', '16:00']);
    // Two people; one hour of one of them on Monday, half of each of two hours on Tuesday.
    expect(rows[0]).toEqual({ label: 'Mon', values: [0, 50, 0, 0, 0, 0, 0, 0] });
    expect(rows[1]?.values.slice(1, 3)).toEqual([25, 25]);
    expect(rows[6]?.values.every((value) => value === null)).toBe(true);
    expect(total).toBe(2.5);
  });

  it('[BOOKS-045] count no working hours on a closed day', async () => {
    const { id: businessId } = await insertBusiness(api.db, api.clock.now(), { chairs: 1 });
    await joinBusiness(api.db, businessId, owner.userId);
    await api.db.insert(closedDates).values({ businessId, date: '2026-06-16' });
    const week = { b: businessId, from: '2026-06-15', to: '2026-06-21', keys: ['fill', 'hours'] };
    const { desk_reports } = await api.ask<{ desk_reports: Report[] }>(REPORTS, week, owner);
    const [fill, hours] = desk_reports;
    expect(fill?.rows[0]?.values).toContain(0);
    expect(fill?.rows[1]?.values.every((value) => value === null)).toBe(true);
    // Four open days of eight hours.
    expect(hours?.rows).toMatchObject([{ values: [0, 32] }]);
  });

  it('[BOOKS-041] income by day, person and service has one total, that of the ledger, and so has its file', async () => {
    const guest = await api.signIn();
    await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-18 10:00'),
      bookedAt: instant('2026-06-18 09:00'),
      paid: 7_500,
    });
    for (const key of ['day', 'person', 'service']) expect(await report(key)).toMatchObject({ before: 0 });
    const day = await report('day');
    const response = await api.fetch(`/api/books/${shop.id}/report-day.csv?from=2026-06-15&to=2026-06-21`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const rows = readCsv(await response.text()).slice(1);
    expect(rows).toHaveLength(7);
    expect(rows.reduce((sum, row) => sum + centsOf(row[1]), 0)).toBe(Math.round((day.total ?? 0) * 100));
  });

  it('[BOOKS-041] a longer period is grouped by week', async () => {
    const { rows } = await report('day', '2026-04-01', '2026-06-21');
    expect(rows[0]?.label).toBe('2026-03-30');
    expect(rows).toHaveLength(12);
  });
});
