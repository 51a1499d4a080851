import type { ImportCounts } from '@thyme/db/schema';
import { addMonthsToDate, dateAt, endOfDay } from '@thyme/domain/time';
import { findBusiness } from '../business-store.ts';
import { bringGuests, removeGuests } from '../clients/bring.ts';
import { matchAgain } from '../clients/check-store.ts';
import { countNewGuests } from '../clients/run-store.ts';
import { countRows } from '../rows-store.ts';
import type { StepContext } from '../steps/step.ts';
import { insertHolder, insertOpening, listNewVouchers, offerFor, rememberVoucher, voidUnused } from './store.ts';

/** Five years, as Irish law requires, if the file has no day or a past one. */
const MONTHS = 60;

/** Balances become opening entries of the ledger, and their codes work at once. */
export async function bringVouchers(context: StepContext): Promise<ImportCounts> {
  const { tx, key, record, actorId, progress } = context;
  const { businessId } = key;
  const now = tx.clock.now();
  await matchAgain(tx.db, key);
  const { need } = await countRows(tx.db, key, now);
  await bringGuests({ ...context, progress: async () => undefined });
  const { zone, currency } = await findBusiness(tx.db, businessId);
  const rows = await listNewVouchers(tx.db, key);
  const voucherId =
    rows.length > 0 ? await offerFor(tx.db, businessId, Math.max(...rows.map(({ value }) => value))) : 0;
  const usual = endOfDay(zone, addMonthsToDate(dateAt(zone, now), MONTHS));
  let holder: number | null = null;
  for (const [index, row] of rows.entries()) {
    const until = row.expires === null ? usual : endOfDay(zone, row.expires);
    if (row.guest === null) holder ??= await insertHolder(tx.db, businessId, now);
    const userId = row.guest ?? holder ?? 0;
    const opening = {
      businessId,
      userId,
      voucherId,
      row,
      currency,
      actorId,
      now,
      note: `Opening balance from ${record.fileName}`,
    };
    const ids = await insertOpening(tx.db, { ...opening, expiresAt: until > now ? until : usual });
    await rememberVoucher(tx.db, key, row.rowNumber, { subject: ids.voucherId, sale: ids.saleId });
    if (index % 100 === 99) await progress(index + 1);
  }
  const guests = await countNewGuests(tx.db, key);
  return { added: rows.length, merged: record.rowCount - need - rows.length, left: need, guests, coming: 0, kept: 0 };
}

/** Returns how many vouchers stay, because something was paid with them. */
export async function removeVouchers(context: StepContext): Promise<number> {
  const { tx, key } = context;
  const now = tx.clock.now();
  const kept = await voidUnused(tx.db, key, now);
  await removeGuests(context);
  return kept;
}
