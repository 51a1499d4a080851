import {
  connectedAccounts,
  disputes,
  notifications,
  outbox,
  payoutEntries,
  providerEvents,
  sandboxAccounts,
} from '@thyme/db/schema';
import type { DisputeStatus } from '@thyme/domain/payouts';
import { DAY } from '@thyme/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, joinBusiness, type SignedIn, type TestApi, type TestBusiness } from '../../../../test/kit/index.ts';
import { ledgerOf, refundNews, saleOf } from '../../../../test/kit/paying.ts';
import { chooseBank, passDays, payoutShop, refundInDashboard, SET_UP, sell } from '../../../../test/kit/payouts.ts';
import { readCsv } from '../../../../test/kit/read-csv.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { issueRefund } from '../refunds/refunds.ts';
import { noteDispute } from './disputes.ts';

const PAGE = `query($b: Int!) { desk_payouts(business_id: $b) {
  account_state account_needs bank fee_percent checked_at differences { what ours theirs }
  next { status amount payments arrives_on until places { captured refunded fees disputed paid_out } }
  payouts { id status amount payments arrives_on until bank failure places { captured refunded fees disputed paid_out pending } }
  places { captured refunded fees disputed paid_out pending }
  disputes { id status amount reason refunded respond_by } } }`;
const ITEMS = `query($b: Int!, $id: Int) { desk_payout_items(business_id: $b, id: $id) { kind amount fee net guest_name } }`;

interface Places {
  captured: number;
  refunded: number;
  fees: number;
  disputed: number;
  paid_out: number;
  pending: number;
}
interface Page {
  account_state: string | null;
  account_needs: string[];
  bank: string | null;
  checked_at: number | null;
  differences: unknown[];
  next: { amount: number; payments: number; arrives_on: string; until: string; places: Places };
  payouts: { id: number; status: string; amount: number; payments: number; failure: string | null; places: Places }[];
  places: Places;
  disputes: { id: number; status: string; amount: number; refunded: number; respond_by: number | null }[];
}

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const read = async (shop: TestBusiness, owner: SignedIn) =>
  (await api.ask<{ desk_payouts: Page }>(PAGE, { b: shop.id }, owner)).desk_payouts;

const adds = ({ captured, refunded, fees, disputed, paid_out, pending }: Places) =>
  Math.round(100 * (refunded + fees + disputed + paid_out + pending - captured));

const refund = (payment: { businessId: number; saleId: number; id: number }, amount: number, happening: string) =>
  inTransaction(api.app.services, (tx) =>
    issueRefund(tx, { ...payment, appointmentId: null, amount, paymentId: payment.id, reason: 'Sorry', happening }),
  ).then(() => api.runJobs());

