import { type Minor, sumOf } from '@thyme/domain/money';
import {
  type MoneySource,
  meansInWords,
  type RefundPart,
  refundableOf,
  splitOwnFirst,
  UNNAMED_CARD,
} from '@thyme/domain/payments';
import { returnableOf, sessionsToReturn } from '@thyme/domain/vouchers';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  insertEntries,
  insertRefund,
  listPartPayments,
  listPayments,
  lockSale,
  type Restored,
  type SaleKey,
  sumVoucherUses,
} from '../../sales/index.ts';
import { listUsedSessions, refundSession, refundToVoucher } from '../../vouchers/index.ts';
import { sendRefund } from '../jobs.ts';
import { tellPayer } from './tell-payer.ts';

export interface Source extends MoneySource {
  /** The reference that the guest sees. */
  label: string;
  currency: string;
}

/** The online payments of a sale, and what is left of each. */
export async function listSources(db: Db, key: SaleKey): Promise<Source[]> {
  const cards = (await listPayments(db, key)).filter(({ orderId }) => orderId !== null);
  const vouchers = await sumVoucherUses(db, key);
  return [
    ...cards.map((payment) => ({
      id: payment.id,
      kind: payment.method as Source['kind'],
      paid: payment.amount,
      refunded: payment.refundedAmount,
      label: payment.instrument ?? UNNAMED_CARD,
      currency: payment.currency,
    })),
    ...vouchers.map((use) => ({
      id: use.soldVoucherId,
      kind: 'voucher' as const,
      paid: use.given,
      refunded: use.returned,
      label: 'Voucher',
      currency: '',
    })),
  ];
}

/**
 * The sources that a refund of an appointment can go to. In a group with parts, its own payments come first, the
 * others' do not count, and payments for all of them come last.
 */
export async function sourcesFor(
  db: Db,
  key: SaleKey & { appointmentId: number | null },
): Promise<{ own: Source[]; shared: Source[] }> {
  const sources = await listSources(db, key);
  const parts = key.appointmentId === null ? [] : await listPartPayments(db, key);
  if (parts.length === 0) return { own: [], shared: sources };
  const payerOf = new Map(parts.map(({ paymentId, appointmentId }) => [paymentId, appointmentId]));
  const isPart = ({ id, kind }: Source) => kind !== 'voucher' && payerOf.has(id);
  return {
    own: sources.filter((source) => isPart(source) && payerOf.get(source.id) === key.appointmentId),
    shared: sources.filter((source) => !isPart(source)),
  };
}

export interface Return extends SaleKey {
  appointmentId: number | null;
  amount: Minor;
  reason: string;
  /** Limited to this payment, if it is the overpaid one. */
  paymentId?: number;
  /** Dedupe key: one cause never refunds twice. */
  happening: string;
}

/** How much of a refund can go back to its sources. Sessions of packages are restored whole or not at all. */
export async function readReturnable(
  db: Db,
  key: SaleKey & { appointmentId: number | null },
  wanted: Minor,
): Promise<{ amount: Minor; parts: RefundPart[] }> {
  const { own, shared } = await sourcesFor(db, key);
  const sessions = await sessionsOf(db, key);
  const amount = returnableOf(wanted, { sessions, money: sumOf([...own, ...shared].map(refundableOf)) });
  const back = sessionsToReturn(amount, sessions);
  const bySessions = sumOf(back.map((used) => used.amount));
  const split = splitOwnFirst(amount - bySessions, own, shared);
  return { amount, parts: [...back.map(sessionPart), ...(split.ok ? split.value : [])] };
}

/** What a refund with these parts restores to vouchers and packages. */
export function restoredBy(parts: readonly RefundPart[]): Restored {
  const of = (kind: string) => parts.filter(({ source }) => source.kind === kind);
  return {
    useIds: of('package').map(({ source }) => source.id),
    vouchers: of('voucher').map(({ source, amount }) => ({ id: source.id, amount })),
  };
}

type UsedSession = Awaited<ReturnType<typeof listUsedSessions>>[number];

/** Only an appointment has sessions: without one, none are restored. */
async function sessionsOf(db: Db, key: SaleKey & { appointmentId: number | null }): Promise<UsedSession[]> {
  return key.appointmentId === null ? [] : listUsedSessions(db, key, key.appointmentId);
}

