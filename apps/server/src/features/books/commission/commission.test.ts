import { auditEntries, chairs, ledgerEntries, saleLines } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
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

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
let bea: number;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  api.clock.set(instant('2026-06-22 09:00'));
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  bea = shop.chairIds[0] ?? 0;
  await api.db.update(chairs).set({ person: 'Bea' }).where(eq(chairs.id, bea));
});
afterAll(() => api.close());

const save = (form: object, who: SignedIn = owner) =>
  api.run<{ desk_save_commission: { status: number; message: string } }>(
    `mutation($b: Int!, $person: Int!, $kind: String!, $service: Int, $percent: Float) {
      desk_save_commission(business_id: $b, person_id: $person, kind: $kind, service_id: $service, percent: $percent) { status message } }`,
    { b: shop.id, person: bea, kind: 'service', service: null, percent: null, ...form },
    who,
  );
interface Wire {
  service_percent: number;
  product_percent: number;
  tip_percent: number;
  services: { service_id: number; percent: number }[];
  lines: { kind: string; percent: number; base: number; commission: number }[];
  total: number;
}
const read = async (from = '2026-06-01', to = '2026-06-30') =>
  (
    await api.ask<{ desk_commission: Wire }>(
      `query($b: Int!, $person: Int!, $from: String!, $to: String!) {
        desk_commission(business_id: $b, person_id: $person, from: $from, to: $to) {
          service_percent product_percent tip_percent services { service_id percent } lines { kind percent base commission } total } }`,
      { b: shop.id, person: bea, from, to },
      owner,
    )
  ).desk_commission;
const paid = async (day: string, amount: number) => {
  const guest = await api.signIn();
  const appointment = await insertAppointment(api.db, shop, guest.userId, {
    startsAt: instant(`${day} 10:00`),
    bookedAt: instant(`${day} 09:00`),
    chairId: bea,
    paid: amount,
    appointment: { status: 'Completed', completedAt: instant(`${day} 11:00`) },
  });
  await api.db.insert(saleLines).values({
    businessId: shop.id,
    saleId: appointment.saleId,
    appointmentId: appointment.id,
    kind: 'service',
    pricingId: shop.pricingId,
    productName: 'Signature facial',
    unitPrice: amount,
  });
  return appointment;
};