describe('an account at the provider', () => {
  it('[PAYOUT-001] goes from none to pending to active, through the provider’s form', async () => {
    const { shop, owner } = await payoutShop(api);
    expect(await read(shop, owner)).toMatchObject({ account_state: null, bank: null, fee_percent: 1.5 });
    await api.ask(SET_UP, { b: shop.id }, owner);
    expect(await read(shop, owner)).toMatchObject({ account_state: 'pending' });
    const answer = await chooseBank(api, shop, owner);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/business/payouts?back=1']);
    expect(await read(shop, owner)).toMatchObject({ account_state: 'active', bank: 'AIB ··4417', account_needs: [] });
  });

  it('[PAYOUT-002] holds payouts, still takes payments, and notifies the owner once when restricted', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    await chooseBank(api, shop, owner, '0119');
    expect(await read(shop, owner)).toMatchObject({
      account_state: 'restricted',
      account_needs: ['A photo of your ID'],
    });
    await sell(api, shop, guest);
    await passDays(api, 8);
    const page = await read(shop, owner);
    expect(page.payouts).toEqual([]);
    expect(page.places).toMatchObject({ captured: 100, fees: 1.5, pending: 98.5 });
    const told = and(eq(notifications.businessId, shop.id), eq(notifications.kind, 'payout_news'));
    expect(await api.db.$count(notifications, told)).toBe(1);
    expect(await api.db.$count(outbox, and(eq(outbox.businessId, shop.id), eq(outbox.template, 'payout-news')))).toBe(
      1,
    );
    // The money is paid out as soon as the form is complete.
    await chooseBank(api, shop, owner);
    await passDays(api, 1);
    expect((await read(shop, owner)).payouts).toMatchObject([{ amount: 98.5 }]);
  });

  it('[PAYOUT-023] restricted after a payout was made: it waits, guests still book and pay, and it arrives once', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    await chooseBank(api, shop, owner);
    await sell(api, shop, guest);
    const setState = async (state: string) => {
      const [own] = await api.db.select().from(connectedAccounts).where(eq(connectedAccounts.businessId, shop.id));
      await api.db
        .update(sandboxAccounts)
        .set({ state })
        .where(eq(sandboxAccounts.id, own?.providerAccountId ?? ''));
    };
    await setState('restricted');
    await passDays(api, 8);
    // The daily check has read the account by now.
    const held = await read(shop, owner);
    expect(held).toMatchObject({ account_state: 'restricted', differences: [] });
    expect(held.payouts).toMatchObject([{ status: 'requested', amount: 98.5 }]);
    expect(await sell(api, shop, guest)).toMatchObject({ amount: 10_000 });
    expect((await read(shop, owner)).next).toMatchObject({ amount: 98.5, payments: 1 });
    await chooseBank(api, shop, owner);
    for (const days of [1, 2]) await passDays(api, days);
    const after = await read(shop, owner);
    expect(after).toMatchObject({
      account_state: 'active',
      differences: [],
      places: { paid_out: 98.5, pending: 98.5 },
    });
    expect(after.payouts).toMatchObject([{ status: 'arrived', amount: 98.5 }]);
  });

  it('[PAYOUT-003] is for the owner only: staff are refused, a stranger finds nothing', async () => {
    const { shop, owner } = await payoutShop(api);
    const [staff, stranger] = [await api.signInBusiness(), await api.signInBusiness()];
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    const refusals = [
      [PAGE, 'Only people who may see the money can do this.'],
      [ITEMS, 'Only people who may see the money can do this.'],
      [SET_UP, 'Only the owner can do this.'],
    ] as const;
    for (const [query, refusal] of refusals) {
      expect((await api.run(query, { b: shop.id }, staff)).errors?.[0]?.message).toBe(refusal);
      const foreign = await api.run(query, { b: shop.id }, stranger);
      expect(foreign.errors?.[0]?.message).toBe('This business does not exist.');
    }
    const missing = await api.run(ITEMS, { b: shop.id, id: 2_000_000_000 }, owner);
    expect(missing.errors?.[0]?.message).toBe('This payout does not exist.');
  });
});

