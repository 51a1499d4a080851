import { type Currency, formatMinor, type Minor, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';

export type HeldVoucher = {
  readonly id: number;
  readonly businessId: number;
  /** The owning account; null until the code is used for the first time. */
  readonly ownerId: number | null;
  readonly remaining: Minor;
  readonly expiresAt: Instant;
  readonly isActive: boolean;
  /** Services it can pay for; all services when empty. */
  readonly serviceIds: readonly number[];
};

/** A service being paid for, and the amount of it due now. */
export type RedeemLine = { readonly serviceId: number; readonly amount: Minor };

export type Redemption = {
  readonly businessId: number;
  readonly guestId: number;
  readonly now: Instant;
  readonly lines: readonly RedeemLine[];
};

export type VoucherUse = {
  readonly voucher: HeldVoucher;
  readonly amount: Minor;
  /** The amount left to pay after it. */
  readonly rest: Minor;
  /** Whether this use assigns the voucher to the guest's account. */
  readonly isClaimed: boolean;
};

/** `reason` is for logs and the desk; guests get one message for all reasons, so that codes cannot be probed. */
export type VoucherRefusal =
  | {
      readonly code: 'not-applicable';
      readonly reason:
        | 'other-business'
        | 'other-owner'
        | 'expired'
        | 'not-active'
        | 'other-services'
        | 'nothing-to-pay'
        | 'used-twice';
    }
  | { readonly code: 'limit-reached' };

export const VOUCHER_MESSAGES = {
  'not-applicable': 'Voucher is not applicable!',
  'limit-reached': 'You have reached the limit!',
  'code-missing': 'Please select a valid voucher code!',
} as const;

/** The message when a voucher covers a part of the amount. */
export function partlyCoveredMessage(amount: Minor, rest: Minor, currency: Currency): string {
  const use = formatMinor(amount, currency);
  const pay = formatMinor(rest, currency);
  return `You can use ${use} from the voucher. You have to pay rest of the amount ${pay} to confirm booking. Please select your payment method!`;
}

function isGoodFor(voucher: HeldVoucher, serviceId: number): boolean {
  return voucher.serviceIds.length === 0 || voucher.serviceIds.includes(serviceId);
}

function checkVoucher(
  voucher: HeldVoucher,
  { businessId, guestId, now, lines }: Redemption,
): Result<undefined, VoucherRefusal> {
  if (voucher.businessId !== businessId) return refuse('not-applicable', { reason: 'other-business' });
  if (voucher.ownerId !== null && voucher.ownerId !== guestId)
    return refuse('not-applicable', { reason: 'other-owner' });
  if (!voucher.isActive) return refuse('not-applicable', { reason: 'not-active' });
  if (now >= voucher.expiresAt) return refuse('not-applicable', { reason: 'expired' });
  if (!lines.some(({ serviceId }) => isGoodFor(voucher, serviceId))) {
    return refuse('not-applicable', { reason: 'other-services' });
  }
  return voucher.remaining <= 0 ? refuse('limit-reached') : ok();
}

/** How much of the amount due now a voucher pays. */
export function redeemVoucher(voucher: HeldVoucher, redemption: Redemption): Result<VoucherUse, VoucherRefusal> {
  const checked = checkVoucher(voucher, redemption);
  if (!checked.ok) return checked;
  const covered = takeFrom(
    redemption.lines.map(({ amount }) => amount),
    redemption.lines,
    voucher,
  );
  if (covered === 0) return refuse('not-applicable', { reason: 'nothing-to-pay' });
  const total = sumOf(redemption.lines.map(({ amount }) => amount));
  return ok({ voucher, amount: covered, rest: total - covered, isClaimed: voucher.ownerId === null });
}

/** Deducts a voucher's value from the open amounts of the lines, in order; mutates `open`. */
function takeFrom(open: Minor[], lines: readonly RedeemLine[], voucher: HeldVoucher): Minor {
  let value = Math.max(0, voucher.remaining);
  let taken = 0;
  lines.forEach(({ serviceId }, index) => {
    if (!isGoodFor(voucher, serviceId)) return;
    const part = Math.min(value, Math.max(0, open[index] ?? 0));
    open[index] = (open[index] ?? 0) - part;
    value -= part;
    taken += part;
  });
  return taken;
}

export type VouchersRefusal = VoucherRefusal & { readonly voucherId: number };

/**
 * Redeems several vouchers in one booking. Vouchers for certain services are used before those for all, then those that
 * expire sooner, so that as much as possible is covered. If one is refused, all are.
 */
export function redeemVouchers(
  vouchers: readonly HeldVoucher[],
  redemption: Redemption,
): Result<{ readonly uses: readonly VoucherUse[]; readonly rest: Minor }, VouchersRefusal> {
  const open = redemption.lines.map(({ amount }) => amount);
  const uses: VoucherUse[] = [];
  const seen = new Set<number>();
  for (const voucher of vouchers.toSorted(byNarrowness)) {
    const { id } = voucher;
    if (seen.has(id)) return refuse('not-applicable', { reason: 'used-twice' as const, voucherId: id });
    seen.add(id);
    const checked = checkVoucher(voucher, redemption);
    if (!checked.ok) return { ok: false, refusal: { ...checked.refusal, voucherId: id } };
    const amount = takeFrom(open, redemption.lines, voucher);
    if (amount === 0) return refuse('not-applicable', { reason: 'nothing-to-pay' as const, voucherId: id });
    uses.push({ voucher, amount, rest: sumOf(open), isClaimed: voucher.ownerId === null });
  }
  return ok({ uses, rest: sumOf(open) });
}

function byNarrowness(a: HeldVoucher, b: HeldVoucher): number {
  const width = (voucher: HeldVoucher) => voucher.serviceIds.length || Number.MAX_SAFE_INTEGER;
  return width(a) - width(b) || a.expiresAt - b.expiresAt || a.id - b.id;
}
