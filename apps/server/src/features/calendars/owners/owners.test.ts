import {
  appointments,
  auditEntries,
  busyTimes,
  calendarSources,
  chairs,
  notifications,
  occupancies,
} from '@thyme/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  type CalendarStandIn,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  startCalendars,
  type TestApi,
  type TestBusiness,
  tryBooking,
} from '../../../../test/kit/index.ts';
import { readSource, takeDueSources } from './read-source.ts';

let api: TestApi;
let outside: CalendarStandIn;
let shop: TestBusiness;
let owner: SignedIn;

beforeAll(async () => {
  outside = await startCalendars();
  api = await bootApi({ config: { calendarPrivateHosts: [outside.host] } });
});
afterAll(async () => {
  await api.close();
  await outside.close();
});
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 1 });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
  await api.db.update(chairs).set({ person: 'Tom' }).where(eq(chairs.businessId, shop.id));
});

const tom = () => shop.chairIds[0] as number;
const DAY = '2026-06-18';
const CHANGED = '{ status message id }';
interface Changed {
  status: number;
  message: string;
  id: number;
}

async function change(call: string, who: SignedIn = owner): Promise<Changed> {
  const name = call.split('(')[0] ?? '';
  return (await api.ask<Record<string, Changed>>(`mutation { ${call} ${CHANGED} }`, {}, who))[name] as Changed;
}
const adding = (form: object) =>
  api.run<{ desk_add_calendar: Changed }>(
    `mutation($b: Int!, $p: Int!, $kind: String!, $address: String!, $user: String, $password: String) {
      desk_add_calendar(business_id: $b, person_id: $p, kind: $kind, address: $address, user_name: $user, password: $password) ${CHANGED} }`,
    { b: shop.id, p: tom(), kind: 'ics', address: `${outside.url}/tom.ics`, ...form },
    owner,
  );
async function connect(form: object = {}): Promise<number> {
  const { data } = await adding(form);
  await api.runJobs();
  return data?.desk_add_calendar.id ?? 0;
}

const file = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT`).join('\r\n')}\r\nEND:VCALENDAR\r\n`;
const event = (uid: string, from: string, to: string, more = '') =>
  `UID:${uid}\r\nSUMMARY:Dentist\r\nDTSTART;TZID=Europe/Dublin:${from}\r\nDTEND;TZID=Europe/Dublin:${to}${more}`;
const serve = (...events: string[]) => outside.files.set('/tom.ics', file(...events));
const lunch = event('lunch', '20260618T130000', '20260618T140000');

async function free(date = DAY): Promise<string[]> {
  const { time_slots } = await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
    `{ time_slots(business_id: ${shop.id}, date: "${date}", service_pricing_id: ${shop.pricingId}) { time_slots { s_time } } }`,
  );
  return time_slots.time_slots.map(({ s_time }) => new Date(s_time * 1000).toISOString().slice(11, 16));
}
interface Page {
  sources: { id: number; name: string; problem: string | null; was_read: boolean; enabled: boolean }[];
  conflicts: { appt_id: number; person: string; guest_name: string }[];
  feeds: { person_id: number | null; name: string; url: string | null }[];
}
const page = async (who: SignedIn = owner) =>
  (
    await api.ask<{ desk_calendars: Page }>(
      `{ desk_calendars(business_id: ${shop.id}) { sources { id name problem was_read enabled } conflicts { appt_id person guest_name }
        feeds { person_id name url } } }`,
      {},
      who,
    )
  ).desk_calendars;
const reread = async (id: number) => readSource(api.app.services, { businessId: shop.id, id });

