import { cellsOf, type Reading, readClient } from '@thyme/domain/imports';
import { eachBatch } from '../steps/each-batch.ts';
import type { StepContext } from '../steps/step.ts';
import { findDuplicates, saveChecked } from './check-store.ts';

export async function checkClients(context: StepContext, reading: Reading): Promise<void> {
  const { tx, key, record } = context;
  await eachBatch(context, (rows) =>
    saveChecked(
      tx.db,
      key,
      rows.map(({ rowNumber, cells }) => {
        const { client, problems } = readClient(cellsOf(cells, record.columns), reading);
        return { rowNumber, parsed: client, problems };
      }),
    ),
  );
  await findDuplicates(tx.db, key);
}
