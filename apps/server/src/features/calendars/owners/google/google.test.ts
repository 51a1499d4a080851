import { busyTimes, calendarChannels, calendarSources, chairs, sourceEvents } from '@thyme/db/schema';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../../test/kit/index.ts';
import {
  type GoogleChannel,
  type GoogleEvent,
  type GoogleStandIn,
  googleError,
  googleStandIn,
} from '../../../../../test/kit/stand-ins/google-stand-in.ts';
import { readSource } from '../read-source.ts';
import { saveRead } from '../sources-store.ts';

let api: TestApi;
let google: GoogleStandIn;
let shop: TestBusiness;
let owner: SignedIn;
let sourceId: number;

const DAY = '2026-06-18';
const DAYS = 86_400;

beforeAll(async () => {
  google = await googleStandIn();
  api = await bootApi({
    config: {
      publicUrl: 'https://thyme.example',
      googleCalendarUrl: google.url,
      social: { apple: null, facebook: null, google: { id: 'client', secret: 'secret', issuer: null } },
    },
  });
});
afterAll(async () => {
  await api.close();
  await google.close();
});
beforeEach(async () => {
  // Connection attempts are rate-limited per ten minutes.
  api.clock.advance(700);
  google.events.clear();
  google.channels.clear();
  google.next = [];
  google.revoked = false;
  google.pageSize = 250;
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 1 });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
  await api.db.update(chairs).set({ person: 'Tom' }).where(eq(chairs.businessId, shop.id));
  sourceId = await connect();
});

/** Grants permission like a browser that returns from Google with a code. */
async function connect(): Promise<number> {
  const start = `mutation { desk_start_google(business_id: ${shop.id}, person_id: ${shop.chairIds[0]}) }`;
  const { desk_start_google: path } = await api.ask<{ desk_start_google: string }>(start, {}, owner);
  const departure = await api.fetch(path, { redirect: 'manual' });
  const cookie = departure.headers.get('set-cookie')?.split(';')[0] ?? '';
  const asked = new URL(departure.headers.get('location') ?? '');
  expect(asked.origin).toBe(google.url);
  expect(asked.searchParams.get('access_type')).toBe('offline');
  const back = new URLSearchParams({ code: 'code', state: asked.searchParams.get('state') ?? '' });
  const end = await api.fetch(`/calendar/callback?${back}`, { redirect: 'manual', headers: { cookie } });
  expect(end.headers.get('location')).toMatch(/google=connected$/);
  await api.runJobs();
  return (await source()).id;
}

async function source() {
  const [row] = await api.db.select().from(calendarSources).where(eq(calendarSources.businessId, shop.id));
  if (!row) throw new Error('There is no calendar.');
  return row;
}
const channels = () => api.db.select().from(calendarChannels).where(eq(calendarChannels.businessId, shop.id));
const read = () => readSource(api.app.services, { businessId: shop.id, id: sourceId });
const busy = async () =>
  (await api.db.select().from(busyTimes).where(eq(busyTimes.businessId, shop.id)).orderBy(asc(busyTimes.startsAt))).map(
    ({ startsAt, endsAt }) => [startsAt, endsAt],
  );
const timed = (id: string, hour: number, more: Partial<GoogleEvent> = {}): GoogleEvent => ({
  id,
  summary: 'Private',
  start: { dateTime: `${DAY}T${String(hour).padStart(2, '0')}:00:00+01:00` },
  end: { dateTime: `${DAY}T${String(hour + 1).padStart(2, '0')}:00:00+01:00` },
  ...more,
});
const hour = (at24: number) => [
  instant(`${DAY} ${String(at24).padStart(2, '0')}:00`),
  instant(`${DAY} ${String(at24 + 1).padStart(2, '0')}:00`),
];
/** Queries of the reads since an instant. */
const listsSince = (index: number) =>
  google.requests
    .slice(index)
    .filter(({ method, path }) => method === 'GET' && path.includes('/events?'))
    .map(({ path }) => new URL(path, google.url).searchParams);
const push = (channel: GoogleChannel, change: Partial<GoogleChannel> = {}, state: 'sync' | 'exists' = 'exists') =>
  api.fetch(new URL(channel.address).pathname, google.message({ ...channel, ...change }, state));
const onlyChannel = (): GoogleChannel => {
  const [channel] = google.channels.values();
  if (!channel) throw new Error('There is no channel.');
  return channel;
};