describe('busy times in', () => {
  it('[SYNC-003] a busy hour is never sold: not shown, not booked, not held; only its times are stored', async () => {
    serve(lunch, event('series', '20260611T090000', '20260611T100000', '\r\nRRULE:FREQ=WEEKLY;COUNT=3'));
    await connect();
    expect(await free()).toEqual([
      '10:00',
      '10:15',
      '10:30',
      '10:45',
      '11:00',
      '11:15',
      '11:30',
      '11:45',
      '12:00',
      '14:00',
      '14:15',
      '14:30',
      '14:45',
      '15:00',
      '15:15',
      '15:30',
      '15:45',
      '16:00',
    ]);
    const guest = await api.signIn();
    const order = (time: string) => ({ business_id: shop.id, services: [at(shop.pricingId, `${DAY} ${time}`)] });
    for (const time of ['09:00', '09:30', '12:30', '13:00', '13:30']) {
      const { data } = await tryBooking(api, guest.token, { booking_request: 'web', ...order(time) });
      expect([time, data?.create_booking.appointment_ids ?? []]).toEqual([time, []]);
    }
    expect((await book(api, guest.token, order('14:00'))).appointment_ids).toHaveLength(1);
    const dump = JSON.stringify(await api.db.select().from(calendarSources));
    expect(dump).not.toContain('Dentist');
    expect(dump).not.toContain('tom.ics');
  });

  it('[SYNC-003] a time that an appointment frees stays closed if its person has become busy', async () => {
    const guest = await api.signIn();
    const { id } = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant(`${DAY} 13:00`),
      chairId: tom(),
    });
    serve(lunch);
    const source = await connect();
    expect((await page()).conflicts).toEqual([{ appt_id: id, person: 'Tom', guest_name: expect.any(String) }]);
    const told = await api.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(and(eq(notifications.recipientId, owner.userId), eq(notifications.kind, 'calendar_conflict')));
    expect(told).toHaveLength(1);
    await api.db.update(appointments).set({ status: 'Accept' }).where(eq(appointments.id, id));
    await api.ask(`mutation { statusUpdateForAppointment(id: ${id}, status: "Cancelled") { status } }`, {}, guest);
    expect(await free()).not.toContain('13:00');
    await reread(source);
    expect(await free()).not.toContain('13:00');
    expect((await page()).conflicts).toEqual([]);
  });

  it('[SYNC-003] a busy hour is taken in the database too, which would refuse an appointment', async () => {
    serve(lunch);
    await connect();
    const closed = and(eq(occupancies.businessId, shop.id), isNotNull(occupancies.timeBlockId));
    expect(await api.db.select().from(occupancies).where(closed)).toMatchObject([
      { chairId: tom(), startsAt: instant(`${DAY} 13:00`), endsAt: instant(`${DAY} 14:00`) },
    ]);
  });

  it('[SYNC-007] an unchanged file is not sent again; a changed one opens and closes times', async () => {
    serve(lunch);
    const id = await connect();
    const before = outside.requests.length;
    await reread(id);
    expect(outside.requests.slice(before).map(({ status }) => status)).toEqual([304]);
    serve(event('lunch', '20260618T150000', '20260618T160000'));
    await reread(id);
    expect(await free()).toContain('13:00');
    expect(await free()).not.toContain('15:00');
    const other = await connect();
    await change(`desk_switch_calendar(business_id: ${shop.id}, id: ${id}, enabled: false)`);
    expect(await free()).not.toContain('15:00');
    await change(`desk_remove_calendar(business_id: ${shop.id}, id: ${other})`);
    expect(await free()).toContain('15:00');
    expect(await api.db.select().from(busyTimes).where(eq(busyTimes.businessId, shop.id))).toEqual([]);
  });

  it('[SYNC-008] a calendar that fails keeps its last good times, shows why, and is retried with backoff', async () => {
    serve(lunch);
    const id = await connect();
    outside.files.set('/tom.ics', '<html>Log in</html>');
    await reread(id);
    expect((await page()).sources[0]?.problem).toMatch(/not a calendar file/);
    expect(await free()).not.toContain('13:00');
    const waits: number[] = [];
    for (const _ of [1, 2, 3]) {
      await reread(id);
      const [row] = await api.db.select().from(calendarSources).where(eq(calendarSources.id, id));
      waits.push((row?.nextCheckAt ?? 0) - api.clock.now());
    }
    expect(waits).toEqual([600, 1_200, 2_400]);
    serve(event('x', '20260618T150000', '20260618T160000').replaceAll('Europe/Dublin', 'Mars/Phobos'));
    await reread(id);
    expect((await page()).sources[0]?.problem).toMatch(/time zone “Mars\/Phobos”/);
    serve(lunch);
    await reread(id);
    expect((await page()).sources[0]?.problem).toBeNull();
  });

  it('[SYNC-009] unusable input is refused at its field: private addresses, also behind a redirect, and 50 MB', async () => {
    outside.redirects.set('/to-private', 'http://127.0.0.1:1/x.ics');
    outside.redirects.set('/to-metadata', 'http://169.254.169.254/latest');
    outside.redirects.set('/round', '/round');
    const cases: [string, RegExp][] = [
      ['', /paste the link/],
      ['file:///etc/passwd', /starts with https/],
      ['http://127.0.0.1:1/x.ics', /private network/],
      ['http://[::1]:1/x.ics', /private network/],
      ['http://[::ffff:10.0.0.1]/x.ics', /private network/],
      ['http://localhost:1/x.ics', /private network/],
      [`${outside.url}/to-private`, /private network/],
      [`${outside.url}/to-metadata`, /private network/],
      [`${outside.url}/round`, /keeps redirecting/],
      [`${outside.url}/large.ics`, /larger than 5 MB/],
      [`${outside.url}/missing.ics`, /no longer works/],
    ];
    for (const [address, words] of cases) {
      const { errors } = await adding({ address });
      expect([address, errors?.[0]?.extensions?.validation?.address?.[0]]).toEqual([
        address,
        expect.stringMatching(words),
      ]);
    }
    expect((await page()).sources).toEqual([]);
  });

  it('[REACHB-015] a file with every kind of event: no busy hour is ever offered or booked', async () => {
    const series = event(
      'class',
      '20260618T100000',
      '20260618T110000',
      '\r\nRRULE:FREQ=WEEKLY\r\nEXDATE;TZID=Europe/Dublin:20260625T100000',
    );
    const once = (day: string, more: string) => `RECURRENCE-ID;TZID=Europe/Dublin:${day}T100000\r\n${more}`;
    serve(
      series,
      once('20260702', event('class', '20260702T150000', '20260702T160000')),
      once('20260709', event('class', '20260709T100000', '20260709T110000', '\r\nSTATUS:CANCELLED')),
      'UID:day\r\nDTSTART;VALUE=DATE:20260619\r\nDTEND;VALUE=DATE:20260620',
    );
    await connect();
    const offered = async (date: string, ...times: string[]) => {
      const slots = await free(date);
      return times.map((time) => slots.includes(time));
    };
    expect(await offered('2026-06-18', '09:00', '10:00', '11:00')).toEqual([true, false, true]);
    expect(await free('2026-06-19')).toEqual([]);
    expect(await offered('2026-06-25', '10:00')).toEqual([true]);
    expect(await offered('2026-07-02', '10:00', '15:00')).toEqual([true, false]);
    expect(await offered('2026-07-09', '10:00')).toEqual([true]);
    const guest = await api.signIn();
    const isRefused = async (time: string) => {
      const order = { business_id: shop.id, services: [at(shop.pricingId, time)], booking_request: 'web' };
      const { data } = await tryBooking(api, guest.token, order);
      return (data?.create_booking.appointment_ids ?? []).length === 0;
    };
    expect(await isRefused('2026-07-02 15:30')).toBe(true);
    // The clock goes back on 25 October: the class stays at ten. Guests can book that far ahead only shortly before.
    const now = api.clock.now();
    api.clock.set(instant('2026-10-12 09:00'));
    expect(await offered('2026-10-22', '10:00', '11:00')).toEqual([false, true]);
    expect(await offered('2026-10-29', '10:00', '11:00')).toEqual([false, true]);
    api.clock.set(now);
  });

  it('[REACHB-016] a calendar with an unknown time zone is refused at its field, by name; later it keeps its last good times', async () => {
    const broken = 'UID:x\r\nDTSTART;TZID=Mars/Olympus:20260618T130000\r\nDTEND;TZID=Mars/Olympus:20260618T140000';
    serve(broken);
    const { errors } = await adding({});
    expect(errors?.[0]?.extensions?.validation?.address?.[0]).toMatch(/Mars\/Olympus/);
    serve(lunch);
    const id = await connect();
    serve(broken);
    await reread(id);
    expect((await page()).sources[0]?.problem).toMatch(/Mars\/Olympus/);
    expect(await free()).not.toContain('13:00');
  });

  it('removing a calendar without a permission revokes none', async () => {
    serve(lunch);
    const id = await connect();
    const revoked: unknown[] = [];
    const { services } = api.app;
    const { calendar } = services;
    Object.assign(services, { calendar: { revoke: async (token: unknown) => revoked.push(token) } });
    expect(await change(`desk_remove_calendar(business_id: ${shop.id}, id: ${id})`)).toMatchObject({ status: 1 });
    Object.assign(services, { calendar });
    expect(revoked).toEqual([]);
  });

  it('due calendars are claimed once', async () => {
    serve(lunch);
    await connect();
    api.clock.advance(400);
    const taken = await takeDueSources(api.app.services);
    expect(taken.filter(({ businessId }) => businessId === shop.id)).toHaveLength(1);
    expect((await takeDueSources(api.app.services)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });

  it('a busy time cannot be deleted at the desk, because the next read would restore it', async () => {
    serve(lunch);
    await connect();
    const [row] = await api.db.select().from(busyTimes).where(eq(busyTimes.businessId, shop.id));
    const answer = await change(`desk_unblock_time(business_id: ${shop.id}, id: ${row?.timeBlockId})`);
    expect(answer).toMatchObject({ status: 0, message: expect.stringMatching(/calendar of your own/) });
  });
});

