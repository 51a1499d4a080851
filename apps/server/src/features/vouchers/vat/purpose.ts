import type { vouchers } from '@thyme/db/schema';
import { singleRate } from '@thyme/domain/books';
import type { Db } from '../../../platform/database/database.ts';
import { listServiceRates } from '../sold-store.ts';

type Voucher = typeof vouchers.$inferSelect;

/**
 * Adds the VAT rate that a single-purpose voucher is sold with: it is valid for services of one rate only, and the
 * owner has chosen so. Null: it is taxed when it is used, or the shop is not registered for VAT.
 */
export async function withPurposes<Line extends { voucher: Voucher; shopRate: number | null }>(
  db: Db,
  lines: readonly Line[],
): Promise<(Line & { singleRate: number | null })[]> {
  const single = lines.filter(({ voucher }) => voucher.purpose === 'single' && !voucher.allServices);
  const [first] = single;
  const rates = first
    ? await listServiceRates(
        db,
        first.voucher.businessId,
        single.map(({ voucher }) => voucher.id),
      )
    : [];
  return lines.map((line) => {
    // A membership is paid for as such, whichever of its services are used: its VAT is due when it is charged.
    if (line.voucher.isMembership)
      return { ...line, singleRate: line.shopRate === null ? null : (line.voucher.vatRate ?? line.shopRate) };
    const own = rates.filter(({ voucherId }) => voucherId === line.voucher.id).map(({ rate }) => rate);
    const isSingle = line.voucher.purpose === 'single' && !line.voucher.allServices;
    return { ...line, singleRate: isSingle ? singleRate(own) : null };
  });
}