describe('incremental reads', () => {
  it('[REACHB-001] reads what changed since the last time, and requests no titles', async () => {
    google.write(timed('dentist', 9));
    google.write(timed('lunch', 13));
    await read();
    expect(await busy()).toEqual([hour(9), hour(13)]);
    google.write(timed('dentist', 10));
    google.write({ id: 'lunch', status: 'cancelled' });
    google.write(timed('gym', 16));
    const before = google.requests.length;
    await read();
    expect(await busy()).toEqual([hour(10), hour(16)]);
    const [query, ...others] = listsSince(before);
    expect(others).toEqual([]);
    expect(query?.get('syncToken')).toMatch(/^sync-/);
    expect(query?.has('timeMin')).toBe(false);
    expect(query?.get('fields')).not.toContain('summary');
    expect(JSON.stringify(await api.db.select().from(sourceEvents))).not.toContain('Private');
  });

  it('[REACHB-001] follows pages; only the last one has the next sync token', async () => {
    google.pageSize = 2;
    for (const at24 of [9, 11, 13, 15, 17]) google.write(timed(`e${at24}`, at24));
    await api.db.update(calendarSources).set({ readAt: null }).where(eq(calendarSources.id, sourceId));
    const before = google.requests.length;
    await read();
    expect(listsSince(before).map((query) => query.get('pageToken'))).toEqual([null, '2', '4']);
    expect(await busy()).toEqual([9, 11, 13, 15, 17].map(hour));
    for (const at24 of [9, 11, 13]) google.write({ id: `e${at24}`, status: 'cancelled' });
    await read();
    expect(await busy()).toEqual([15, 17].map(hour));
  });

  it('[REACHB-002] reads everything again when Google no longer accepts the token (410)', async () => {
    google.write(timed('dentist', 9));
    google.write(timed('lunch', 13));
    await read();
    google.write({ id: 'lunch', status: 'cancelled' });
    google.expireSyncTokens();
    const before = google.requests.length;
    await read();
    expect(listsSince(before).map((query) => query.has('syncToken'))).toEqual([true, false]);
    expect(await busy()).toEqual([hour(9)]);
    expect((await source()).problem).toBeNull();
  });

  it('[REACHB-001] deleting a whole series deletes its dates', async () => {
    google.write(timed('yoga_20260618T080000Z', 9));
    google.write(timed('yoga_20260618T140000Z', 15));
    google.write(timed('yogamat', 11));
    await read();
    google.write({ id: 'yoga', status: 'cancelled' });
    await read();
    expect(await busy()).toEqual([hour(11)]);
  });

  it('[REACHB-001] incremental changes give the same busy times as a full read', async () => {
    const change = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      hour: fc.integer({ min: 8, max: 20 }),
      kind: fc.constantFrom('busy', 'free', 'gone'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 5 }), async (rounds) => {
        for (const round of rounds) {
          for (const { id, hour: at24, kind } of round)
            google.write(
              kind === 'gone'
                ? { id, status: 'cancelled' }
                : timed(id, at24, kind === 'free' ? { transparency: 'transparent' } : {}),
            );
          await read();
        }
        const step = await busy();
        await api.db.update(calendarSources).set({ readAt: null }).where(eq(calendarSources.id, sourceId));
        await read();
        expect(step).toEqual(await busy());
      }),
      { numRuns: 8 },
    );
  });

  it('[REACHB-003] after two overlapping reads, the next one is a full read', async () => {
    const before = await source();
    google.write(timed('dentist', 9));
    await read();
    // The slower read, which began before the other and ends after it.
    await saveRead(api.db, before, { etag: 'sync-1', lastModified: null }, {});
    expect((await source()).etag).toBeNull();
    google.write(timed('dentist', 11));
    const requests = google.requests.length;
    await Promise.all([read(), read()]);
    expect(listsSince(requests).map((query) => query.has('syncToken'))).toEqual([false, false]);
    expect(await busy()).toEqual([hour(11)]);
  });
});

describe('when Google refuses', () => {
  it.each([
    ['403', googleError(403, 'rateLimitExceeded')],
    ['429', googleError(429, 'rateLimitExceeded', { 'retry-after': '1800' })],
  ])('[REACHB-004] a limit of rate (%s) is waited out, with the last good times closed', async (status, refusal) => {
    google.write(timed('dentist', 9));
    await read();
    google.next = [refusal];
    const before = google.requests.length;
    await read();
    expect(google.requests.length - before).toBe(1);
    const { problem, nextCheckAt } = await source();
    expect(problem).toMatch(/asked us to wait/);
    expect(nextCheckAt - api.clock.now()).toBe(status === '429' ? 1_800 : 300);
    expect(await busy()).toEqual([hour(9)]);
    await read();
    expect((await source()).problem).toBeNull();
  });

  it('[REACHB-004] an error at Google is retried at once, before the owner is notified', async () => {
    google.write(timed('dentist', 9));
    google.next = [googleError(503, 'backendError')];
    await read();
    expect((await source()).problem).toBeNull();
    expect(await busy()).toEqual([hour(9)]);
  });

  it('[REACHB-005] a revoked permission is shown to the owner, who is asked to connect again', async () => {
    google.write(timed('dentist', 9));
    await read();
    google.revoked = true;
    api.clock.set(api.clock.now() + 7_200);
    await read();
    api.clock.set(api.clock.now() - 7_200);
    const asked = `{ desk_calendars(business_id: ${shop.id}) { sources { problem } } }`;
    const { desk_calendars: shown } = await api.ask<{ desk_calendars: { sources: object[] } }>(asked, {}, owner);
    expect(shown.sources).toEqual([{ problem: 'Google no longer lets us in. Please connect it again.' }]);
    expect(await busy()).toEqual([hour(9)]);
    google.revoked = false;
    google.write(timed('gym', 16));
    expect(await connect()).toBe(sourceId);
    expect(await source()).toMatchObject({ problem: null, failures: 0 });
    expect(await busy()).toEqual([hour(9), hour(16)]);
  });
});

