import { calendarConnections, calendarEvents, identityProviderRecords, roundTrips, users } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  insertClass,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../test/kit/index.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { followAppointment } from './follow-appointment.ts';
import { writeCalendar } from './jobs.ts';

let api: TestApi;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 9 });
});
afterAll(() => api.close());

const identifyOf = async (guest: SignedIn) =>
  (await api.db.select({ identify: users.identify }).from(users).where(eq(users.id, guest.userId)))[0]?.identify ?? '';

/** A browser that follows redirects by hand and keeps its cookie. */
function browser() {
  let cookie = '';
  return {
    go: async (address: string, init: RequestInit = {}) => {
      const url = new URL(address, api.url);
      const answer = await api.fetch(url.pathname + url.search, {
        redirect: 'manual',
        ...init,
        headers: { cookie, ...init.headers },
      });
      const set = answer.headers.get('set-cookie');
      if (set) cookie = set.split(';')[0] ?? '';
      return answer;
    },
  };
}
const locationOf = (answer: Response) => answer.headers.get('location') ?? '';

/** Follows redirects to the provider's page and returns the fields of its form. */
async function startConnecting(guest: SignedIn) {
  const page = browser();
  const start = await page.go(`/calendar/permission/${await identifyOf(guest)}`);
  expect(start.status).toBe(303);
  const consentUrl = new URL(locationOf(start));
  return { page, consentUrl, query: consentUrl.searchParams };
}

async function answerWith(guest: SignedIn, answer: 'allow' | 'deny') {
  const { page, query } = await startConnecting(guest);
  const given = await page.go('/demo-calendar/authorize', {
    method: 'POST',
    body: new URLSearchParams({
      redirect_uri: query.get('redirect_uri') ?? '',
      state: query.get('state') ?? '',
      code_challenge: query.get('code_challenge') ?? '',
      answer,
    }),
  });
  return { page, callback: locationOf(given) };
}

async function connect(guest: SignedIn) {
  const { page, callback } = await answerWith(guest, 'allow');
  const back = await page.go(callback);
  expect(locationOf(back)).toMatch(/\/profile\/my-profile\?calendar=connected$/);
  await api.runJobs();
}

const eventsOf = async (guest: SignedIn) => {
  const rows = await api.db
    .select({ payload: identityProviderRecords.payload })
    .from(identityProviderRecords)
    .where(eq(identityProviderRecords.kind, 'calendar-event'));
  const own = await api.db.select().from(calendarEvents).where(eq(calendarEvents.userId, guest.userId));
  const ids = own.flatMap(({ eventId }) => eventId.split(' '));
  return rows
    .map(({ payload }) => (payload as { event: { id: string; summary: string; start: { dateTime: string } } }).event)
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => (a.start.dateTime < b.start.dateTime ? -1 : 1));
};
const profileOf = async (guest: SignedIn) =>
  (
    await api.ask<{ profileInformation: Record<string, unknown> }>(
      '{ profileInformation { google_calendar google_calendar_email google_calendar_problem } }',
      {},
      guest,
    )
  ).profileInformation;
const cancel = (guest: SignedIn, id: number) =>
  api.ask(`mutation { statusUpdateForAppointment(id: ${id}, status: "Cancelled") { status } }`, {}, guest);

let chair = 0;
const appointmentOf = (guest: SignedIn, text: string) => {
  chair = (chair + 1) % shop.chairIds.length;
  return insertAppointment(api.db, shop, guest.userId, { startsAt: instant(text), chairId: shop.chairIds[chair] ?? 0 });
};

