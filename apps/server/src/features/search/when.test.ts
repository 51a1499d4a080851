import { blockedDates, closedDates, holds, occupancies } from '@thyme/db/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, insertClass, type TestApi, type TestBusiness } from '../../../test/kit/index.ts';

/** Monday 15 June 2026, 12:00 wall-clock time in Ireland. Shops are open from 9 to 5, with one chair. */
const NOON = Date.UTC(2026, 5, 15, 11) / 1000;
const HOUR = 3_600;
const wall = (day: number, hour: number, minute = 0) => Date.UTC(2026, 5, day, hour, minute) / 1000;
/** The same in Ireland, as an instant. */
const instant = (day: number, hour: number) => wall(day, hour) - HOUR;

let api: TestApi;
let early: TestBusiness;
let full: TestBusiness;
let saturday: TestBusiness;
let yoga: TestBusiness;
beforeAll(async () => {
  api = await bootApi({ now: NOON });
  const shop = (slug: string, more = {}, rest = {}) =>
    insertBusiness(api.db, NOON, { business: { slug, name: slug, noticeMinutes: 0, ...more }, chairs: 1, ...rest });
  early = await shop('early', { ratingSum: 4, ratingCount: 1 });
  full = await shop('full', { ratingSum: 5, ratingCount: 1 });
  saturday = await shop('saturday', {}, { weekdays: [6] });
  await shop('abroad', { zone: 'America/New_York', country: 'US', currency: 'USD', lat: 40.7, lng: -74 });
  yoga = await shop('yoga', {}, { weekdays: [1] });
  await insertClass(api.db, yoga, { name: 'Evening flow', dates: [instant(15, 19)], seats: 4 });
  // The best rated shop is booked today from two o'clock on.
  await occupy(full, instant(15, 14), instant(15, 17));
});
afterAll(() => api.close());
afterEach(() => api.clock.set(NOON));

async function occupy({ id: businessId, chairIds }: TestBusiness, startsAt: number, endsAt: number) {
  const { userId } = await api.signIn();
  const hold = { businessId, userId, purpose: 'checkout' as const, createdAt: NOON, expiresAt: NOON + 30 * 24 * HOUR };
  const [{ id: holdId } = { id: 0 }] = await api.db.insert(holds).values(hold).returning({ id: holds.id });
  await api.db.insert(occupancies).values({ businessId, chairId: chairIds[0] ?? 0, startsAt, endsAt, holdId });
}

interface Found {
  data: { slug: string; id: number }[];
  paginatorInfo: { total: number; hasMorePages: boolean };
  free_times: { business_id: number; times: number[]; matches: boolean }[];
  pins: { slug: string; first_free: number | null; days_ahead: number | null; matches: boolean }[];
  without_times: number | null;
  soonest_first: boolean;
  day_is_over: boolean;
}

async function find(args: string) {
  const { business_search: found } = await api.ask<{ business_search: Found }>(
    `{ business_search(${args}) { data { id slug } paginatorInfo { total hasMorePages } free_times { business_id times matches }
       pins { slug first_free days_ahead matches } without_times soonest_first day_is_over } }`,
  );
  const timesOf = (slug: string) => {
    const id = found.data.find((shop) => shop.slug === slug)?.id;
    return found.free_times.find((shop) => shop.business_id === id);
  };
  return { ...found, slugs: found.data.map(({ slug }) => slug), timesOf };
}

