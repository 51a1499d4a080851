import { unusedValue } from '@thyme/domain/vouchers';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { insertEntries } from '../../sales/index.ts';
import { insertUse, lockLapsed, type SoldVoucherRow } from '../../vouchers/index.ts';

const BATCH = 100;

/** Closes expired packages: the price of their unused sessions becomes income. */
export async function lapsePackages(services: Services): Promise<void> {
  for (;;) {
    const closed = await inTransaction(services, async (tx) => {
      const lapsed = await lockLapsed(tx.db, { now: tx.clock.now(), limit: BATCH });
      for (const sold of lapsed) await lapse(tx, sold);
      return lapsed.length;
    });
    if (closed < BATCH) return;
  }
}

async function lapse(tx: UnitOfWork, sold: SoldVoucherRow): Promise<void> {
  const { businessId, id: soldVoucherId, saleId, remaining, value, terms, currency } = sold;
  const createdAt = tx.clock.now();
  const voucherUseId = await insertUse(tx.db, { businessId, soldVoucherId, saleId, amount: remaining, createdAt });
  const amount = unusedValue({ sessions: value, price: terms.retail }, remaining);
  if (voucherUseId === null) throw new Error(`Package ${soldVoucherId} could not be closed.`);
  if (amount === 0 || terms.purpose === 'single') return;
  const entry = { businessId, saleId, side: 'payment', kind: 'session_expiry', method: 'package', currency };
  await insertEntries(tx.db, [{ ...entry, amount, voucherUseId, note: terms.name, createdAt }]);
}