describe('Google Calendar', () => {
  let guest: SignedIn;
  beforeEach(async () => {
    guest = await api.signIn();
  });

  it('[API-073] the permission path redirects the browser to the provider, bound to it by a state and a challenge', async () => {
    const { consentUrl, query } = await startConnecting(guest);
    expect(consentUrl.pathname).toBe('/demo-calendar/authorize');
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      access_type: 'offline',
      code_challenge_method: 'S256',
      scope: expect.stringContaining('calendar.events'),
    });
    expect(query.get('state')?.length).toBeGreaterThan(40);
    for (const wrong of ['', 'nobody', '00000000-0000-4000-8000-000000000000', "1' or '1'='1"]) {
      const answer = await browser().go(`/calendar/permission/${encodeURIComponent(wrong)}`);
      expect([wrong, answer.status === 404 || locationOf(answer).endsWith('?calendar=failed')]).toEqual([wrong, true]);
    }
  });

  it('once connected, it shows upcoming appointments; tokens are encrypted and the profile shows it', async () => {
    await appointmentOf(guest, '2026-06-18 10:00');
    await connect(guest);
    expect(await profileOf(guest)).toEqual({
      google_calendar: true,
      google_calendar_email: 'demo@calendar.example',
      google_calendar_problem: false,
    });
    expect((await eventsOf(guest)).map(({ summary, start }) => [summary, start.dateTime])).toEqual([
      ['Signature facial at Willow Room', '2026-06-18T09:00:00.000Z'],
    ]);
    const [row] = await api.db.select().from(calendarConnections).where(eq(calendarConnections.userId, guest.userId));
    const opened = api.app.services.sealing.open(row?.accessTokenSealed ?? Buffer.alloc(0), `calendar:${guest.userId}`);
    const { rows } = await api.db.execute(
      sql`select 1 from calendar_connections where encode(access_token_sealed, 'escape') like ${`%${opened}%`}`,
    );
    expect(rows).toEqual([]);
  });

  it('events follow bookings: booked, moved, cancelled', async () => {
    await connect(guest);
    const { appointment_ids: ids } = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-22 10:00')],
    });
    await api.runJobs();
    expect((await eventsOf(guest)).map(({ start }) => start.dateTime)).toEqual(['2026-06-22T09:00:00.000Z']);
    const owner = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, owner.userId);
    await api.ask(
      `mutation { statusUpdateForAppointment(id: ${ids[0]}, status: "Reschedule", date: "2026-06-23", time: ${wall('2026-06-23 11:00')}) { status } }`,
      {},
      guest,
    );
    await api.ask(`mutation { desk_accept(id: ${ids[0]}) { status } }`, {}, owner);
    await api.runJobs();
    expect((await eventsOf(guest)).map(({ start }) => start.dateTime)).toEqual(['2026-06-23T10:00:00.000Z']);
    await cancel(guest, ids[0] ?? 0);
    await api.runJobs();
    expect(await eventsOf(guest)).toEqual([]);
  });

  it('a class of three dates is three events, and a repetition adds none', async () => {
    await connect(guest);
    const dates = ['2026-06-18 18:00', '2026-06-25 18:00', '2026-07-02 18:00'].map((text) => instant(text));
    const course = await insertClass(api.db, shop, { dates, group: { isCourse: true }, name: 'Beginners' });
    const { appointment_ids: ids } = await book(api, guest.token, {
      business_id: shop.id,
      services: [{ service_pricing_id: course.pricingId, is_group: true }],
    });
    await api.runJobs();
    const key = { userId: guest.userId, businessId: shop.id, appointmentId: ids[0] ?? 0 };
    await api.app.services.jobs.enqueue(writeCalendar, key);
    await api.runJobs();
    expect((await eventsOf(guest)).map(({ summary }) => summary)).toEqual(
      Array.from({ length: 3 }, () => 'Beginners at Willow Room'),
    );
  });

  it('an expired token is refreshed; a revoked permission is shown as a problem, not a failure', async () => {
    await connect(guest);
    api.clock.advance(3_600);
    const first = await appointmentOf(guest, '2026-06-24 10:00');
    await inTransaction(api.app.services, async (tx) => {
      const key = { userId: guest.userId, businessId: shop.id, appointmentId: first.id };
      await followAppointment(tx, key);
    });
    await api.runJobs();
    expect(await eventsOf(guest)).toHaveLength(1);
    await api.db.delete(identityProviderRecords).where(eq(identityProviderRecords.kind, 'calendar-token'));
    await cancel(guest, first.id);
    await api.runJobs();
    expect(await profileOf(guest)).toMatchObject({ google_calendar: true, google_calendar_problem: true });
  });

  it('[ACCOUNT-015] [API-036] disconnecting deletes the tokens here and revokes them there', async () => {
    await connect(guest);
    const answer = await api.ask<{ disconnectGoogleAccount: object }>(
      'mutation { disconnectGoogleAccount { status message } }',
      {},
      guest,
    );
    expect(answer.disconnectGoogleAccount).toEqual({ status: 1, message: 'Your Google Calendar is disconnected.' });
    expect(await profileOf(guest)).toMatchObject({ google_calendar: false });
    const tokens = await api.db
      .select()
      .from(identityProviderRecords)
      .where(eq(identityProviderRecords.kind, 'calendar-token'));
    expect(tokens).toEqual([]);
    expect((await api.run('mutation { disconnectGoogleAccount { status } }')).errors?.[0]?.message).toBe(
      'Unauthenticated.',
    );
  });

  it('a refused permission connects nothing; a state works once, in its own browser, for ten minutes', async () => {
    const outcome = async (page: ReturnType<typeof browser>, callback: string) =>
      new URL(locationOf(await page.go(callback))).searchParams.get('calendar');
    const denied = await answerWith(guest, 'deny');
    expect(await outcome(denied.page, denied.callback)).toBe('cancelled');
    const stolen = await answerWith(guest, 'allow');
    expect(await outcome(browser(), stolen.callback)).toBe('failed');
    expect(await outcome(stolen.page, stolen.callback)).toBe('failed');
    const late = await answerWith(guest, 'allow');
    api.clock.advance(601);
    expect(await outcome(late.page, late.callback)).toBe('failed');
    const twice = await answerWith(guest, 'allow');
    const changed = twice.callback.replace(/code=[^&]+/, 'code=made-up');
    expect(await outcome(twice.page, changed)).toBe('failed');
    expect(await profileOf(guest)).toMatchObject({ google_calendar: false });
    expect(await api.db.select().from(roundTrips).where(eq(roundTrips.userId, guest.userId))).toHaveLength(1);
  });
});

