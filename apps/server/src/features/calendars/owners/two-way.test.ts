import {
  businesses,
  busyTimes,
  calendarSources,
  chairs,
  identityProviderRecords,
  writtenEvents,
} from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  type CalendarStandIn,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  startCalendars,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';
import { addDemoCalendar } from './demo-calendars.ts';
import { readSource } from './read-source.ts';
import { writeOut } from './write-out.ts';

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
  outside.objects.clear();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 1 });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
  await api.db.update(chairs).set({ person: 'Tom' }).where(eq(chairs.businessId, shop.id));
});

const DAY = '2026-06-18';
const FAMILY = '/dav/tom/family/';
const thyme = () => `/dav/tom/thyme-${shop.id}/`;
const key = (id: number) => ({ businessId: shop.id, id });
const object = (uid: string, from: string, to: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260601T000000Z\r\nSUMMARY:Therapy\r\nDTSTART:${from}\r\nDTEND:${to}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const written = () => [...outside.objects].filter(([path]) => path.startsWith(thyme()));

async function free(): Promise<string[]> {
  const { time_slots } = await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
    `{ time_slots(business_id: ${shop.id}, date: "${DAY}", service_pricing_id: ${shop.pricingId}) { time_slots { s_time } } }`,
  );
  return time_slots.time_slots.map(({ s_time }) => new Date(s_time * 1000).toISOString().slice(11, 16));
}
async function bookAt(guest: SignedIn, time: string): Promise<number> {
  const services = [at(shop.pricingId, `${DAY} ${time}`)];
  const { appointment_ids: ids } = await book(api, guest.token, { business_id: shop.id, services });
  return ids[0] ?? 0;
}

describe('CalDAV', () => {
  const adding = (form: object = {}) =>
    api.run<{ desk_add_calendar: { id: number } }>(
      `mutation($b: Int!, $p: Int!, $address: String!, $user: String, $password: String) {
        desk_add_calendar(business_id: $b, person_id: $p, kind: "caldav", name: "iCloud", address: $address, user_name: $user, password: $password) { id } }`,
      { b: shop.id, p: shop.chairIds[0], address: outside.url, user: 'tom', password: 'secret', ...form },
      owner,
    );
  async function connect(): Promise<number> {
    const { data } = await adding();
    await api.runJobs();
    return data?.desk_add_calendar.id ?? 0;
  }

  it('[SYNC-010] busy times come in, appointments go out, and neither comes back', async () => {
    outside.objects.set(`${FAMILY}1.ics`, object('x', '20260618T080000Z', '20260618T090000Z'));
    const id = await connect();
    expect(await free()).not.toContain('09:00');
    const guest = await api.signIn({ firstName: 'Bea', lastName: 'Tully' });
    await bookAt(guest, '11:00');
    await api.runJobs();
    expect(written()).toHaveLength(1);
    expect(written()[0]?.[1]).toContain('SUMMARY:Bea T.\\, Signature facial');
    expect(written()[0]?.[1]).not.toContain('METHOD');
    // As if the owner had copied the event into a calendar that is read.
    outside.objects.set(`${FAMILY}copy.ics`, written()[0]?.[1] ?? '');
    await readSource(api.app.services, key(id));
    const rows = await api.db.select().from(busyTimes).where(eq(busyTimes.businessId, shop.id));
    expect(rows.map(({ startsAt }) => startsAt)).toEqual([instant(`${DAY} 09:00`)]);
    expect(JSON.stringify(rows)).not.toContain('Therapy');
  });

  it('[SYNC-011] a move updates the event, a cancellation deletes it, and a lost response never duplicates it', async () => {
    const id = await connect();
    const guest = await api.signIn();
    outside.loseNextPut = true;
    const appointment = await bookAt(guest, '11:00');
    await expect(api.runJobs()).rejects.toThrow('couldn’t reach');
    expect(written()).toHaveLength(1);
    await writeOut(api.app.services, key(id));
    await api.runJobs();
    expect(written()).toHaveLength(1);
    expect(written()[0]?.[1]).toContain('DTSTART:20260618T100000Z');
    await api.ask(
      `mutation { statusUpdateForAppointment(id: ${appointment}, status: "Reschedule", date: "${DAY}", time: ${wall(`${DAY} 15:00`)}) { status } }`,
      {},
      guest,
    );
    await api.ask(`mutation { desk_accept(id: ${appointment}) { status } }`, {}, owner);
    await api.runJobs();
    expect(written()).toHaveLength(1);
    expect(written()[0]?.[1]).toContain('DTSTART:20260618T140000Z');
    await api.ask(
      `mutation { statusUpdateForAppointment(id: ${appointment}, status: "Cancelled") { status } }`,
      {},
      guest,
    );
    await api.runJobs();
    expect(written()).toEqual([]);
    expect(await api.db.select().from(writtenEvents).where(eq(writtenEvents.businessId, shop.id))).toEqual([]);
  });

  it('an unchanged account is not read again, and a rejected password is explained', async () => {
    const { errors } = await adding({ password: 'wrong' });
    expect(errors?.[0]?.extensions?.validation?.password?.[0]).toMatch(/was refused/);
    outside.objects.set(`${FAMILY}1.ics`, object('x', '20260618T080000Z', '20260618T090000Z'));
    const id = await connect();
    const before = outside.requests.length;
    await readSource(api.app.services, key(id));
    expect(outside.requests.slice(before).filter(({ method }) => method === 'REPORT')).toEqual([]);
    outside.password = 'changed';
    await readSource(api.app.services, key(id));
    outside.password = 'secret';
    const [row] = await api.db.select().from(calendarSources).where(eq(calendarSources.id, id));
    expect(row?.problem).toMatch(/was refused/);
    expect(row?.secretSealed.toString()).not.toContain('secret');
    expect(await free()).not.toContain('09:00');
  });
});

