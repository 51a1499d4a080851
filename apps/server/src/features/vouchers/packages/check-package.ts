import { type Minor, sumOf } from '@thyme/domain/money';
import { dateAt, formatLongDate } from '@thyme/domain/time';
import { type RedeemLine, redeemVouchers, VOUCHER_MESSAGES } from '@thyme/domain/vouchers';
import type { Services } from '../../../platform/services.ts';
import { heldOf } from '../redeem.ts';
import { findEnd, type SoldVoucherRow } from '../sold-store.ts';
import type { VoucherCheckAnswer } from './check-answer.ts';

const refused = (message: string): VoucherCheckAnswer => ({ status: 0, message, value: 0, valueNow: 0, sessions: 0 });

interface Checked {
  sold: SoldVoucherRow;
  lines: readonly RedeemLine[];
  /** What other vouchers leave open. */
  open: Minor;
}

/** What the sessions of a package pay of a cart: whole services, one session each. */
export async function checkPackage(
  services: Services,
  { viewer, business_id: businessId }: { viewer: { id: number }; business_id: number },
  { sold, lines, open }: Checked,
): Promise<VoucherCheckAnswer> {
  const redemption = { businessId, guestId: viewer.id, now: services.clock.now(), lines };
  const redeemed = redeemVouchers([heldOf(sold)], redemption);
  if (!redeemed.ok) {
    const { refusal } = redeemed;
    // Only the owner learns the reason: others could be guessing codes.
    if (sold.ownerId !== viewer.id || sold.businessId !== businessId || sold.status !== 'active')
      return refused(VOUCHER_MESSAGES['not-applicable']);
    if (refusal.code === 'limit-reached') return refused('All sessions of this package are used.');
    if (refusal.code !== 'not-applicable') return refused(VOUCHER_MESSAGES['not-applicable']);
    switch (refusal.reason) {
      case 'expired':
        return refused(await expiredWords(services, sold));
      case 'other-services':
        return refused(`${sold.terms.name} is for other services.`);
      case 'nothing-to-pay':
        return refused(`${sold.terms.name} doesn’t have enough sessions left for this.`);
      default:
        return refused(VOUCHER_MESSAGES['not-applicable']);
    }
  }
  const { uses } = redeemed.value;
  const value = sumOf(uses.map(({ amount }) => amount));
  if (value > open) return refused('A session pays for a whole service. Please remove the voucher first.');
  const valueNow = sumOf(uses.map(({ session }) => session?.dueNow ?? 0));
  return { status: 1, message: '', value, valueNow, sessions: uses.length };
}

async function expiredWords({ db }: Services, sold: SoldVoucherRow): Promise<string> {
  const { expiresAt, zone } = await findEnd(db, { businessId: sold.businessId, soldVoucherId: sold.id });
  return `This package expired on ${formatLongDate(dateAt(zone, expiresAt - 1))}.`;
}