describe('commission', () => {
  it('[ROTA-030] is set by percent, a service may have its own, and a change takes effect from its day', async () => {
    await paid('2026-06-16', 7_500);
    expect((await save({ percent: 40 })).data?.desk_save_commission.status).toBe(1);
    expect(await read()).toMatchObject({
      service_percent: 40,
      product_percent: 0,
      lines: [{ kind: 'service', percent: 40, base: 75, commission: 30 }],
      total: 30,
    });
    api.clock.set(instant('2026-06-23 09:00'));
    await save({ percent: 50 });
    expect(await read()).toMatchObject({ service_percent: 50, total: 30 });
    await paid('2026-06-24', 7_500);
    expect(await read()).toMatchObject({ total: 67.5 });
    await save({ service: shop.serviceId, percent: 10 });
    // The first percent of a service counts from the start.
    expect(await read()).toMatchObject({ services: [{ service_id: shop.serviceId, percent: 10 }], total: 15 });
    api.clock.set(instant('2026-06-25 09:00'));
    await save({ service: shop.serviceId, percent: null });
    expect(await read()).toMatchObject({ services: [], total: 15 });
    const log = await api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    expect(log.filter(({ action }) => action === 'save-commission')).toHaveLength(4);
  });

  it('[ROTA-032] refunds reduce it on the day of the refund', async () => {
    api.clock.set(instant('2026-06-26 12:00'));
    const { id } = await paid('2026-06-26', 7_500);
    expect((await read('2026-06-26', '2026-06-26')).total).toBe(37.5);
    const { desk_till } = await api.ask<{ desk_till: { version: number } }>(
      `{ desk_till(id: ${id}) { version } }`,
      {},
      owner,
    );
    const { desk_refund } = await api.ask<{ desk_refund: { status: number; message: string } }>(
      `mutation { desk_refund(id: ${id}, version: ${desk_till.version}, amount: 25, to: "cash", reason: "Late") { status message } }`,
      {},
      owner,
    );
    expect(desk_refund).toMatchObject({ status: 1 });
    expect((await read('2026-06-26', '2026-06-26')).total).toBe(25);
  });

  it('[ROTA-033] the report by person and its file have the totals of the statements', async () => {
    const { desk_reports } = await api.ask<{
      desk_reports: { key: string; total: number; rows: { label: string; values: number[] }[] }[];
    }>(
      `{ desk_reports(business_id: ${shop.id}, from: "2026-06-01", to: "2026-06-30", keys: ["commission", "hours", "load"]) {
        key total rows { label values } } }`,
      {},
      owner,
    );
    const of = (key: string) => desk_reports.find((one) => one.key === key);
    expect(of('commission')).toMatchObject({ total: (await read()).total, rows: [{ label: 'Bea' }, {}] });
    expect(of('hours')?.rows[0]).toMatchObject({ label: 'Bea', values: [3, expect.any(Number)] });
    expect(of('load')?.rows[0]?.values[0]).toBeGreaterThan(0);
    const file = await api.fetch(`/api/books/${shop.id}/report-commission.csv?from=2026-06-01&to=2026-06-30`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const [, ...rows] = (await file.text()).trim().split('\r\n');
    expect(rows.map((row) => Number(row.split(',')[1])).reduce((sum, value) => sum + value, 0)).toBe(
      of('commission')?.total,
    );
  });

  it('[ROTA-034] tips are the person’s own until the owner sets another percentage, and a refund takes its part back', async () => {
    api.clock.set(instant('2026-06-27 12:00'));
    const { id, saleId } = await paid('2026-06-27', 7_500);
    const tip = {
      businessId: shop.id,
      saleId,
      appointmentId: id,
      side: 'claim',
      kind: 'tip',
      currency: 'EUR',
    } as const;
    await api.db.insert(ledgerEntries).values([
      { ...tip, amount: 500, chairId: bea, createdAt: api.clock.now() },
      { ...tip, amount: -100, chairId: bea, createdAt: api.clock.now() },
      { ...tip, amount: 300, chairId: shop.chairIds[1] as number, createdAt: api.clock.now() },
      { ...tip, amount: 200, createdAt: api.clock.now() },
    ]);
    const day = () => read('2026-06-27', '2026-06-27');
    expect(await day()).toMatchObject({
      tip_percent: 100,
      lines: [{ kind: 'service' }, { kind: 'tip', percent: 100, base: 4, commission: 4 }],
    });
    const before = (await day()).total;
    expect((await save({ kind: 'tip', percent: 50 })).data?.desk_save_commission.status).toBe(1);
    expect(await day()).toMatchObject({ tip_percent: 50, total: before - 2 });
    expect((await save({ kind: 'tip', service: shop.serviceId, percent: 50 })).data?.desk_save_commission.status).toBe(
      0,
    );
  });

  it('[ROTA-030] is the owner’s to set, from 0 to 100, of people and services of the shop', async () => {
    const staff = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, staff.userId, 'manager', { seesMoney: true });
    expect((await save({ percent: 90 }, staff)).errors?.[0]?.message).toBe('Only the owner can do this.');
    for (const percent of [-1, 100.5, 12.345]) expect((await save({ percent })).errors).toHaveLength(1);
    expect((await save({ person: 2_000_000_000, percent: 5 })).data?.desk_save_commission.status).toBe(0);
    expect((await save({ service: 2_000_000_000, percent: 5 })).data?.desk_save_commission.status).toBe(0);
    expect((await save({ percent: null })).data?.desk_save_commission.status).toBe(0);
  });

  it('[ROTA-030] of another person is not theirs', async () => {
    const percentOf = async (person = 0) => {
      const query = `query($b: Int!, $person: Int!) {
        desk_commission(business_id: $b, person_id: $person, from: "2026-06-01", to: "2026-06-30") { service_percent } }`;
      const variables = { b: place.id, person };
      return (await api.ask<{ desk_commission: Wire }>(query, variables, owner)).desk_commission.service_percent;
    };
    const place = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    await joinBusiness(api.db, place.id, owner.userId);
    const [first, second] = place.chairIds;
    await save({ b: place.id, person: first, percent: 40 });
    await save({ b: place.id, person: second, percent: 30 });
    expect([await percentOf(first), await percentOf(second)]).toEqual([40, 30]);
  });
});