describe('appointments out', () => {
  const feedText = async (url: string | null | undefined) => {
    const answer = await api.fetch(new URL(url ?? '').pathname);
    return {
      status: answer.status,
      etag: answer.headers.get('etag') ?? '',
      text: (await answer.text()).replaceAll('\r\n ', ''),
    };
  };
  const urlOf = async (personId: number | null) =>
    (await page()).feeds.find(({ person_id }) => person_id === personId)?.url;

  it('[SYNC-001] a private feed shows a person’s appointments in the shop’s zone, until its link is reset', async () => {
    const guest = await api.signIn({ firstName: 'Bea', lastName: 'Tully' });
    await insertAppointment(api.db, shop, guest.userId, { startsAt: instant(`${DAY} 10:00`), chairId: tom() });
    expect(await urlOf(tom())).toBeNull();
    await change(`desk_make_calendar_link(business_id: ${shop.id}, person_id: ${tom()})`);
    await change(`desk_make_calendar_link(business_id: ${shop.id})`);
    const url = await urlOf(tom());
    const { text, etag } = await feedText(url);
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Dublin');
    expect(text).toContain('DTSTART;TZID=Europe/Dublin:20260618T100000');
    expect(text).toContain('SUMMARY:Bea T.\\, Signature facial');
    const again = await api.fetch(new URL(url ?? '').pathname, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await change(`desk_reset_calendar_links(business_id: ${shop.id})`)).toMatchObject({
      message: 'All links are new. The old ones no longer work.',
    });
    expect((await feedText(url)).status).toBe(404);
    expect((await feedText(await urlOf(tom()))).status).toBe(200);
    expect((await feedText(await urlOf(null))).text).toContain('Bea T.');
  });

  it('[SYNC-001] the only link is reset alone', async () => {
    await change(`desk_make_calendar_link(business_id: ${shop.id}, person_id: ${tom()})`);
    expect(await change(`desk_reset_calendar_links(business_id: ${shop.id})`)).toMatchObject({
      message: 'The link is new. The old one no longer works.',
    });
  });

  it('[SYNC-002] guests appear as the owner chose, down to the time only', async () => {
    const guest = await api.signIn({ firstName: 'Bea', lastName: 'Tully' });
    await insertAppointment(api.db, shop, guest.userId, { startsAt: instant(`${DAY} 10:00`), chairId: tom() });
    await change(`desk_make_calendar_link(business_id: ${shop.id}, person_id: ${tom()})`);
    const text = async () => (await feedText(await urlOf(tom()))).text;
    await change(`desk_save_calendar_names(business_id: ${shop.id}, guest_names: "full")`);
    expect(await text()).toContain('SUMMARY:Bea Tully\\, Signature facial');
    await change(`desk_save_calendar_names(business_id: ${shop.id}, guest_names: "busy")`);
    expect(await text()).toContain('SUMMARY:Busy');
    expect(await text()).not.toMatch(/Bea|Tully|facial/);
  });

  it('staff see and change only their own, and every change is in the audit log', async () => {
    const staff = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    serve(lunch);
    const id = await connect();
    expect(await page(staff)).toEqual({ sources: [], conflicts: [], feeds: [] });
    const answer = await change(`desk_remove_calendar(business_id: ${shop.id}, id: ${id})`, staff);
    expect(answer).toMatchObject({ status: 0, message: 'This calendar could not be found.' });
    await api.db.update(chairs).set({ staffId: staff.userId }).where(eq(chairs.id, tom()));
    expect((await page(staff)).feeds).toEqual([{ person_id: tom(), name: 'Tom', url: null }]);
    expect(await change(`desk_remove_calendar(business_id: ${shop.id}, id: 2000000000)`, staff)).toMatchObject(answer);
    expect((await change(`desk_remove_calendar(business_id: ${shop.id}, id: ${id})`, staff)).status).toBe(1);
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, shop.id))
      .orderBy(auditEntries.id);
    expect(entries.map(({ action }) => action)).toEqual(['connect-calendar', 'remove-calendar']);
  });
});
