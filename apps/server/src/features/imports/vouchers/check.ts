import { cellsOf, type Reading, readVoucher } from '@thyme/domain/imports';
import { matchByName } from '../appointments/check-store.ts';
import { findDuplicates, saveChecked } from '../clients/check-store.ts';
import { eachBatch } from '../steps/each-batch.ts';
import type { StepContext } from '../steps/step.ts';
import { listTakenCodes } from './store.ts';

/** Codes that the shop already has are skipped; one that is used elsewhere, or twice in the file, needs another code. */
export async function checkVouchers(context: StepContext, reading: Reading): Promise<void> {
  const { tx, key, record } = context;
  const seen = new Set<string>();
  await eachBatch(context, async (rows) => {
    const read = rows.map(({ rowNumber, cells }) => ({
      rowNumber,
      ...readVoucher(cellsOf(cells, record.columns), reading),
    }));
    const taken = await listTakenCodes(
      tx.db,
      read.map(({ voucher }) => voucher.code),
    );
    await saveChecked(
      tx.db,
      key,
      read.map(({ rowNumber, voucher, problems }) => {
        const isKnown = taken.get(voucher.code) === key.businessId;
        const isTaken = !isKnown && (taken.has(voucher.code) || seen.has(voucher.code));
        seen.add(voucher.code);
        const title = voucher.isNamed
          ? `${voucher.code}, ${voucher.firstName} ${voucher.lastName}`.trim()
          : voucher.code;
        const isNobody = !voucher.isNamed && voucher.mobile === null && voucher.email === null;
        const parsed = {
          ...voucher,
          ...(isNobody ? { firstName: '', isNobody } : {}),
          title,
          detail: `${(voucher.balance / 100).toFixed(2)} left`,
          known: isKnown || null,
        };
        return { rowNumber, parsed, problems: isKnown ? [] : isTaken ? [...problems, 'taken-code'] : problems };
      }),
    );
  });
  await findDuplicates(tx.db, key);
  await matchByName(tx.db, key);
}
