import {
  appointmentLines,
  appointments,
  auditEntries,
  chairPricings,
  chairServices,
  chairs,
  ledgerEntries,
  saleLines,
} from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../../test/kit/index.ts';
import { payByCard, readCardPage } from '../../../../../test/kit/paying.ts';

const mail = recordingMail();
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let bea: SignedIn;
let aisling: number;
let tom: number;

beforeAll(async () => {
  api = await bootApi({ mail });
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { bufferMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  bea = await api.signIn({ firstName: 'Bea', lastName: 'Tighe' });
  [aisling = 0, tom = 0] = shop.chairIds;
  await api.db.update(chairs).set({ person: 'Aisling' }).where(eq(chairs.id, aisling));
  await api.db.update(chairs).set({ person: 'Tom' }).where(eq(chairs.id, tom));
});

const priceOfTom = (price: number) =>
  api.db
    .insert(chairPricings)
    .values({ businessId: shop.id, chairId: tom, pricingId: shop.pricingId, price, durationMinutes: 50 })
    .onConflictDoUpdate({
      target: [chairPricings.businessId, chairPricings.chairId, chairPricings.pricingId],
      set: { price },
    });

/** With Aisling for €75; paid by card where something is due now. Tom asks for another price. */
async function booked({ upfront = 0, toms = 6_000 } = {}): Promise<number> {
  const answer = await book(api, bea.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, '2026-06-16 10:00')],
    ...(upfront > 0 ? { payment_info: { stripe: upfront } } : {}),
  });
  if (answer.payment_url) await payByCard(api, readCardPage(answer.payment_url).publicId);
  await api.runJobs();
  mail.sent.length = 0;
  await priceOfTom(toms);
  return answer.appointment_ids[0] ?? 0;
}

const MOVE = `mutation($id: Int!, $chair: Int, $total: Float, $tell: String, $key: String) {
  desk_move(id: $id, chair_id: $chair, new_total: $total, tell: $tell, idempotency_key: $key) { status message move_id } }`;
interface Moved {
  status: number;
  message: string;
  move_id: number | null;
}
const move = async (id: number, more: object = {}) =>
  (await api.ask<{ desk_move: Moved }>(MOVE, { id, chair: tom, ...more }, owner)).desk_move;
const preview = async (id: number, chair: number) =>
  (
    await api.ask<{ desk_move_preview: { new_total: number | null } }>(
      'query($id: Int!, $chair: Int) { desk_move_preview(id: $id, chair_id: $chair) { new_total } }',
      { id, chair },
      owner,
    )
  ).desk_move_preview.new_total;
const undo = async (id: number | null) =>
  (
    await api.ask<{ desk_undo_move: { status: number; message: string } }>(
      'mutation($id: Int!) { desk_undo_move(id: $id) { status message } }',
      { id },
      owner,
    )
  ).desk_undo_move;
const booksOf = async (id: number) => {
  const [row] = await api.db.select().from(appointments).where(eq(appointments.id, id));
  const [line] = await api.db.select().from(appointmentLines).where(eq(appointmentLines.appointmentId, id));
  const saleId = row?.saleId ?? 0;
  const ledger = await api.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.saleId, saleId))
    .orderBy(asc(ledgerEntries.id));
  const lines = await api.db.select().from(saleLines).where(eq(saleLines.saleId, saleId)).orderBy(asc(saleLines.id));
  return {
    total: row?.totalAmount,
    line: [line?.chairId, line?.price, line?.durationMinutes],
    invoiced: lines.map(({ unitPrice, discount }) => unitPrice - discount),
    claims: ledger.filter(({ side }) => side === 'claim').map(({ kind, amount }) => `${kind} ${amount}`),
  };
};
const moneyOf = async (id: number) =>
  (
    await api.ask<{ desk_appointment: object }>(
      'query($id: Int!) { desk_appointment(id: $id) { total_amount due credit } }',
      { id },
      owner,
    )
  ).desk_appointment;