const sessionPart = ({ voucherUseId: id, amount, label }: UsedSession): RefundPart => ({
  source: { id, kind: 'package', paid: amount, refunded: 0, label, currency: '' } as Source,
  amount,
});

/** Refunds an amount to its sources: whole sessions first, then money in proportion. The parts sum to it. */
export async function issueRefund(tx: UnitOfWork, giving: Return): Promise<RefundPart[]> {
  if (giving.amount === 0) return [];
  const { paymentId } = giving;
  const { own, shared } = await sourcesFor(tx.db, giving);
  const isChosen = ({ id, kind }: Source) => !paymentId || (kind !== 'voucher' && id === paymentId);
  const sessions = sessionsToReturn(giving.amount, paymentId ? [] : await sessionsOf(tx.db, giving));
  for (const used of sessions) await backToPackage(tx, giving, used);
  const money = giving.amount - sumOf(sessions.map(({ amount }) => amount));
  const split = splitOwnFirst(money, own.filter(isChosen), shared.filter(isChosen));
  if (!split.ok) throw new Error(`Sale ${giving.saleId} cannot give ${giving.amount} back: ${split.refusal.code}.`);
  for (const part of split.value) {
    if (part.source.kind === 'voucher') await backToVoucher(tx, giving, part);
    else await backToCard(tx, giving, part);
  }
  return [...sessions.map(sessionPart), ...split.value];
}

async function backToPackage(tx: UnitOfWork, giving: Return, used: UsedSession) {
  const { businessId, saleId, appointmentId, reason: note } = giving;
  const voucherUseId = await refundSession(tx, { businessId, saleId, ...used });
  const currency = await currencyOf(tx.db, giving);
  const entry = { businessId, saleId, appointmentId, currency, note, createdAt: tx.clock.now() };
  const back = { side: 'payment', kind: 'session_return', method: 'package', amount: -used.amount, voucherUseId };
  await insertEntries(tx.db, [{ ...entry, ...back }]);
}

async function backToVoucher(tx: UnitOfWork, giving: Return, part: RefundPart) {
  const { businessId, saleId, appointmentId, reason } = giving;
  const soldVoucherId = part.source.id;
  const voucherUseId = await refundToVoucher(tx, {
    businessId,
    saleId,
    soldVoucherId,
    amount: part.amount,
  });
  await insertEntries(tx.db, [
    {
      businessId,
      saleId,
      appointmentId,
      currency: await currencyOf(tx.db, giving),
      side: 'payment',
      kind: 'voucher_return',
      amount: -part.amount,
      method: 'voucher',
      voucherUseId,
      note: reason,
      createdAt: tx.clock.now(),
    },
  ]);
}

async function backToCard(tx: UnitOfWork, giving: Return, part: RefundPart) {
  const { businessId, saleId, appointmentId, reason, happening } = giving;
  const { id: paymentId, kind: method } = part.source;
  const now = tx.clock.now();
  const currency = await currencyOf(tx.db, giving);
  const refundId = await insertRefund(tx.db, {
    businessId,
    saleId,
    paymentId,
    amount: part.amount,
    currency,
    reason,
    dedupeKey: `${happening}:${paymentId}`,
    nextTryAt: now,
    createdAt: now,
  });
  // Another process has already refunded for this cause.
  if (refundId === null) throw new Error(`Payment ${paymentId} cannot give ${part.amount} back.`);
  await insertEntries(tx.db, [
    {
      businessId,
      saleId,
      appointmentId,
      currency,
      side: 'payment',
      kind: 'refund',
      amount: -part.amount,
      method,
      refundId,
      note: reason,
      createdAt: now,
    },
  ]);
  const means = meansInWords('label' in part.source ? String(part.source.label) : null);
  await tellPayer(tx, { businessId, paymentId, amount: part.amount, means, happening: `refund-${refundId}` });
  await tx.jobs.enqueue(sendRefund, { refundId }, { transaction: tx.db, key: `refund-${refundId}` });
}

async function currencyOf(transaction: Transaction, key: SaleKey): Promise<string> {
  const sale = await lockSale(transaction, key);
  if (!sale) throw new Error(`Sale ${key.saleId} does not exist.`);
  return sale.currency;
}