describe('Google Calendar of an owner', () => {
  const start = async (who: SignedIn = owner) =>
    (
      await api.ask<{ desk_start_google: string | null }>(
        `mutation { desk_start_google(business_id: ${shop.id}, person_id: ${shop.chairIds[0]}) }`,
        {},
        who,
      )
    ).desk_start_google ?? '';

  /** A browser that follows redirects by hand and gives permission. */
  async function allow(path: string): Promise<string> {
    const departure = await api.fetch(path, { redirect: 'manual' });
    const cookie = departure.headers.get('set-cookie')?.split(';')[0] ?? '';
    const query = new URL(departure.headers.get('location') ?? '').searchParams;
    if (!query.has('state')) return departure.headers.get('location') ?? '';
    const fields = ['redirect_uri', 'state', 'code_challenge'].map((name) => [name, query.get(name) ?? '']);
    const given = await api.fetch('/demo-calendar/authorize', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams([...fields, ['answer', 'allow']]),
    });
    const back = new URL(given.headers.get('location') ?? '');
    const end = await api.fetch(back.pathname + back.search, { redirect: 'manual', headers: { cookie } });
    return end.headers.get('location') ?? '';
  }
  const events = async () =>
    (await api.db.select().from(identityProviderRecords).where(eq(identityProviderRecords.kind, 'calendar-event'))).map(
      ({ payload }) => payload as { account: string; event: { id: string; summary: string } },
    );

  it('[SYNC-012] permission returns to the desk; busy times come in, appointments go out, both once', async () => {
    const path = await start();
    expect(await allow(path)).toMatch(/\/business\/calendars\?google=connected$/);
    expect(await allow(path)).toMatch(/google=failed$/);
    await api.runJobs();
    const guest = await api.signIn({ firstName: 'Bea', lastName: 'Tully' });
    await bookAt(guest, '11:00');
    await api.runJobs();
    const [own] = (await events()).filter(({ event }) => event.id.startsWith(`desk${shop.id}a`));
    expect(own?.event.summary).toBe('Bea T., Signature facial');
    const timed = (id: string, hour: number, more: object = {}) => ({
      kind: 'calendar-event',
      id: `${own?.account}:${id}`,
      payload: {
        account: own?.account,
        event: {
          id,
          start: { dateTime: `${DAY}T${String(hour).padStart(2, '0')}:00:00+01:00` },
          end: { dateTime: `${DAY}T${String(hour + 1).padStart(2, '0')}:00:00+01:00` },
          ...more,
        },
      },
    });
    await api.db
      .insert(identityProviderRecords)
      .values([
        timed('dentist', 9),
        timed('free', 13, { transparency: 'transparent' }),
        timed('cancelled', 14, { status: 'cancelled' }),
        timed('declined', 15, { attendees: [{ self: true, responseStatus: 'declined' }] }),
      ]);
    const [source] = await api.db.select().from(calendarSources).where(eq(calendarSources.businessId, shop.id));
    await readSource(api.app.services, key(source?.id ?? 0));
    const rows = await api.db.select().from(busyTimes).where(eq(busyTimes.businessId, shop.id));
    expect(rows.map(({ startsAt }) => startsAt)).toEqual([instant(`${DAY} 09:00`)]);
    expect(await free()).not.toContain('09:00');
    await api.db.delete(identityProviderRecords).where(eq(identityProviderRecords.kind, 'calendar-token'));
    await readSource(api.app.services, key(source?.id ?? 0));
    const [after] = await api.db.select().from(calendarSources).where(eq(calendarSources.businessId, shop.id));
    expect(after?.problem).toMatch(/no longer lets us in/);
  });
});

describe('the demo', () => {
  it('has a connected calendar, which the server reads like any other', async () => {
    await api.db.update(businesses).set({ slug: 'fern-and-fold' }).where(eq(businesses.id, shop.id));
    const [other] = await api.db
      .insert(chairs)
      .values({ businessId: shop.id, name: 'Chair 2', person: 'Tom', position: 1 })
      .returning({ id: chairs.id });
    const { db, sealing } = api.app.services;
    await addDemoCalendar({ db, sealing }, api.clock.now());
    const [source] = await api.db.select().from(calendarSources).where(eq(calendarSources.businessId, shop.id));
    await readSource(api.app.services, key(source?.id ?? 0));
    const rows = await api.db
      .select()
      .from(busyTimes)
      .where(eq(busyTimes.businessId, shop.id))
      .orderBy(busyTimes.startsAt);
    expect(rows.map(({ chairId }) => chairId)).toEqual(Array.from({ length: 4 }, () => other?.id));
    expect(new Date((rows[0]?.startsAt ?? 0) * 1000).toISOString()).toBe('2026-07-30T12:00:00.000Z');
  });
});