describe('a search for a day and a time', () => {
  it('[SEARCH-009] finds shops that are free then, soonest first, with matching times only', async () => {
    const found = await find('day: "today", time: "15:00"');
    expect(found.slugs).toEqual(['early', 'yoga', 'abroad']);
    expect(found).toMatchObject({ soonest_first: true, day_is_over: false, paginatorInfo: { total: 3 } });
    expect(found.timesOf('early')?.times).toEqual([wall(15, 15), wall(15, 15, 30), wall(15, 16)]);
    for (const { times } of found.free_times)
      for (const at of times) expect(new Date(at * 1000).toISOString()).toMatch(/2026-06-15T1[5-9]/);
  });

  it('[SEARCH-009] names the visitor’s country first, although tomorrow begins earlier abroad', async () => {
    // Two in the night of the 16th in Ireland, nine in the evening of the 15th in New York.
    api.clock.set(instant(16, 2));
    const found = await find('day: "tomorrow"');
    expect(found.soonest_first).toBe(true);
    expect(found.slugs.at(-1)).toBe('abroad');
    expect(found.slugs).toHaveLength(3);
  });

  it('[SEARCH-012] counts shops that match except for the time, and shows them after the others on request', async () => {
    expect((await find('day: "today", time: "15:00"')).without_times).toBe(2);
    const found = await find('day: "today", time: "15:00", with_full: true');
    expect(found.slugs).toEqual(['early', 'yoga', 'abroad', 'full', 'saturday']);
    expect(found.timesOf('early')?.matches).toBe(true);
    expect(found.timesOf('full')).toMatchObject({ matches: false, times: [wall(15, 12), wall(16, 9), wall(16, 11)] });
  });

  it.each([
    ['day: "tomorrow"', ['abroad', 'early', 'full']],
    ['day: "weekend"', ['saturday']],
    ['day: "2026-06-20", time: "morning"', ['saturday']],
    ['day: "2026-06-20", time: "evening"', []],
    ['day: "2026-06-21"', []],
    ['time: "evening"', []],
  ])('[SEARCH-009] %s', async (args, slugs) => {
    expect((await find(args)).slugs.toSorted()).toEqual(slugs);
  });

  it('finds a class outside opening hours', async () => {
    const found = await find('day: "today", time: "evening", business_type: "evening flow"');
    expect(found.slugs).toEqual(['yoga']);
    expect(found.free_times[0]?.times).toEqual([wall(15, 19)]);
  });

  it('a class matches with its dates at that time only', async () => {
    await insertClass(api.db, yoga, { name: 'Two a week', dates: [instant(15, 19), instant(17, 10)], seats: 4 });
    const found = await find('day: "today", time: "evening", business_type: "two a week"');
    expect(found.timesOf('yoga')).toMatchObject({ matches: true, times: [wall(15, 19)] });
  });

  it('knows closed and blocked dates', async () => {
    await api.db.insert(closedDates).values({ businessId: early.id, date: '2026-06-16' });
    await api.db.insert(blockedDates).values({ businessId: full.id, date: '2026-06-16' });
    expect((await find('day: "tomorrow"')).slugs).toEqual(['abroad']);
    await api.db.delete(closedDates);
    await api.db.delete(blockedDates);
  });

  it('uses each shop’s clock: after closing here it is still today abroad', async () => {
    api.clock.set(instant(15, 18));
    expect((await find('day: "today"')).slugs).toEqual(['abroad']);
    expect((await find('day: "2026-06-15"')).slugs).toEqual(['abroad']);
  });

  it('[SEARCH-013] ignores a day that is over, and says so', async () => {
    const found = await find('day: "2026-06-01"');
    expect(found).toMatchObject({ day_is_over: true, without_times: null, paginatorInfo: { total: 5 } });
    expect((await find('day: "someday", time: "<script>"')).day_is_over).toBe(false);
  });

  it('pages, and keeps the requested order', async () => {
    const first = await find('day: "tomorrow", count: 2, page: 1, sort: "Newest"');
    const second = await find('day: "tomorrow", count: 2, page: 2, sort: "Newest"');
    expect([first.paginatorInfo.hasMorePages, second.paginatorInfo.hasMorePages]).toEqual([true, false]);
    expect([...first.slugs, ...second.slugs]).toEqual(['abroad', 'full', 'early']);
    expect(first.soonest_first).toBe(false);
  });
});

describe('the map', () => {
  it('[SEARCH-014] has every result, not one page, with its first free time', async () => {
    const { pins } = await find('count: 1');
    expect(pins).toHaveLength(5);
    expect(pins.find(({ slug }) => slug === 'early')).toMatchObject({ first_free: wall(15, 12), days_ahead: 0 });
    expect(pins.find(({ slug }) => slug === 'saturday')).toMatchObject({ first_free: wall(20, 9), days_ahead: 5 });
  });

  it('[SEARCH-014] distinguishes matching times from those of later days', async () => {
    const { pins } = await find('day: "today", time: "15:00", count: 1');
    expect(pins).toHaveLength(5);
    expect(pins.find(({ slug }) => slug === 'early')).toMatchObject({ first_free: wall(15, 15), matches: true });
    expect(pins.find(({ slug }) => slug === 'saturday')).toMatchObject({ first_free: wall(20, 9), matches: false });
  });

  it('returns the times of one shop at the requested time, or its next', async () => {
    const { next_free_times: found } = await api.ask<{ next_free_times: Found['free_times'] }>(
      `{ next_free_times(business_ids: [${early.id}, ${saturday.id}, ${yoga.id}], day: "tomorrow", time: "afternoon") { business_id times matches } }`,
    );
    expect(found.map(({ matches, times }) => [matches, times[0]])).toEqual([
      [true, wall(16, 12)],
      [false, wall(20, 9)],
      [false, wall(15, 12)],
    ]);
  });
});

describe('a shop that meets new guests on video first', () => {
  it('[BOOK-102] shows the times that leave room for a call, on cards and on the map', async () => {
    const business = {
      slug: 'vetting',
      name: 'vetting',
      noticeMinutes: 0,
      videoVetting: true,
      consultationMinutes: 15,
    };
    await insertBusiness(api.db, NOON, { business, chairs: 1 });
    const { timesOf, pins } = await find('business_type: "", count: 20');
    // The first call is at noon and ends at 12:15.
    expect(timesOf('vetting')?.times[0]).toBe(wall(15, 14, 15));
    expect(pins.find(({ slug }) => slug === 'vetting')?.first_free).toBe(wall(15, 14, 15));
    expect(timesOf('early')?.times[0]).toBe(wall(15, 12));
    const tomorrow = await find('day: "2026-06-16", time: "morning", count: 20');
    expect(tomorrow.timesOf('vetting')).toMatchObject({ matches: true });
    expect(tomorrow.timesOf('vetting')?.times[0]).toBe(wall(16, 9));
    // From two on no one-hour appointment fits after a call, so other shops match and this one does not.
    api.clock.set(instant(15, 14));
    const today = await find('day: "today", count: 20');
    expect(today.slugs).toContain('early');
    expect(today.slugs).not.toContain('vetting');
  });
});
