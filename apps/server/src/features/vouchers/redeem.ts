import type { Minor } from '@thyme/domain/money';
import { ok, type Result, refuse } from '@thyme/domain/result';
import {
  type HeldVoucher,
  normaliseVoucherCode,
  type RedeemLine,
  redeemVouchers,
  type VoucherRefusal,
} from '@thyme/domain/vouchers';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { giveTime } from './packages/return-session.ts';
import { claimFor, insertUse, listByCodes, lockByCodes, type SaleKey, type SoldVoucherRow } from './sold-store.ts';

export interface RedeemRequest extends SaleKey {
  userId: number;
  lines: readonly RedeemLine[];
  /** Codes, with the amount that the guest wants each to pay; without one it pays what is due now. */
  vouchers: readonly { code: string; amount?: Minor | null }[];
  /** The guest has no name: what is left of the voucher stays with whoever holds the code. */
  isNameless?: boolean;
}

export type RedeemRefusal =
  | VoucherRefusal
  | { readonly code: 'code-missing' }
  | { readonly code: 'amount-differs'; readonly expected: Minor };

export interface RedeemedVoucher {
  soldVoucherId: number;
  voucherUseId: number;
  amount: Minor;
  session: PlannedUse['session'];
}

/** More codes than this in one booking is somebody guessing. */
const MOST_CODES = 10;

/** What a voucher is to give to a sale. */
export interface PlannedUse {
  soldVoucherId: number;
  amount: Minor;
  /** The voucher belongs to nobody yet and becomes this guest's own. */
  isClaimed: boolean;
  /** One session of a package: the appointment of the line that it pays for, and the part of that which is due now. */
  session: { appointment: number | null; dueNow: Minor } | null;
}

type Redeeming = Omit<RedeemRequest, 'saleId'>;

/** What vouchers give as they are now. Nothing is taken before `takeFromVouchers`, which may come too late. */
export function planRedemption(services: Services, request: Redeeming): Promise<Result<PlannedUse[], RedeemRefusal>> {
  return decide(services, request, (codes) => listByCodes(services.db, codes));
}

/** Takes from vouchers what they give to a sale. After a refusal the transaction must be rolled back. */
export async function redeemCodes(
  tx: UnitOfWork,
  request: RedeemRequest,
): Promise<Result<RedeemedVoucher[], RedeemRefusal>> {
  const uses = await decide(tx, request, (codes) => lockByCodes(tx.db, codes));
  if (!uses.ok) return uses;
  const claimed = uses.value.map((use) => (request.isNameless ? { ...use, isClaimed: false } : use));
  const taken = await takeFromVouchers(tx, request, claimed);
  return taken ? ok(taken) : refuse('limit-reached');
}

async function decide(
  { clock }: Services,
  { businessId, userId, lines, vouchers }: Redeeming,
  read: (codes: string[]) => Promise<SoldVoucherRow[]>,
): Promise<Result<PlannedUse[], RedeemRefusal>> {
  if (vouchers.length === 0) return ok([]);
  const sent = vouchers.map(({ code, amount }) => ({ code: normaliseVoucherCode(code), amount }));
  if (sent.some(({ code }) => code === '')) return refuse('code-missing');
  const codes = new Set(sent.map(({ code }) => code));
  if (codes.size !== sent.length) return refuse('not-applicable', { reason: 'used-twice' as const });
  if (codes.size > MOST_CODES) return refuse('not-applicable', { reason: 'nothing-to-pay' as const });
  const rows = await read([...codes]);
  if (rows.length !== codes.size) return refuse('not-applicable', { reason: 'not-active' as const });
  const amounts = new Map(sent.map(({ code, amount }) => [code, amount]));
  const wanted = new Map(
    rows.flatMap(({ id, code }) => {
      const amount = amounts.get(code);
      return typeof amount === 'number' ? [[id, amount] as const] : [];
    }),
  );
  const redemption = { businessId, guestId: userId, now: clock.now(), lines };
  const redeemed = redeemVouchers(rows.map(heldOf), redemption, wanted);
  if (!redeemed.ok) return redeemed;
  const uses = redeemed.value.uses.map(({ voucher, amount, isClaimed, session }) => ({
    soldVoucherId: voucher.id,
    amount,
    isClaimed,
    session: session ? { appointment: lines[session.line]?.appointment ?? null, dueNow: session.dueNow } : null,
  }));
  return ok(uses);
}

/** The entry of the ledger for what was taken: a voucher pays money, a package a session of a certain appointment. */
export function entryOfUse({ amount, voucherUseId, session }: RedeemedVoucher) {
  return session
    ? ({ kind: 'session_use', method: 'package', amount, voucherUseId } as const)
    : ({ kind: 'voucher_use', method: 'voucher', amount, voucherUseId } as const);
}

/** Takes what was planned; null where a voucher no longer gives it, and the transaction must be rolled back. */
export async function takeFromVouchers(
  tx: UnitOfWork,
  { businessId, saleId, userId }: SaleKey & { userId: number },
  uses: readonly PlannedUse[],
): Promise<RedeemedVoucher[] | null> {
  const taken: RedeemedVoucher[] = [];
  // In the order in which `lockByCodes` locks them, so that two sales with the same vouchers cannot deadlock.
  for (const planned of uses.toSorted((a, b) => a.soldVoucherId - b.soldVoucherId)) {
    const { soldVoucherId, amount, isClaimed, session } = planned;
    if (isClaimed && !(await claimFor(tx.db, soldVoucherId, userId))) return null;
    const use = { businessId, soldVoucherId, saleId, amount: session ? 1 : amount, createdAt: tx.clock.now() };
    const voucherUseId = await insertUse(tx.db, use);
    if (voucherUseId === null) return null;
    taken.push({ soldVoucherId, voucherUseId, amount, session });
  }
  return taken;
}

export interface VoucherReturn extends SaleKey {
  soldVoucherId: number;
  amount: Minor;
}

/** Gives an amount back to the voucher it came from. */
export async function returnToVoucher(
  tx: UnitOfWork,
  { businessId, saleId, soldVoucherId, amount }: VoucherReturn,
): Promise<number> {
  const createdAt = tx.clock.now();
  const use = await insertUse(tx.db, { businessId, saleId, soldVoucherId, amount: -amount, createdAt });
  if (use === null) throw new Error(`Voucher ${soldVoucherId} could not take ${amount} back.`);
  return use;
}

/** The same for a visit that was cancelled: the owner gets time to use it, even where the voucher had expired meanwhile. */
export async function refundToVoucher(tx: UnitOfWork, returned: VoucherReturn): Promise<number> {
  const use = await returnToVoucher(tx, returned);
  await giveTime(tx, returned);
  return use;
}

/** Takes an amount once more for a sale that was paid late; null when the voucher no longer holds it. */
export function takeAgain(
  tx: UnitOfWork,
  { businessId, saleId, soldVoucherId, amount }: VoucherReturn,
): Promise<number | null> {
  return insertUse(tx.db, { businessId, saleId, soldVoucherId, amount, createdAt: tx.clock.now() });
}

/** The voucher as the rules of redeeming see it. */
export function heldOf(row: SoldVoucherRow): HeldVoucher {
  return {
    id: row.id,
    businessId: row.businessId,
    ownerId: row.ownerId,
    remaining: row.remaining,
    isPackage: row.unit === 'session',
    isShareable: row.terms.shareable ?? false,
    expiresAt: row.expiresAt,
    isActive: row.status === 'active',
    serviceIds: row.terms.services.map(({ id }) => id),
  };
}