describe('a payout', () => {
  it('[PAYOUT-004] [PAYOUT-005] [PAYOUT-016] is sent after the week, arrives the day after, and lists its entries', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    await chooseBank(api, shop, owner);
    const payment = await sell(api, shop, guest);
    await sell(api, shop, guest);
    await refund(payment, 3333, `first-${payment.id}`);
    const sunday = new Date((api.clock.now() + 6 * DAY) * 1000).toISOString().slice(0, 10);
    const before = await read(shop, owner);
    expect(before.next).toMatchObject({ amount: 164.17, payments: 2, until: sunday });
    expect(before.next.places).toMatchObject({ captured: 200, refunded: 33.33, fees: 2.5 });
    await passDays(api, 7);
    const sent = await read(shop, owner);
    expect(sent.payouts).toMatchObject([{ amount: 164.17, payments: 2, bank: 'AIB ··4417', until: sunday }]);
    expect(sent.next.amount).toBe(0);
    await passDays(api, 2);
    const after = await read(shop, owner);
    expect(after.payouts[0]).toMatchObject({ status: 'arrived' });
    expect(after.places).toMatchObject({ captured: 200, paid_out: 164.17, pending: 0 });
    const { desk_payout_items } = await api.ask<{ desk_payout_items: { kind: string; net: number }[] }>(
      ITEMS,
      { b: shop.id, id: after.payouts[0]?.id },
      owner,
    );
    expect(desk_payout_items.map(({ kind, net }) => [kind, net])).toEqual(
      expect.arrayContaining([
        ['charge', 98.5],
        ['charge', 98.5],
        ['refund', -32.83],
      ]),
    );
    expect(after).toMatchObject({ differences: [], checked_at: expect.any(Number) });
    const file = await api.fetch(`/api/books/${shop.id}/payouts.csv?from=2026-01-01&to=2026-12-31`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const [, ...rows] = readCsv(await file.text());
    const sum = (which: (what: string) => boolean) =>
      rows.filter(([, what = '']) => which(what)).reduce((total, row) => total + Math.round(Number(row[4]) * 100), 0);
    // The file has the page's totals; a payout and its entries cancel out.
    expect(sum((what) => what === 'Payout')).toBe(-16_417);
    expect(sum((what) => what === 'Card payment')).toBe(20_000);
    expect(sum(() => true)).toBe(0);
  });

  it('[PAYOUT-006] is reduced by a refund larger than the rest, and is never negative', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    await chooseBank(api, shop, owner);
    const payment = await sell(api, shop, guest);
    await passDays(api, 8);
    await refund(payment, 10_000, `after-${payment.id}`);
    const after = await read(shop, owner);
    expect(after.next).toMatchObject({ amount: -98.5 });
    await passDays(api, 7);
    expect((await read(shop, owner)).payouts).toHaveLength(1);
    for (let sale = 0; sale < 2; sale += 1) await sell(api, shop, guest);
    await passDays(api, 8);
    const later = await read(shop, owner);
    expect(later.payouts.map(({ amount }) => amount)).toEqual([98.5, 98.5]);
    expect(later.places).toMatchObject({ captured: 300, refunded: 100, fees: 3, paid_out: 197, pending: 0 });
  });

  it('[PAYOUT-007] that the bank returns goes out with the next one, and the account waits for another bank', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    await chooseBank(api, shop, owner, '0002');
    await sell(api, shop, guest);
    await passDays(api, 9);
    const failed = await read(shop, owner);
    expect(failed).toMatchObject({ account_state: 'restricted', differences: [] });
    expect(failed.payouts).toMatchObject([{ status: 'failed', failure: expect.stringContaining('bank') }]);
    expect(failed.places).toMatchObject({ paid_out: 0, pending: 98.5 });
    await chooseBank(api, shop, owner);
    await passDays(api, 3);
    const again = await read(shop, owner);
    expect(again.payouts.map(({ status, amount }) => [status, amount])).toEqual([
      ['arrived', 98.5],
      ['failed', 98.5],
    ]);
    expect(again).toMatchObject({ places: { paid_out: 98.5, pending: 0 }, differences: [] });
  });

  it('[PAYOUT-012] has append-only entries', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    await sell(api, shop, guest);
    await read(shop, owner);
    const own = eq(payoutEntries.businessId, shop.id);
    await expect(api.db.update(payoutEntries).set({ amount: 1 }).where(own)).rejects.toThrow();
    await expect(api.db.delete(payoutEntries).where(own)).rejects.toThrow();
  });
});