describe('the price of another person', () => {
  it('[DESKC-003] is named before the move, and stays as booked unless it is taken', async () => {
    const id = await booked();
    expect(await preview(id, tom)).toBe(60);
    expect(await preview(id, aisling)).toBeNull();
    expect(await move(id)).toMatchObject({ status: 1, message: 'Moved to Tue 16 Jun, 10:00–11:00 am with Tom.' });
    expect(await booksOf(id)).toMatchObject({ total: 7_500, line: [tom, 7_500, 60], claims: ['sale 7500'] });
    // Back to Aisling, who asks for what it costs already.
    expect(await preview(id, aisling)).toBeNull();
  });

  it('[DESKC-003] taken, due and the open invoice follow, with an audit entry; undone, all is as before', async () => {
    const id = await booked();
    const before = await booksOf(id);
    const answer = await move(id, { total: 60 });
    expect(answer).toMatchObject({
      status: 1,
      message: 'Moved to Tue 16 Jun, 10:00–11:00 am with Tom for €60.00.',
    });
    expect(await booksOf(id)).toEqual({
      total: 6_000,
      line: [tom, 6_000, 60],
      invoiced: [6_000],
      claims: ['sale 7500', 'edit -1500'],
    });
    expect(await moneyOf(id)).toEqual({ total_amount: 60, due: 60, credit: 0 });
    const audit = () =>
      api.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.subjectId, String(id))))
        .orderBy(asc(auditEntries.id));
    expect((await audit()).at(-1)).toMatchObject({ action: 'move', changes: { total: 6_000, was: { total: 7_500 } } });
    expect(await undo(answer.move_id)).toEqual({ status: 1, message: 'Undone.' });
    expect(await booksOf(id)).toEqual({ ...before, claims: ['sale 7500', 'edit -1500', 'edit 1500'] });
    expect((await audit()).at(-1)).toMatchObject({ action: 'undo-move', changes: { total: 7_500 } });
    api.clock.advance(15);
    await api.runJobs();
    expect(mail.sent).toEqual([]);
  });

  it('[DESKC-003] what was paid above it stays as credit, and undo takes that back', async () => {
    await api.db.execute(`update businesses set upfront_percent = 100 where id = ${shop.id}`);
    const id = await booked({ upfront: 75 });
    const answer = await move(id, { total: 60 });
    expect(answer.message).toBe('Moved to Tue 16 Jun, 10:00–11:00 am with Tom for €60.00. €15.00 stays as credit.');
    expect(await moneyOf(id)).toMatchObject({ due: 0, credit: 15 });
    expect(await undo(answer.move_id)).toMatchObject({ status: 1 });
    expect(await moneyOf(id)).toEqual({ total_amount: 75, due: 0, credit: 0 });
  });

  it('[DESKC-003] a dearer person leaves the difference to take; a discount of the desk stays', async () => {
    const id = await booked({ toms: 9_000 });
    const discount = `mutation($id: Int!) { desk_edit(id: $id, discount: { percent: 10, reason: "Friend" }) { status } }`;
    await api.ask(discount, { id }, owner);
    expect(await preview(id, tom)).toBe(81);
    expect(await move(id, { total: 81 })).toMatchObject({ status: 1 });
    expect(await moneyOf(id)).toMatchObject({ total_amount: 81, due: 81 });
  });

  it('[DESKC-003] a price that is no longer theirs is asked about again, and nothing moves', async () => {
    const id = await booked();
    await priceOfTom(6_200);
    expect(await move(id, { total: 60 })).toMatchObject({
      status: 0,
      message: 'The price has changed in the meantime: it would be €62.00.',
      move_id: null,
    });
    expect(await booksOf(id)).toMatchObject({ total: 7_500, line: [aisling, 7_500, 60] });
    expect(await move(id, { total: -1 }).catch(() => 'refused')).toBe('refused');
  });

  it('[DESKC-003] a repeated request changes the price once; the guest reads it in one mail about the move', async () => {
    const id = await booked();
    const first = await move(id, { total: 60, tell: 'mail', key: 'take-toms-price' });
    expect(await move(id, { total: 60, tell: 'mail', key: 'take-toms-price' })).toEqual(first);
    expect((await booksOf(id)).claims).toEqual(['sale 7500', 'edit -1500']);
    api.clock.advance(15);
    await api.runJobs();
    expect(mail.sent).toHaveLength(1);
    expect(mail.sent[0]?.subject).toMatch(/^Changed: /);
    expect(mail.sent[0]?.text).toContain('€60.00');
  });
});

describe('who an appointment could go to', () => {
  const PEOPLE = 'query($id: Int!) { desk_move_people(id: $id) { chair_id does minutes price } }';
  it('[DESKC-002] says who does it, how long and for how much; a stranger learns nothing', async () => {
    const id = await booked();
    const people = async () =>
      (await api.ask<{ desk_move_people: { chair_id: number }[] }>(PEOPLE, { id }, owner)).desk_move_people.toSorted(
        (one, other) => one.chair_id - other.chair_id,
      );
    expect(await people()).toEqual([
      { chair_id: aisling, does: true, minutes: 60, price: 75 },
      { chair_id: tom, does: true, minutes: 50, price: 60 },
    ]);
    await api.db.insert(chairServices).values({ businessId: shop.id, chairId: aisling, serviceId: shop.serviceId });
    expect(await people()).toMatchObject([{ does: true }, { chair_id: tom, does: false }]);
    const stranger = await api.signInBusiness();
    const codeOf = async (asked: number) =>
      (await api.run(PEOPLE, { id: asked }, stranger)).errors?.[0]?.extensions?.code;
    expect([await codeOf(id), await codeOf(999_999)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});
