import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { meansInWords, refundableOf } from '@thyme/domain/payments';
import { unusedValue } from '@thyme/domain/vouchers';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { insertEntries, issueCreditNote, lockSale } from '../../sales/index.ts';
import { insertUse, lockSoldPackage, type SoldVoucherRow } from '../../vouchers/index.ts';
import { announceRefund } from '../receipts/announce.ts';
import { issueRefund, listSources } from '../refunds/refunds.ts';

/** To the card that paid, in cash, or through the shop's own card reader. */
export const PACKAGE_REFUNDS = ['as-paid', 'cash', 'reader'] as const;
export type PackageRefundWay = (typeof PACKAGE_REFUNDS)[number];

export interface PackageRefund {
  businessId: number;
  id: number;
  to: PackageRefundWay;
  /** The amount shown at the desk: a session may have been used meanwhile. */
  amount: Minor;
  key: string | null;
}

export interface PackageAnswer {
  status: 0 | 1;
  message: string;
}

class Refused extends Error {}

/** Refunds the unused sessions in proportion to the price, and closes the package. */
export async function refundPackage(
  services: Services,
  viewer: Viewer,
  request: PackageRefund,
): Promise<PackageAnswer> {
  await requireMembership(services, viewer, request.businessId, 'money');
  const { key, ...input } = request;
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_refund_package', input };
  try {
    return await withIdempotency(services, call, (tx) => refund(tx, viewer.id, request));
  } catch (error) {
    if (error instanceof Refused) return { status: 0, message: error.message };
    throw error;
  }
}

async function refund(tx: UnitOfWork, actorId: number, request: PackageRefund): Promise<PackageAnswer> {
  const { businessId, id, to, amount } = request;
  const sold = await lockSoldPackage(tx.db, businessId, id);
  if (!sold || sold.terms.membership) throw new Refused('This package could not be found.');
  const { terms, currency, remaining } = sold;
  const show = (minor: Minor) => formatMinor(minor, currency as Currency);
  const worth = unusedValue({ sessions: sold.value, price: terms.retail }, remaining);
  if (remaining === 0 || worth === 0) throw new Refused('All of its sessions are used.');
  if (worth !== amount)
    throw new Refused(`A session has been used in the meantime. You can refund ${show(worth)} now.`);
  if (!(await refundUnused(tx, sold, { to, actorId })))
    throw new Refused('It wasn’t paid online. Please choose how to refund it.');
  const [card] = await listSources(tx.db, { businessId, saleId: sold.saleId });
  const means = meansInWords(card?.label);
  await tellRefunded(tx, sold, { worth, to, means });
  await writeAuditEntry(tx, {
    businessId,
    actorId,
    action: 'refund-package',
    subject: 'package',
    subjectId: id,
    changes: { name: terms.name, sessions: remaining, amount: worth, to },
  });
  return {
    status: 1,
    message: `${show(worth)} for ${remaining} unused ${remaining === 1 ? 'session' : 'sessions'} refunded.`,
  };
}

async function tellRefunded(
  tx: UnitOfWork,
  { businessId, id, saleId, terms, remaining }: SoldVoucherRow,
  { worth, to, means }: { worth: Minor; to: PackageRefundWay; means: string },
): Promise<void> {
  const sessions = remaining === 1 ? 'the unused session' : `the ${remaining} unused sessions`;
  await announceRefund(tx, {
    ...{ businessId, saleId, appointmentId: null, amount: worth, happening: `package-${id}-${remaining}` },
    what: `${sessions} of ${terms.name}`,
    means,
    ...(to === 'as-paid' ? {} : { inHand: to }),
  });
}

/**
 * Refunds the unused sessions of a locked row in proportion, with a credit note, and closes it. False if it was not
 * paid by the method of the refund: the caller must then roll back.
 */
export async function refundUnused(
  tx: UnitOfWork,
  sold: SoldVoucherRow,
  { to, actorId }: { to: PackageRefundWay; actorId: number | null },
): Promise<boolean> {
  const { businessId, id, saleId, terms, currency, remaining } = sold;
  const worth = unusedValue({ sessions: sold.value, price: terms.retail }, remaining);
  const key = { businessId, saleId };
  await lockSale(tx.db, key);
  await close(tx, sold);
  const entry = { ...key, appointmentId: null, currency, actorId, note: terms.name, createdAt: tx.clock.now() };
  await insertEntries(tx.db, [{ ...entry, side: 'claim', kind: 'credit', amount: -worth }]);
  const reason = `${remaining} unused of ${terms.name}`;
  const lineIds = [sold.saleLineId];
  await issueCreditNote(tx, { ...key, appointmentId: null, lineIds, currency, amount: worth, reason });
  if (to === 'as-paid') {
    const online = (await listSources(tx.db, key)).filter(({ kind }) => kind !== 'voucher').map(refundableOf);
    if (online.reduce((sum, left) => sum + left, 0) < worth) return false;
    await issueRefund(tx, {
      ...key,
      appointmentId: null,
      amount: worth,
      reason,
      happening: `package-${id}-${remaining}`,
    });
  } else {
    const method = to === 'cash' ? 'cash' : 'card';
    await insertEntries(tx.db, [{ ...entry, side: 'payment', kind: 'till_refund', method, amount: -worth }]);
  }
  return true;
}

/** Uses up the remaining sessions, so that no one can use them. */
async function close(
  tx: UnitOfWork,
  { businessId, id: soldVoucherId, saleId, remaining }: SoldVoucherRow,
): Promise<void> {
  const use = { businessId, soldVoucherId, saleId, amount: remaining, createdAt: tx.clock.now() };
  if ((await insertUse(tx.db, use)) === null) throw new Error(`Package ${soldVoucherId} could not be closed.`);
}