describe('messages about changes', () => {
  it('[REACHB-006] a change closes its hour as soon as Google reports it', async () => {
    const channel = onlyChannel();
    expect(channel.address).toBe('https://thyme.example/calendar/google/changed');
    expect((await push(channel, {}, 'sync')).status).toBe(204);
    google.write(timed('dentist', 9));
    expect((await push(channel)).status).toBe(204);
    expect((await push(channel)).status).toBe(204);
    const before = google.requests.length;
    await api.runJobs();
    expect(listsSince(before)).toHaveLength(1);
    expect(await busy()).toEqual([hour(9)]);
  });

  it.each<[string, Partial<GoogleChannel>]>([
    ['another token', { token: 'x'.repeat(43) }],
    ['no token', { token: '' }],
    ['another calendar', { resourceId: 'primary-2' }],
    ['an unknown channel', { id: 'y'.repeat(32) }],
    ['no channel', { id: '' }],
  ])('[REACHB-007] a message with %s starts no read', async (_, change) => {
    google.write(timed('dentist', 9));
    const before = google.requests.length;
    expect((await push(onlyChannel(), change)).status).toBe(404);
    await api.runJobs();
    expect(google.requests.length).toBe(before);
    expect(await busy()).toEqual([]);
  });

  it('[REACHB-008] a channel is renewed before it expires, and the old one is stopped', async () => {
    const first = onlyChannel();
    const [row] = await channels();
    expect(row?.expiresAt).toBe(api.clock.now() + 7 * DAYS);
    expect(JSON.stringify(row)).not.toContain(first.token);
    const now = api.clock.now();
    api.clock.set(now + 3 * DAYS);
    await read();
    expect(onlyChannel().id).toBe(first.id);
    api.clock.set(now + 6 * DAYS + 1);
    await read();
    expect(onlyChannel().id).not.toBe(first.id);
    expect((await push(first)).status).toBe(404);
    expect((await push(onlyChannel())).status).toBe(204);
    api.clock.set(now + 20 * DAYS);
    expect((await push(onlyChannel())).status).toBe(404);
    api.clock.set(now);
  });

  it('[REACHB-008] without a channel the calendar is still polled', async () => {
    await api.db.delete(calendarChannels).where(eq(calendarChannels.businessId, shop.id));
    await api.db.update(calendarSources).set({ readAt: null }).where(eq(calendarSources.id, sourceId));
    google.write(timed('dentist', 9));
    const list = { status: 200, body: { items: [timed('dentist', 9)] } };
    google.next = [list, googleError(403, 'push.webhookUrlUnauthorized')];
    await read();
    expect(await channels()).toEqual([]);
    expect((await source()).problem).toBeNull();
    expect(await busy()).toEqual([hour(9)]);
  });

  it('[REACHB-009] switching a calendar off, or removing it, stops its channel at Google', async () => {
    const change = (operation: string) => api.ask(`mutation { ${operation} { status } }`, {}, owner);
    await change(`desk_switch_calendar(business_id: ${shop.id}, id: ${sourceId}, enabled: false)`);
    expect(google.channels.size).toBe(0);
    expect(await channels()).toEqual([]);
    await change(`desk_switch_calendar(business_id: ${shop.id}, id: ${sourceId}, enabled: true)`);
    await api.runJobs();
    const channel = onlyChannel();
    await change(`desk_remove_calendar(business_id: ${shop.id}, id: ${sourceId})`);
    expect(google.channels.size).toBe(0);
    expect(google.requests.at(-1)?.path).toContain('/revoke?token=refresh-1');
    expect((await push(channel)).status).toBe(404);
  });

  it('[REACHB-010] an appointment that is written out comes back as a message, and ends there', async () => {
    const guest = await api.signIn();
    await book(api, guest.token, { business_id: shop.id, services: [at(shop.pricingId, `${DAY} 11:00`)] });
    await api.runJobs();
    expect([...google.events.keys()]).toEqual([expect.stringMatching(new RegExp(`^desk${shop.id}a`))]);
    await push(onlyChannel());
    await api.runJobs();
    expect(await busy()).toEqual([]);
    await push(onlyChannel());
    const before = google.requests.length;
    await api.runJobs();
    expect(google.requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
