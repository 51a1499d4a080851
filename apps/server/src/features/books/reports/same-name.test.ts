import { chairs, saleLines } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
let first: number;
let second: number;

async function complete(chairId: number, hour: number, paid: number) {
  const guest = await api.signIn();
  const at = (time: number) => instant(`2026-06-16 ${time}:00`);
  const appointment = await insertAppointment(api.db, shop, guest.userId, {
    startsAt: at(hour),
    bookedAt: at(hour - 1),
    chairId,
    paid,
    appointment: { status: 'Completed', completedAt: at(hour + 1) },
  });
  await api.db.insert(saleLines).values({
    businessId: shop.id,
    saleId: appointment.saleId,
    appointmentId: appointment.id,
    kind: 'service',
    pricingId: shop.pricingId,
    productName: 'Signature facial',
    unitPrice: paid,
  });
}

beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  api.clock.set(instant('2026-06-22 09:00'));
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  [first = 0, second = 0] = shop.chairIds;
  await api.db.update(chairs).set({ person: 'Sam' }).where(eq(chairs.businessId, shop.id));
  await complete(first, 10, 5_000);
  await complete(second, 10, 7_500);
  await complete(second, 12, 7_500);
});
afterAll(() => api.close());

it('[BOOKSB-013] two people of one name have a row each in every report by person', async () => {
  const keys = ['person', 'rebooking', 'hours', 'load', 'commission'];
  const answer = await api.ask<{ desk_reports: { key: string; rows: { label: string; chair_id: number }[] }[] }>(
    `query($b: Int!, $keys: [String!]) {
      desk_reports(business_id: $b, from: "2026-06-15", to: "2026-06-21", keys: $keys) { key rows { label chair_id values } } }`,
    { b: shop.id, keys },
    owner,
  );
  expect(answer.desk_reports.map(({ key }) => key)).toEqual(keys);
  for (const { rows } of answer.desk_reports) {
    expect(rows.map(({ label }) => label)).toEqual(['Sam', 'Sam']);
    expect(rows.map(({ chair_id }) => chair_id).toSorted((a, b) => a - b)).toEqual([first, second]);
  }
  expect(answer.desk_reports[0]?.rows).toEqual([
    { label: 'Sam', chair_id: second, values: [150] },
    { label: 'Sam', chair_id: first, values: [50] },
  ]);
  expect(answer.desk_reports[2]?.rows[0]).toMatchObject({ chair_id: second, values: [2, expect.any(Number)] });
});