describe('the private feed', () => {
  const feedOf = async (guest: SignedIn) =>
    (
      await api.ask<{ calendar_feed: { url: string; webcal_url: string } }>(
        '{ calendar_feed { url webcal_url } }',
        {},
        guest,
      )
    ).calendar_feed;
  const fetchFeed = (url: string) => api.fetch(new URL(url).pathname);

  it('is a calendar of the guest’s own appointments, at an address that is stable until it is renewed', async () => {
    const guest = await api.signIn();
    const stranger = await api.signIn();
    await appointmentOf(guest, '2026-06-25 10:00');
    await appointmentOf(stranger, '2026-06-25 11:00');
    const gone = await appointmentOf(guest, '2026-06-25 12:00');
    await cancel(guest, gone.id);
    const feed = await feedOf(guest);
    expect(await feedOf(guest)).toEqual(feed);
    expect(feed.webcal_url).toMatch(/^webcal:/);
    const answer = await fetchFeed(feed.url);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(text.match(/DTSTART:\S+/g)).toEqual(['DTSTART:20260625T090000Z']);
    const renewed = await api.ask<{ renew_calendar_feed: { url: string } }>(
      'mutation { renew_calendar_feed { url } }',
      {},
      guest,
    );
    expect((await fetchFeed(feed.url)).status).toBe(404);
    expect((await fetchFeed(renewed.renew_calendar_feed.url)).status).toBe(200);
    expect((await api.fetch('/calendar/feed/made-up-secret-made-up.ics')).status).toBe(404);
  });

  it('a single file works for its address only, and removes the event once it is cancelled', async () => {
    const guest = await api.signIn();
    const appointment = await appointmentOf(guest, '2026-06-26 10:00');
    const { appointment: shown } = await api.ask<{ appointment: { calendar_file: string } }>(
      `{ appointment(id: ${appointment.id}) { calendar_file } }`,
      {},
      guest,
    );
    const file = async () => (await api.fetch(shown.calendar_file)).text();
    expect(await file()).toContain('STATUS:CONFIRMED');
    const other = shown.calendar_file.replace(`/${appointment.id}/`, `/${appointment.id + 1}/`);
    expect((await api.fetch(other)).status).toBe(404);
    await cancel(guest, appointment.id);
    expect(await file()).toContain('METHOD:CANCEL');
  });
});
