import { appointments, chairs, ledgerEntries, notifications, sales } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type SignedIn, type TestApi, type TestBusiness } from '../../../../test/kit/index.ts';
import { CARDS, confirmPayment, payByCard, readCardPage, walletToken } from '../../../../test/kit/paying.ts';
import { payoutShop, sell } from '../../../../test/kit/payouts.ts';

let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  ({ shop, guest, owner } = await payoutShop(api));
});
afterAll(() => api.close());

const OFFER = 'query($id: Int!) { appointment_tip(appt_id: $id) { can_tip given suggestions people } }';
const TIP = `mutation($id: Int!, $amount: Float!, $type: String, $token: String, $key: String) {
  tip_appointment(appt_id: $id, amount: $amount, payment_type: $type, google_pay_token: $token, idempotency_key: $key) {
    status message payment_url } }`;

interface Answer {
  status: number;
  message: string;
  payment_url: string | null;
}
const offer = async (id: number) =>
  (await api.ask<{ appointment_tip: Record<string, unknown> }>(OFFER, { id }, guest)).appointment_tip;
const tip = async (id: number, amount: number, more: object = {}, who = guest) =>
  (await api.ask<{ tip_appointment: Answer }>(TIP, { id, amount, ...more }, who)).tip_appointment;

/** A past, paid appointment of €100. */
async function over(status: 'Completed' | 'New' = 'Completed') {
  const { saleId } = await sell(api, shop, guest);
  const [row] = await api.db.select().from(appointments).where(eq(appointments.saleId, saleId));
  if (!row) throw new Error('Nothing was booked.');
  const completedAt = status === 'Completed' ? row.endsAt : null;
  await api.db.update(appointments).set({ status, completedAt }).where(eq(appointments.id, row.id));
  return { id: row.id, saleId, endsAt: row.endsAt };
}

const tipsOf = (appointmentId: number) =>
  api.db
    .select({ amount: ledgerEntries.amount, chairId: ledgerEntries.chairId, side: ledgerEntries.side })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.appointmentId, appointmentId), eq(ledgerEntries.kind, 'tip')));
const saleOf = async (id: number) => (await api.db.select().from(sales).where(eq(sales.id, id)))[0];

describe('a tip after the appointment', () => {
  it('[PAYOUT-020] [PAYOUT-021] is paid on the card page, and goes to those who did the work', async () => {
    const { id, saleId } = await over();
    expect(await offer(id)).toMatchObject({ can_tip: true, given: 0, suggestions: [10, 15, 20] });
    const { payment_url } = await tip(id, 10);
    const page = readCardPage(payment_url);
    expect(page).toMatchObject({ amount: 10, saleId });
    // An unpaid tip is not owed.
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 10_000, paidAmount: 10_000 });
    await payByCard(api, page.publicId);
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1 });
    const [own] = await tipsOf(id);
    expect(own).toMatchObject({ amount: 1000, side: 'claim', chairId: expect.any(Number) });
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 11_000, paidAmount: 11_000, paymentStatus: 'Paid' });
    const [chair] = await api.db
      .select()
      .from(chairs)
      .where(eq(chairs.id, own?.chairId ?? 0));
    expect(await offer(id)).toMatchObject({ given: 10, people: [chair?.person ?? chair?.name] });
    const [told] = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, owner.userId), eq(notifications.kind, 'tip_received')));
    expect(told?.title).toMatch(/left a tip of €10\.00$/);
  });

  it('[PAYOUT-020] is one tip per key, also with a wallet', async () => {
    const { id } = await over();
    const form = { type: 'google', token: await walletToken(api, 'google', 5), key: 'a-key-for-one-tip-000000' };
    expect(await tip(id, 5, form)).toMatchObject({ status: 1 });
    expect(await tip(id, 5, form)).toMatchObject({ status: 1 });
    expect(await tipsOf(id)).toMatchObject([{ amount: 500 }]);
  });

  it('[PAYOUT-020] a declined card leaves nothing behind', async () => {
    const { id, saleId } = await over();
    const page = readCardPage((await tip(id, 5)).payment_url);
    expect((await payByCard(api, page.publicId, CARDS.declined)).code).toBe(402);
    await api.runJobs();
    expect(await tipsOf(id)).toEqual([]);
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 10_000, paidAmount: 10_000 });
  });

  it('[PAYOUT-022] is refused before the end, for too little, too much, and for other guests', async () => {
    const { id } = await over('New');
    expect(await tip(id, 5)).toMatchObject({ status: 0, message: 'You can leave a tip once the appointment is over.' });
    const done = await over();
    expect((await tip(done.id, 0.5)).message).toBe('The smallest tip is €1.00.');
    expect((await tip(done.id, 501)).message).toBe('The largest tip at a time is €500.00.');
    const stranger = await api.signIn();
    expect(await tip(done.id, 5, {}, stranger)).toMatchObject({
      status: 0,
      message: 'This appointment does not exist.',
    });
  });
});
