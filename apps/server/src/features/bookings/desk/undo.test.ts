import { appointments, guestStatuses } from '@thyme/db/schema';
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
} from '../../../../test/kit/index.ts';
import { ledgerOf, saleOf, walletToken } from '../../../../test/kit/paying.ts';
import { readInvoice } from '../../sales/invoices/issue-invoice.ts';
import { readAppointmentMoney } from '../../sales/ledger/appointment-money.ts';

const [FIRST, SECOND] = ['2026-06-16 10:00', '2026-06-18 10:00'];

let api: TestApi;
let shop: TestBusiness;
let staff: SignedIn;
let owner: SignedIn;
let guest: SignedIn;
let start: number;
beforeAll(async () => {
  api = await bootApi();
  start = api.clock.now();
  [owner, staff] = [await api.signInBusiness(), await api.signInBusiness()];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(start);
  shop = await insertBusiness(api.db, start, { business: { upfrontPercent: 20 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
  guest = await api.signIn();
});

/** Two appointments of €75 in one cart with €30 paid; the first has just ended. */
async function afterTheFirst() {
  const booked = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, FIRST), at(shop.pricingId, SECOND)],
    payment_info: { google: 30 },
    google_pay_token: await walletToken(api, 'google', 30),
  });
  const [first = 0, second = 0] = booked.appointment_ids;
  api.clock.set(instant(FIRST) + 3_600);
  return { first, second, saleId: booked.sale_id ?? 0 };
}

const act = async (field: string, who = staff) =>
  (
    await api.ask<{ done: { status: number; message: string } }>(
      `mutation { done: ${field} { status message } }`,
      {},
      who,
    )
  ).done;
const back = (id: number, who = staff) => act(`desk_take_back(id: ${id})`, who);
const appointmentOf = async (id: number) =>
  (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0];
const guestStatus = async () =>
  (
    await api.db
      .select()
      .from(guestStatuses)
      .where(and(eq(guestStatuses.businessId, shop.id), eq(guestStatuses.userId, guest.userId)))
  )[0]?.status;
const mayTakeBack = async (id: number) =>
  (
    await api.ask<{ desk_appointment: { may_take_back: boolean } }>(
      `query($id: Int!) { desk_appointment(id: $id) { may_take_back } }`,
      { id },
      staff,
    )
  ).desk_appointment.may_take_back;

describe('an appointment that was marked by mistake', () => {
  it('as missed is due as before, beside the other appointment of its cart', async () => {
    const { first, second, saleId } = await afterTheFirst();
    const money = () => readAppointmentMoney(api.db, [first, second]);
    const before = await money();
    for (const _again of [1, 2]) {
      await act(`desk_no_show(id: ${first})`);
      expect(await money()).toMatchObject([{ claimed: 1_500, paid: 1_500, due: 0 }, { due: 6_000 }]);
      expect(await back(first)).toEqual({ status: 1, message: 'Undone.' });
      expect(await money()).toEqual(before);
    }
    expect(await appointmentOf(first)).toMatchObject({ status: 'Accept', completedAt: null });
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 15_000, paidAmount: 3_000 });
    const invoice = await readInvoice(api.app.services, { userId: guest.userId, saleId });
    expect(invoice).toMatchObject({ changes: [], due: 12_000 });
    await act(`desk_complete(id: ${first}, take: "cash")`);
    expect((await ledgerOf(api, saleId)).at(-1)).toBe('till 6000');
  });

  it('as completed is open again, and its guest is new again', async () => {
    const { first } = await afterTheFirst();
    await act(`desk_complete(id: ${first})`);
    expect(await guestStatus()).toBe('Known');
    expect(await mayTakeBack(first)).toBe(true);
    expect(await back(first)).toMatchObject({ status: 1 });
    expect(await appointmentOf(first)).toMatchObject({ status: 'Accept', completedAt: null });
    expect(await guestStatus()).toBe('New');
    expect(await mayTakeBack(first)).toBe(false);
    expect(await back(first)).toEqual({ status: 0, message: 'This appointment can no longer be put back.' });
  });

  it('stays as it is once money has moved because of it', async () => {
    const { first } = await afterTheFirst();
    await act(`desk_complete(id: ${first}, take: "cash")`);
    expect(await mayTakeBack(first)).toBe(false);
    expect(await back(first)).toEqual({
      status: 0,
      message: 'This can’t be undone, because a payment has been made since.',
    });
    expect(await appointmentOf(first)).toMatchObject({ status: 'Completed' });
    const other = await afterTheFirstOfAnother();
    await act(`desk_no_show(id: ${other})`);
    await act(`desk_return_deposit(id: ${other})`, owner);
    expect(await back(other)).toMatchObject({
      status: 0,
      message: expect.stringContaining('a payment has been made since'),
    });
  });

  async function afterTheFirstOfAnother() {
    api.clock.set(start);
    shop = await insertBusiness(api.db, start, { business: { upfrontPercent: 20 } });
    await joinBusiness(api.db, shop.id, owner.userId);
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    return (await afterTheFirst()).first;
  }

  it('is undone on the same day only, and only if the desk marked it', async () => {
    const { first, second } = await afterTheFirst();
    await act(`desk_no_show(id: ${first})`);
    api.clock.set(instant('2026-06-16 23:59'));
    expect(await mayTakeBack(first)).toBe(true);
    api.clock.set(instant('2026-06-17 00:01'));
    expect(await mayTakeBack(first)).toBe(false);
    const late = 'This can only be undone on the same day.';
    expect(await back(first)).toEqual({ status: 0, message: late });
    api.clock.set(instant(SECOND) + 7_200);
    await api.db
      .update(appointments)
      .set({ status: 'Completed', completedAt: api.clock.now() })
      .where(eq(appointments.id, second));
    expect(await back(second)).toEqual({ status: 0, message: late });
  });

  it('cannot be undone by another shop', async () => {
    const { first } = await afterTheFirst();
    await act(`desk_no_show(id: ${first})`);
    const stranger = await api.signInBusiness();
    expect(await back(first, stranger)).toEqual({ status: 0, message: 'This appointment could not be found.' });
    expect(await appointmentOf(first)).toMatchObject({ status: 'No Show' });
  });
});
