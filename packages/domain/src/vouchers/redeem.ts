import { type Currency, formatMinor, type Minor, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';
import { coverLines } from './sessions.ts';

export type HeldVoucher = {
  readonly id: number;
  readonly businessId: number;
  /** The owning account; null until the code is used for the first time. */
  readonly ownerId: number | null;
  /** Cents, or sessions where it is a package. */
  readonly remaining: number;
  /** A package: a session pays for a whole service, whatever its price. */
  readonly isPackage?: boolean;
  /** Anyone with the code may use a session without becoming its owner. */
  readonly isShareable?: boolean;
  readonly expiresAt: Instant;
  readonly isActive: boolean;
  /** Services it can pay for; all services when empty. */
  readonly serviceIds: readonly number[];
};

/** A service being paid for: the open amount of its price, and the part of it that is due now (all of it by default). */
export type RedeemLine = {
  readonly serviceId: number;
  readonly amount: Minor;
  readonly dueNow?: Minor;
  /** How many sessions of a package it needs, one per date; one by default. */
  readonly sessions?: number;
  /** Its appointment, by id or by its position in a new sale; sessions are recorded for it. */
  readonly appointment?: number;
  /** Partly paid already, so that no session can pay for the whole line. */
  readonly isPartlyPaid?: boolean;
};

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
  /** One session of a package, with the line that it pays for and the part of it that is due now. */
  readonly session?: { readonly line: number; readonly dueNow: Minor };
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
  if (!voucher.isShareable && voucher.ownerId !== null && voucher.ownerId !== guestId)
    return refuse('not-applicable', { reason: 'other-owner' });
  if (!voucher.isActive) return refuse('not-applicable', { reason: 'not-active' });
  if (now >= voucher.expiresAt) return refuse('not-applicable', { reason: 'expired' });
  if (!lines.some(({ serviceId }) => isGoodFor(voucher, serviceId))) {
    return refuse('not-applicable', { reason: 'other-services' });
  }
  return voucher.remaining <= 0 ? refuse('limit-reached') : ok();
}

/** How much of a price one voucher can pay: up to the whole of its services. */
export function redeemVoucher(voucher: HeldVoucher, redemption: Redemption): Result<VoucherUse, VoucherRefusal> {
  const checked = checkVoucher(voucher, redemption);
  if (!checked.ok) return checked;
  const open = openOf(redemption.lines);
  const amount = takeFrom(open, voucher, voucher.remaining);
  if (amount === 0) return refuse('not-applicable', { reason: 'nothing-to-pay' });
  return ok({ voucher, amount, rest: restOf(open), isClaimed: isClaimedBy(voucher) });
}

const isClaimedBy = ({ ownerId, isShareable = false }: HeldVoucher): boolean => ownerId === null && !isShareable;

/** The open amounts of each line: due now, and due later. */
type OpenLine = { readonly serviceId: number; now: Minor; later: Minor };

function openOf(lines: readonly RedeemLine[]): OpenLine[] {
  return lines.map(({ serviceId, amount, dueNow = amount }) => {
    const whole = Math.max(0, amount);
    const now = Math.min(whole, Math.max(0, dueNow));
    return { serviceId, now, later: whole - now };
  });
}

const restOf = (open: readonly OpenLine[]): Minor => sumOf(open.map(({ now, later }) => now + later));

/**
 * Deducts a voucher's value from the open amounts of its lines, in order, and returns how much that was; mutates
 * `open`. The amount due now comes first. Without a requested amount nothing else is paid.
 */
function takeFrom(open: readonly OpenLine[], voucher: HeldVoucher, wanted: Minor | undefined): Minor {
  const limit = Math.max(0, Math.min(voucher.remaining, wanted ?? voucher.remaining));
  let left = limit;
  for (const part of wanted === undefined ? (['now'] as const) : (['now', 'later'] as const)) {
    for (const line of open) {
      if (!isGoodFor(voucher, line.serviceId)) continue;
      const taken = Math.min(left, line[part]);
      line[part] -= taken;
      left -= taken;
    }
  }
  return limit - left;
}

