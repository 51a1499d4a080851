import { appointmentLines, occupancies, servicePricings } from '@thyme/db/schema';
import { asc, eq } from 'drizzle-orm';
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
  wall,
} from '../../../../test/kit/index.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { confirmSale } from '../../sales/confirm.ts';
import { releaseSale } from '../../sales/release.ts';
import { lockSale } from '../../sales/state-store.ts';

let api: TestApi;
let guest: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());

let shop: TestBusiness;
let [first, second] = [0, 0];
let [cut, colour] = [0, 0];
/** A shop with two people: 15 minutes of clean-up after a cut, 10 of preparation and 5 of clean-up around a colour. */
async function open(business: object = {}): Promise<void> {
  shop = await insertBusiness(api.db, api.clock.now(), {
    chairs: 2,
    business: { spreadRule: 'least-booked', ...business },
  });
  await joinBusiness(api.db, shop.id, owner.userId);
  [first = 0, second = 0] = shop.chairIds;
  const add = async (more: object) => {
    const pricing = { businessId: shop.id, serviceId: shop.serviceId, price: 2_000, durationMinutes: 30, ...more };
    const [row] = await api.db
      .insert(servicePricings)
      .values({ label: 'x', ...pricing })
      .returning();
    return row?.id ?? 0;
  };
  [cut, colour] = [await add({ bufferMinutes: 15 }), await add({ beforeMinutes: 10, bufferMinutes: 5 })];
}
beforeEach(() => open());

const both = (from = '10:00', then = '10:30', [one, other] = [first, second]) => [
  at(cut, `2026-06-16 ${from}`, { person_id: one }),
  at(colour, `2026-06-16 ${then}`, { person_id: other }),
];
const bookBoth = (...args: Parameters<typeof both>) =>
  book(api, guest.token, { business_id: shop.id, services: both(...args) });

/** Person and span of each occupied time, in the order of the people. */
async function taken() {
  const rows = await api.db
    .select()
    .from(occupancies)
    .where(eq(occupancies.businessId, shop.id))
    .orderBy(asc(occupancies.chairId), asc(occupancies.startsAt));
  return rows.map(({ chairId, startsAt, endsAt }) => [chairId, startsAt, endsAt]);
}
const span = (chair: number, from: string, to: string) => [
  chair,
  instant(`2026-06-16 ${from}`),
  instant(`2026-06-16 ${to}`),
];

describe('two services of an appointment', () => {
  it('[PLAN-037] by two people keep the clean-up after the first and the preparation before the second', async () => {
    expect(await bookBoth()).toMatchObject({ status: 1 });
    expect(await taken()).toEqual([span(first, '10:00', '10:45'), span(second, '10:20', '11:05')]);
    const other = await api.signIn();
    const early = { business_id: shop.id, services: [at(cut, '2026-06-16 10:30', { person_id: first })] };
    expect(await book(api, other.token, early)).toMatchObject({ status: 0, refused: { code: 'taken' } });
    const after = { business_id: shop.id, services: [at(cut, '2026-06-16 10:45', { person_id: first })] };
    expect(await book(api, other.token, after)).toMatchObject({ status: 1 });
  });

  it('[PLAN-037] by one person follow each other directly', async () => {
    expect(await bookBoth('10:00', '10:30', [first, first])).toMatchObject({ status: 1 });
    expect(await taken()).toEqual([span(first, '10:00', '10:30'), span(first, '10:30', '11:05')]);
  });

  it('[PLAN-037] are not offered where somebody else has the first person during the clean-up', async () => {
    const other = await api.signIn();
    const services = [at(cut, '2026-06-16 10:30', { person_id: first })];
    await book(api, other.token, { business_id: shop.id, services });
    expect(await bookBoth()).toMatchObject({ status: 0, refused: { code: 'taken' } });
  });

  it('[PLAN-037] take all of it again when they are paid late', async () => {
    await open({ upfrontPercent: 50 });
    const answer = await book(api, guest.token, {
      business_id: shop.id,
      services: both(),
      payment_info: { stripe: 20 },
    });
    const key = { businessId: shop.id, saleId: answer.sale_id ?? 0 };
    const held = await taken();
    expect(held).toEqual([span(first, '10:00', '10:45'), span(second, '10:20', '11:05')]);
    await inTransaction(api.app.services, (tx) => releaseSale(tx, key));
    expect(await taken()).toEqual([]);
    const confirmed = await inTransaction(api.app.services, async (tx) => {
      const sale = await lockSale(tx.db, key);
      return sale && confirmSale(tx, sale);
    });
    expect(confirmed).toBe('confirmed');
    expect(await taken()).toEqual(held);
  });

  it('[PLAN-037] keep it when the desk moves them and undoes that, or gives both to one person', async () => {
    const { appointment_ids } = await bookBoth();
    const id = appointment_ids[0] ?? 0;
    const before = await taken();
    const move = async (more: object) =>
      (
        await api.ask<{ desk_move: { status: number; move_id: number } }>(
          'mutation($id: Int!, $start: Int, $chair_id: Int) { desk_move(id: $id, start: $start, chair_id: $chair_id) { status move_id } }',
          { id, ...more },
          owner,
        )
      ).desk_move;
    const later = await move({ start: wall('2026-06-16 12:00') });
    expect(await taken()).toEqual([span(first, '12:00', '12:45'), span(second, '12:20', '13:05')]);
    await api.ask('mutation($id: Int!) { desk_undo_move(id: $id) { status } }', { id: later.move_id }, owner);
    expect(await taken()).toEqual(before);
    expect(await move({ chair_id: second })).toMatchObject({ status: 1 });
    expect(await taken()).toEqual([span(second, '10:00', '10:30'), span(second, '10:30', '11:05')]);
  });

  it('[PLAN-037] keep it when the guest asks for another time and the shop accepts', async () => {
    const { appointment_ids } = await bookBoth();
    await api.ask(
      'mutation($id: Int!, $time: Int) { statusUpdateForAppointment(id: $id, status: "Reschedule", date: "2026-06-16", time: $time) { status } }',
      { id: appointment_ids[0], time: wall('2026-06-16 10:15') },
      guest,
    );
    await api.ask(`mutation { desk_accept(id: ${appointment_ids[0]}) { status } }`, {}, owner);
    expect(await taken()).toEqual([span(first, '10:15', '11:00'), span(second, '10:35', '11:20')]);
  });

  it('[PLAN-037] keep it when the desk adds a second service by somebody else', async () => {
    const services = [at(cut, '2026-06-16 10:00', { person_id: first })];
    const { appointment_ids } = await book(api, guest.token, { business_id: shop.id, services });
    const [line] = await api.db.select().from(appointmentLines).where(eq(appointmentLines.businessId, shop.id));
    const edited = await api.ask(
      'mutation($id: Int!, $lines: [DeskLineInput!]) { desk_edit(id: $id, lines: $lines) { status message } }',
      { id: appointment_ids[0], lines: [{ line_id: line?.id }, { service_pricing_id: colour, chair_id: second }] },
      owner,
    );
    expect(edited).toMatchObject({ desk_edit: { status: 1 } });
    expect(await taken()).toEqual([span(first, '10:00', '10:45'), span(second, '10:20', '11:05')]);
  });
});
