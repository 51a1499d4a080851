import { appointmentLines, appointments, creditNotes, sales, servicePricings, services } from '@thyme/db/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { payByCard, readCardPage } from '../../../../test/kit/paying.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let bea: SignedIn;
let browId: number;

beforeAll(async () => {
  api = await bootApi();
  [owner, bea] = [await api.signInBusiness(), await api.signIn({ firstName: 'Bea' })];
});
afterAll(() => api.close());
beforeEach(async () => {
  const business = { bufferMinutes: 0, vatNumber: 'IE1234567T', vatRate: 13.5, upfrontPercent: 100 };
  shop = await insertBusiness(api.db, api.clock.now(), { business });
  await joinBusiness(api.db, shop.id, owner.userId);
  const { id: businessId, categoryId } = shop;
  const [brow] = await api.db.insert(services).values({ businessId, categoryId, name: 'Brow tint' }).returning();
  const [pricing] = await api.db
    .insert(servicePricings)
    .values({ businessId, serviceId: brow?.id ?? 0, price: 1_800, durationMinutes: 15 })
    .returning();
  browId = pricing?.id ?? 0;
});

/** An appointment of the given services, paid in full by card before it takes place. */
async function paid(...pricings: readonly number[]): Promise<number> {
  const price = pricings.reduce((sum, id) => sum + (id === browId ? 18 : 75), 0);
  const answer = await book(api, bea.token, {
    business_id: shop.id,
    services: pricings.map((pricing) => at(pricing, '2026-06-16 10:00')),
    payment_info: { stripe: price },
  });
  if (answer.payment_url) await payByCard(api, readCardPage(answer.payment_url).publicId);
  await api.runJobs();
  return answer.appointment_ids[0] ?? 0;
}

interface Till {
  version: number;
  due: number;
  lines: { id: number; name: string }[];
}
const tillOf = async (id: number) =>
  (
    await api.ask<{ desk_till: Till }>(
      'query($id: Int!) { desk_till(id: $id) { version due lines { id name } } }',
      { id },
      owner,
    )
  ).desk_till;

/** Refunds an amount, or a service, to the card. */
async function refund(id: number, amount: number, name?: string): Promise<void> {
  const { version, lines } = await tillOf(id);
  const line = lines.find((one) => one.name === name);
  const { desk_refund } = await api.ask<{ desk_refund: { status: number } }>(
    `mutation($id: Int!, $version: Int!, $lines: [Int!], $amount: Float!) {
      desk_refund(id: $id, version: $version, line_ids: $lines, amount: $amount, to: "online", reason: "Goodwill") { status } }`,
    { id, version, lines: line ? [line.id] : null, amount },
    owner,
  );
  expect(desk_refund.status).toBe(1);
}

interface Edited {
  status: number;
  message: string;
  overpaid: number;
  due: number | null;
  undo_id: number | null;
}
const edit = async (id: number, lines: object[], overpaid: string | null = null): Promise<Edited> =>
  (
    await api.ask<{ desk_edit: Edited }>(
      `mutation($id: Int!, $lines: [DeskLineInput!], $overpaid: String) {
        desk_edit(id: $id, lines: $lines, overpaid: $overpaid) { status message overpaid due undo_id } }`,
      { id, lines, overpaid },
      owner,
    )
  ).desk_edit;
const linesOf = async (id: number) =>
  (
    await api.db
      .select()
      .from(appointmentLines)
      .where(eq(appointmentLines.appointmentId, id))
      .orderBy(asc(appointmentLines.position))
  ).map((line) => ({ line_id: line.id }));
/** What is claimed, paid, and credited on the invoice. */
async function moneyOf(id: number) {
  const [appointment] = await api.db.select().from(appointments).where(eq(appointments.id, id));
  const saleId = appointment?.saleId ?? 0;
  const [sale] = await api.db.select().from(sales).where(eq(sales.id, saleId));
  const notes = await api.db.select().from(creditNotes).where(eq(creditNotes.saleId, saleId));
  const credited = notes.reduce((sum, { amount }) => sum + amount, 0);
  expect((sale?.totalAmount ?? 0) - credited).toBe(sale?.claimedAmount);
  return [sale?.claimedAmount, sale?.paidAmount];
}

describe('editing an appointment that was paid and partly refunded', () => {
  it('[EDIT-012] refunds only what was kept above the new price', async () => {
    const id = await paid(shop.pricingId);
    await refund(id, 37.5);
    const [line] = await linesOf(id);
    const cheaper = [{ ...line, price: 30 }];
    expect(await edit(id, cheaper)).toMatchObject({
      status: 0,
      message: '€7.50 more has been paid than it costs now. Refund it, or keep it as credit?',
      overpaid: 7.5,
    });
    expect(await edit(id, cheaper, 'refund')).toMatchObject({
      status: 1,
      message: 'Saved. €7.50 will be refunded to your guest.',
    });
    expect(await moneyOf(id)).toEqual([3_000, 3_000]);
  });

  it('[EDIT-012] does not refund a service twice when it is removed', async () => {
    const id = await paid(shop.pricingId, browId);
    await refund(id, 18, 'Brow tint');
    const [facial] = await linesOf(id);
    expect(await edit(id, facial ? [facial] : [])).toMatchObject({ status: 1, overpaid: 0, due: 0 });
    expect(await moneyOf(id)).toEqual([7_500, 7_500]);
  });

  it('[EDIT-012] takes only what is added, not what was refunded', async () => {
    const id = await paid(shop.pricingId);
    await refund(id, 37.5);
    const { desk_appointment } = await api.ask<{ desk_appointment: object }>(
      'query($id: Int!) { desk_appointment(id: $id) { total_amount due waived } }',
      { id },
      owner,
    );
    expect(desk_appointment).toEqual({ total_amount: 75, due: 0, waived: 37.5 });
    const lines = [...(await linesOf(id)), { service_pricing_id: browId }];
    expect(await edit(id, lines)).toMatchObject({ status: 1, message: 'Saved. €18.00 to take.', due: 18 });
    expect((await tillOf(id)).due).toBe(18);
    expect(await moneyOf(id)).toEqual([5_550, 3_750]);
  });

  it('[EDIT-012] undone, it is claimed and paid as before', async () => {
    const id = await paid(shop.pricingId);
    await refund(id, 37.5);
    const [line] = await linesOf(id);
    const { undo_id } = await edit(id, [{ ...line, price: 30 }], 'keep');
    expect(await moneyOf(id)).toEqual([3_000, 3_750]);
    await api.ask('mutation($id: Int!) { desk_undo_move(id: $id) { status } }', { id: undo_id }, owner);
    expect(await moneyOf(id)).toEqual([3_750, 3_750]);
  });
});