export type VouchersRefusal =
  | (VoucherRefusal & { readonly voucherId: number })
  /** Together the vouchers cannot pay what the guest requested. */
  | { readonly code: 'amount-differs'; readonly expected: Minor };

/** The amount each voucher should pay, by its id. A voucher that is left out pays what is due now. */
export type WantedAmounts = ReadonlyMap<number, Minor>;

const NOTHING_WANTED: WantedAmounts = new Map();

/**
 * Redeems several vouchers in one booking. Vouchers for certain services are used before those for all, then those that
 * expire sooner, so that as much as possible is covered. If one is refused, all are.
 */
export function redeemVouchers(
  vouchers: readonly HeldVoucher[],
  redemption: Redemption,
  wanted: WantedAmounts = NOTHING_WANTED,
): Result<{ readonly uses: readonly VoucherUse[]; readonly rest: Minor }, VouchersRefusal> {
  const open = openOf(redemption.lines);
  const uses: VoucherUse[] = [];
  const seen = new Set<number>();
  let isShort = false;
  for (const voucher of vouchers.toSorted(byNarrowness)) {
    const { id, isPackage = false } = voucher;
    if (seen.has(id)) return refuse('not-applicable', { reason: 'used-twice' as const, voucherId: id });
    seen.add(id);
    const checked = checkVoucher(voucher, redemption);
    if (!checked.ok) return { ok: false, refusal: { ...checked.refusal, voucherId: id } };
    const own = isPackage ? takeSessions(open, voucher, redemption.lines) : takeMoney(open, voucher, wanted.get(id));
    const amount = sumOf(own.map((use) => use.amount));
    if (amount === 0) return refuse('not-applicable', { reason: 'nothing-to-pay' as const, voucherId: id });
    isShort ||= amount !== (wanted.get(id) ?? amount);
    uses.push(...own);
  }
  if (isShort) return refuse('amount-differs', { expected: sumOf(uses.map(({ amount }) => amount)) });
  return ok({ uses, rest: restOf(open) });
}

function takeMoney(open: readonly OpenLine[], voucher: HeldVoucher, wanted: Minor | undefined): VoucherUse[] {
  const amount = takeFrom(open, voucher, wanted);
  return [{ voucher, amount, rest: restOf(open), isClaimed: isClaimedBy(voucher) }];
}

/** Pays for whole lines with the sessions of a package; mutates `open`. Partly paid lines are skipped. */
function takeSessions(open: readonly OpenLine[], voucher: HeldVoucher, lines: readonly RedeemLine[]): VoucherUse[] {
  const whole = lines.map((line, index) => {
    const left = (open[index]?.now ?? 0) + (open[index]?.later ?? 0);
    return { ...line, amount: left === Math.max(0, line.amount) && !line.isPartlyPaid ? left : 0 };
  });
  const covered = coverLines(whole, { left: voucher.remaining, isGoodFor: (id) => isGoodFor(voucher, id) });
  return covered.flatMap(({ index, amounts }) => {
    const line = open[index];
    if (!line) return [];
    const dueNow = line.now;
    line.now = 0;
    line.later = 0;
    return amounts.map((amount, at) => ({
      voucher,
      amount,
      rest: restOf(open),
      isClaimed: isClaimedBy(voucher),
      session: { line: index, dueNow: at === 0 ? dueNow : 0 },
    }));
  });
}

/** Packages first: they pay for whole lines only, so money has to come after them. */
function byNarrowness(a: HeldVoucher, b: HeldVoucher): number {
  const width = (voucher: HeldVoucher) => voucher.serviceIds.length || Number.MAX_SAFE_INTEGER;
  const kind = ({ isPackage = false }: HeldVoucher) => (isPackage ? 0 : 1);
  return kind(a) - kind(b) || width(a) - width(b) || a.expiresAt - b.expiresAt || a.id - b.id;
}