describe('events at the provider', () => {
  it('[PAYOUT-008] a dispute deducts the money, a won one returns it, a lost one does not', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    await sell(api, shop, guest, '0259');
    await sell(api, shop, guest, '2685');
    await passDays(api, 2);
    const open = await read(shop, owner);
    expect(open.disputes).toMatchObject([{ status: 'open' }, { status: 'open' }]);
    expect(open.disputes[0]?.respond_by).toBeGreaterThan(0);
    expect(open.places).toMatchObject({ captured: 200, disputed: 200, fees: 3, pending: -3 });
    await passDays(api, 12);
    const over = await read(shop, owner);
    expect(over.disputes.map(({ status }) => status).sort()).toEqual(['lost', 'won']);
    expect(over.places).toMatchObject({ captured: 200, disputed: 100, fees: 3, pending: 97 });
    const mails = await api.db.$count(outbox, and(eq(outbox.businessId, shop.id), eq(outbox.template, 'payout-news')));
    expect(mails).toBe(4);
  });

  it('[PAYOUT-009] a dispute after a refund is shown with it, and every cent is accounted for once', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    const payment = await sell(api, shop, guest, '0259');
    await refund(payment, 10_000, `gone-${payment.id}`);
    await passDays(api, 2);
    const page = await read(shop, owner);
    expect(page.disputes).toMatchObject([{ amount: 100, refunded: 100 }]);
    expect(page.places).toMatchObject({ captured: 100, refunded: 100, fees: 0, disputed: 100, pending: -100 });
    expect(adds(page.places)).toBe(0);
  });

  it('[PAYOUT-010] a refund made in the provider’s dashboard reaches the ledger, the invoice and the payout, once', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    const payment = await sell(api, shop, guest);
    await refundInDashboard(api, payment, 4000);
    expect((await ledgerOf(api, payment.saleId)).slice(-2)).toEqual(['credit -4000', 'refund -4000']);
    expect(await saleOf(api, payment.saleId)).toMatchObject({ claimedAmount: 6000, paidAmount: 6000 });
    // The same event again, as providers send it.
    await api.db.update(providerEvents).set({ appliedAt: null }).where(sql`true`);
    const { applyWaitingEvents } = await import('../webhooks/webhooks.ts');
    api.clock.advance(120);
    await applyWaitingEvents(api.app.services);
    expect(await saleOf(api, payment.saleId)).toMatchObject({ claimedAmount: 6000, paidAmount: 6000 });
    expect((await read(shop, owner)).places).toMatchObject({ captured: 100, refunded: 40, fees: 0.9, pending: 59.1 });
  });

  it('[NOTIF-034] a refund made in the provider’s dashboard reaches the guest by notification and mail, once', async () => {
    const { shop, guest } = await payoutShop(api);
    const payment = await sell(api, shop, guest);
    await refundInDashboard(api, payment, 4000);
    await api.db.update(providerEvents).set({ appliedAt: null }).where(sql`true`);
    const { applyWaitingEvents } = await import('../webhooks/webhooks.ts');
    await applyWaitingEvents(api.app.services);
    const { titles, messages, mails } = await refundNews(api, guest.userId);
    expect(titles).toEqual(['€40.00 is on its way back to you']);
    expect(messages[0]).toMatch(/^From Willow Room, for Wed .+\. It goes to Google Pay, Visa ending 4242, by /);
    expect(mails).toEqual(['payment-returned']);
  });

  const disputeOf = (payment: { id: number; providerPaymentId: string }, status: DisputeStatus) => ({
    providerDisputeId: `dp_${payment.id}`,
    providerPaymentId: payment.providerPaymentId,
    status,
    amount: 10_000,
    currency: 'EUR',
    reason: 'They do not recognise this payment',
    respondBy: api.clock.now() + DAY,
  });

  it('[PAYOUT-008] out-of-order, repeated and late events change nothing', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    const payment = await sell(api, shop, guest);
    for (const status of ['open', 'won', 'open', 'won', 'inquiry', 'lost'] as const)
      await noteDispute(api.app.services, disputeOf(payment, status));
    expect((await read(shop, owner)).places).toMatchObject({ disputed: 0, pending: 98.5 });
    expect(await api.db.$count(disputes, eq(disputes.businessId, shop.id))).toBe(1);
  });

  it('[BOOKSC-003] a lost dispute that is won on appeal returns the money, once', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    const payment = await sell(api, shop, guest);
    for (const status of ['open', 'lost', 'review', 'lost'] as const)
      await noteDispute(api.app.services, disputeOf(payment, status));
    const lost = await read(shop, owner);
    expect(lost).toMatchObject({ disputes: [{ status: 'lost' }], places: { disputed: 100, pending: -1.5 } });
    for (const status of ['won', 'won', 'lost'] as const)
      await noteDispute(api.app.services, disputeOf(payment, status));
    const won = await read(shop, owner);
    expect(won).toMatchObject({ disputes: [{ status: 'won' }], places: { disputed: 0, pending: 98.5 } });
    expect(adds(won.places)).toBe(0);
  });

  it('[PAYOUT-011] the check finds money that is not accounted for', async () => {
    const { shop, owner, guest } = await payoutShop(api);
    await chooseBank(api, shop, owner);
    await sell(api, shop, guest);
    await passDays(api, 1);
    expect(await read(shop, owner)).toMatchObject({ differences: [] });
    const [account] = await api.db.select().from(connectedAccounts).where(eq(connectedAccounts.businessId, shop.id));
    await api.db.execute(
      sql`update sandbox_accounts set balance = balance + 5 where id = ${account?.providerAccountId}`,
    );
    await passDays(api, 1);
    expect(await read(shop, owner)).toMatchObject({
      differences: [{ what: 'Left at the provider', ours: 0, theirs: 0.05 }],
    });
  });
});
