import { type Minor, sumOf } from '@thyme/domain/money';
import { ok, type Result, refuse } from '@thyme/domain/result';
import {
  expiryAfterReturn,
  type HeldVoucher,
  normaliseVoucherCode,
  type RedeemLine,
  redeemVouchers,
  type VoucherRefusal,
} from '@thyme/domain/vouchers';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { claimFor, findEnd, insertUse, lockByCodes, type SaleKey, type SoldVoucherRow, setEnd } from './sold-store.ts';

export interface RedeemRequest extends SaleKey {
  userId: number;
  lines: readonly RedeemLine[];
  vouchers: readonly { code: string; amount?: Minor | null }[];
}

export type RedeemRefusal =
  | VoucherRefusal
  | { readonly code: 'code-missing' }
  | { readonly code: 'amount-differs'; readonly expected: Minor };

export interface RedeemedVoucher {
  soldVoucherId: number;
  voucherUseId: number;
  amount: Minor;
}

/** More codes than this in one booking is somebody guessing. */
const MOST_CODES = 10;

/** Takes from vouchers what they give to a sale. After a refusal the transaction must be rolled back. */
export async function redeemCodes(
  services: Services,
  transaction: Transaction,
  request: RedeemRequest,
): Promise<Result<RedeemedVoucher[], RedeemRefusal>> {
  const { businessId, saleId, userId, lines } = request;
  if (request.vouchers.length === 0) return ok([]);
  const sent = request.vouchers.map(({ code, amount }) => ({ code: normaliseVoucherCode(code), amount }));
  if (sent.some(({ code }) => code === '')) return refuse('code-missing');
  const codes = new Set(sent.map(({ code }) => code));
  if (codes.size !== sent.length) return refuse('not-applicable', { reason: 'used-twice' as const });
  if (codes.size > MOST_CODES) return refuse('not-applicable', { reason: 'nothing-to-pay' as const });
  const rows = await lockByCodes(transaction, [...codes]);
  if (rows.length !== codes.size) return refuse('not-applicable', { reason: 'not-active' as const });
  const now = services.clock.now();
  const redeemed = redeemVouchers(rows.map(heldOf), { businessId, guestId: userId, now, lines });
  if (!redeemed.ok) return redeemed;
  const { uses } = redeemed.value;
  const refusal = differs(sent, sumOf(uses.map(({ amount }) => amount)));
  if (refusal) return refusal;
  const given: RedeemedVoucher[] = [];
  for (const { voucher, amount, isClaimed } of uses) {
    if (isClaimed) await claimFor(transaction, voucher.id, userId);
    const use = { businessId, soldVoucherId: voucher.id, saleId, amount, createdAt: now };
    const voucherUseId = await insertUse(transaction, use);
    if (voucherUseId === null) return refuse('limit-reached');
    given.push({ soldVoucherId: voucher.id, voucherUseId, amount });
  }
  return ok(given);
}

/** Several vouchers may share a cart in more than one way, so their sum is compared with what the guest agreed to. */
function differs(sent: readonly { amount?: Minor | null | undefined }[], expected: Minor) {
  const amounts = sent.map(({ amount }) => amount).filter((amount) => typeof amount === 'number');
  if (amounts.length !== sent.length || sumOf(amounts) === expected) return null;
  return refuse('amount-differs', { expected });
}

export interface VoucherReturn extends SaleKey {
  soldVoucherId: number;
  amount: Minor;
}

/** Gives an amount back to the voucher it came from. */
export async function returnToVoucher(
  services: Services,
  transaction: Transaction,
  { businessId, saleId, soldVoucherId, amount }: VoucherReturn,
): Promise<number> {
  const createdAt = services.clock.now();
  const use = await insertUse(transaction, { businessId, saleId, soldVoucherId, amount: -amount, createdAt });
  if (use === null) throw new Error(`Voucher ${soldVoucherId} could not take ${amount} back.`);
  return use;
}

/** The same for a visit that was cancelled: the owner gets time to use it, even where the voucher had expired meanwhile. */
export async function refundToVoucher(
  services: Services,
  transaction: Transaction,
  returned: VoucherReturn,
): Promise<number> {
  const use = await returnToVoucher(services, transaction, returned);
  const { expiresAt, zone } = await findEnd(transaction, returned);
  const end = expiryAfterReturn(expiresAt, services.clock.now(), zone);
  if (end !== expiresAt) await setEnd(transaction, returned, end);
  return use;
}

/** Takes an amount once more for a sale that was paid late; null when the voucher no longer holds it. */
export function takeAgain(
  services: Services,
  transaction: Transaction,
  { businessId, saleId, soldVoucherId, amount }: VoucherReturn,
): Promise<number | null> {
  return insertUse(transaction, { businessId, saleId, soldVoucherId, amount, createdAt: services.clock.now() });
}

/** The voucher as the rules of redeeming see it. */
export function heldOf(row: SoldVoucherRow): HeldVoucher {
  return {
    id: row.id,
    businessId: row.businessId,
    ownerId: row.ownerId,
    remaining: row.remaining,
    expiresAt: row.expiresAt,
    isActive: row.status === 'active',
    serviceIds: row.terms.services.map(({ id }) => id),
  };
}
