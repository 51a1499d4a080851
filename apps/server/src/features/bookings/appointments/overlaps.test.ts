import { appointments } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';

const DAY = 86_400;
const HOUR = 3_600;

let api: TestApi;
let shop: TestBusiness;
let elsewhere: TestBusiness;
let guest: SignedIn;
let at: number;
beforeAll(async () => {
  api = await bootApi();
  const now = api.clock.now();
  at = now + 3 * DAY;
  shop = await insertBusiness(api.db, now, {});
  elsewhere = await insertBusiness(api.db, now, {});
  guest = await api.signIn();
});
afterAll(() => api.close());

const QUERY = 'query($spans: [TimeSpanInput!]!) { overlapping_appointments(spans: $spans) { id } }';
const overlapping = async (spans: { from: number; to: number }[], token = guest.token) =>
  (
    await api.ask<{ overlapping_appointments: { id: number }[] }>(QUERY, { spans }, { token })
  ).overlapping_appointments.map(({ id }) => id);

describe('[BOOK-060] appointments that overlap a booking', () => {
  it("are the guest's own, at any shop, and never another guest's", async () => {
    const own = await insertAppointment(api.db, shop, guest.userId, { startsAt: at });
    const other = await insertAppointment(api.db, elsewhere, guest.userId, { startsAt: at + 4 * HOUR });
    const stranger = await api.signIn();
    expect(await overlapping([{ from: at, to: at + HOUR }])).toEqual([own.id]);
    expect(await overlapping([{ from: at - DAY, to: at + DAY }])).toEqual([own.id, other.id]);
    expect(await overlapping([{ from: at - DAY, to: at + DAY }], stranger.token)).toEqual([]);
  });

  it('do not include adjacent or cancelled ones', async () => {
    const begins = at + 10 * DAY;
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: begins });
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, appointment.id));
    const ends = row?.endsAt ?? 0;
    const beside = [
      { from: begins - HOUR, to: begins },
      { from: ends, to: ends + HOUR },
    ];
    expect(await overlapping(beside)).toEqual([]);
    expect(await overlapping([...beside, { from: ends - 60, to: ends }])).toEqual([appointment.id]);
    const cancelled = { status: 'Cancelled' as const, cancelledAt: api.clock.now(), cancelledBy: 'guest' as const };
    await api.db.update(appointments).set(cancelled).where(eq(appointments.id, appointment.id));
    expect(await overlapping([{ from: begins, to: ends }])).toEqual([]);
  });

  it('are empty without spans', async () => {
    expect(await overlapping([])).toEqual([]);
  });
});
