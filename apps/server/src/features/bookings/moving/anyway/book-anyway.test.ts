import { appointmentLines, appointments, auditEntries, chairs, occupancies } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
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

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { business: { bufferMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  await api.db.update(chairs).set({ person: 'Tom' }).where(eq(chairs.businessId, shop.id));
});

interface Answer {
  status: number;
  message: string;
  appointment_ids: number[];
  clashes: { key: string; words: string }[];
}
const BOOK = `mutation($business_id: Int!, $services: [BookingServiceInput!]!, $minutes: [Int!], $anyway: [String!], $note: String,
    $note_to_guest: String, $key: String) {
  desk_book(business_id: $business_id, services: $services, minutes: $minutes, anyway: $anyway, note: $note,
    note_to_guest: $note_to_guest, idempotency_key: $key, guest: { first_name: "Una", mobile: "087 123 4567" }) {
    status message appointment_ids clashes { key words } } }`;
const bookAt = async (time: string, more: object = {}) =>
  (
    await api.ask<{ desk_book: Answer }>(
      BOOK,
      { business_id: shop.id, services: [at(shop.pricingId, time)], ...more },
      owner,
    )
  ).desk_book;
const takenBy = async ({ appointment_ids: [id = 0] }: Answer) => {
  const [row] = await api.db
    .select({ taken: occupancies, minutes: appointmentLines.durationMinutes })
    .from(occupancies)
    .innerJoin(appointmentLines, eq(appointmentLines.id, occupancies.lineId))
    .where(eq(appointmentLines.appointmentId, id));
  return row;
};

describe('booking against the rules at the desk', () => {
  it('[MOVE-016] after closing: a warning that names the clash, then booked anyway', async () => {
    const refused = await bookAt('2026-06-16 19:00');
    expect(refused).toMatchObject({ status: 0, appointment_ids: [] });
    expect(refused.clashes).toEqual([{ key: 'late', words: 'After closing at 5:00 pm.' }]);
    const done = await bookAt('2026-06-16 19:00', { anyway: ['late'] });
    expect(done).toMatchObject({ status: 1, message: 'Booked.' });
    expect((await takenBy(done))?.taken).toMatchObject({ startsAt: instant('2026-06-16 19:00'), isOverride: false });
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'book')));
    expect(entry?.changes).toMatchObject({ anyway: ['After closing at 5:00 pm.'] });
  });

  it('[MOVE-016] beside another appointment: stored as an override, and warned again when there is a new clash', async () => {
    const guest = await api.signIn({ firstName: 'Bea', lastName: 'Tighe' });
    const first = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 10:00')],
    });
    const key = `visit:${first.appointment_ids[0]}`;
    const refused = await bookAt('2026-06-16 10:30');
    expect(refused.clashes).toEqual([{ key, words: 'Overlaps Bea Tighe 10:00–11:00 am.' }]);
    const done = await bookAt('2026-06-16 10:30', { anyway: [key] });
    expect((await takenBy(done))?.taken.isOverride).toBe(true);
    const again = await bookAt('2026-06-16 10:30', { anyway: [key] });
    expect(again.clashes.map((clash) => clash.words)).toEqual([
      'Overlaps Bea Tighe 10:00–11:00 am.',
      'Overlaps Una 10:30–11:30 am.',
    ]);
  });

  it('[MOVE-016] accepts a custom duration, and a start off the grid', async () => {
    const short = await bookAt('2026-06-16 10:00', { minutes: [25] });
    expect(await takenBy(short)).toMatchObject({ minutes: 25, taken: { endsAt: instant('2026-06-16 10:25') } });
    const odd = await bookAt('2026-06-16 11:07');
    expect(odd.clashes).toEqual([{ key: 'unusual', words: 'This isn’t one of your usual start times.' }]);
    expect(await bookAt('2026-06-16 11:07', { anyway: ['unusual'] })).toMatchObject({ status: 1 });
    expect(
      (
        await api.run(
          BOOK,
          { business_id: shop.id, services: [at(shop.pricingId, '2026-06-16 12:00')], minutes: [25, 30] },
          owner,
        )
      ).errors,
    ).toHaveLength(1);
  });

  it('[MOVE-016] books a repeated request once', async () => {
    const first = await bookAt('2026-06-16 19:00', { anyway: ['late'], key: 'squeeze-1' });
    expect(await bookAt('2026-06-16 19:00', { anyway: ['late'], key: 'squeeze-1' })).toMatchObject({
      appointment_ids: first.appointment_ids,
    });
    expect(await api.db.$count(appointments, eq(appointments.businessId, shop.id))).toBe(1);
  });

  it('[EDIT-001] hides the private note from the guest, and shows the note to the guest', async () => {
    const done = await bookAt('2026-06-16 10:00', { note: 'Always late.', note_to_guest: 'Ring the bell.' });
    const [row] = await api.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, done.appointment_ids[0] ?? 0));
    expect(row).toMatchObject({ note: '', businessNote: 'Always late.', noteToGuest: 'Ring the bell.' });
  });
});
