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
  /** Codes, with the amount that the guest wants each to pay; without one, the amount due now. */
  vouchers: readonly { code: string; amount?: Minor | null }[];
  /** The guest is nameless: the rest of the voucher stays with the holder of the code. */
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

/** More codes than this in one booking are probably guesses. */
const MOST_CODES = 10;

/** What a voucher is to pay for a sale. */
export interface PlannedUse {
  soldVoucherId: number;
  amount: Minor;
  /** The voucher has no owner yet and becomes this guest's. */
  isClaimed: boolean;
  /** One session of a package: the appointment of its line, and the part of that which is due now. */
  session: { appointment: number | null; dueNow: Minor } | null;
}

type Redeeming = Omit<RedeemRequest, 'saleId'>;

/** What vouchers can pay at present. Nothing is redeemed before `takeFromVouchers`, which may find less. */
export function planRedemption(services: Services, request: Redeeming): Promise<Result<PlannedUse[], RedeemRefusal>> {
  return decide(services, request, (codes) => listByCodes(services.db, codes));
}

/** Redeems the vouchers of a sale. After a refusal the caller must roll back. */
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

/** The ledger entry of a redemption: a voucher pays money, a package a session for one appointment. */
export function entryOfUse({ amount, voucherUseId, session }: RedeemedVoucher) {
  return session
    ? ({ kind: 'session_use', method: 'package', amount, voucherUseId } as const)
    : ({ kind: 'voucher_use', method: 'voucher', amount, voucherUseId } as const);
}

/** Redeems what was planned; null if a voucher no longer has it, and the caller must then roll back. */
export async function takeFromVouchers(
  tx: UnitOfWork,
  { businessId, saleId, userId }: SaleKey & { userId: number },
  uses: readonly PlannedUse[],
): Promise<RedeemedVoucher[] | null> {
  const taken: RedeemedVoucher[] = [];
  // In the lock order of `lockByCodes`, so that two sales with the same vouchers cannot deadlock.
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

/** Restores an amount to its voucher. */
export async function returnToVoucher(
  tx: UnitOfWork,
  { businessId, saleId, soldVoucherId, amount }: VoucherReturn,
): Promise<number> {
  const createdAt = tx.clock.now();
  const use = await insertUse(tx.db, { businessId, saleId, soldVoucherId, amount: -amount, createdAt });
  if (use === null) throw new Error(`Voucher ${soldVoucherId} could not take ${amount} back.`);
  return use;
}

/** The same for a cancelled appointment: the owner gets time to use it, even if the voucher has expired meanwhile. */
export async function refundToVoucher(tx: UnitOfWork, returned: VoucherReturn): Promise<number> {
  const use = await returnToVoucher(tx, returned);
  await giveTime(tx, returned);
  return use;
}

/** Redeems an amount again for a sale that was paid late; null if the voucher no longer has it. */
export function takeAgain(
  tx: UnitOfWork,
  { businessId, saleId, soldVoucherId, amount }: VoucherReturn,
): Promise<number | null> {
  return insertUse(tx.db, { businessId, saleId, soldVoucherId, amount, createdAt: tx.clock.now() });
}

/** The voucher as input of the redeeming rules. */
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
