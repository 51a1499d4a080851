import { cellsOf, foldName, readService } from '@thyme/domain/imports';
import { saveChecked } from '../clients/check-store.ts';
import { eachBatch } from '../steps/each-batch.ts';
import type { StepContext } from '../steps/step.ts';
import { listNames } from './store.ts';

/** Services that the shop already has, or that appear twice in the file, are skipped. */
export async function checkServices(context: StepContext): Promise<void> {
  const { tx, key, record } = context;
  const known = new Set((await listNames(tx.db, key.businessId)).map(foldName));
  await eachBatch(context, async (rows) => {
    const read = rows.map(({ rowNumber, cells }) => {
      const { service, problems } = readService(cellsOf(cells, record.columns));
      const name = foldName(service.title);
      const isKnown = known.has(name);
      known.add(name);
      const detail = `${(service.price / 100).toFixed(2)}, ${service.minutes} min`;
      return {
        rowNumber,
        parsed: { ...service, firstName: '', lastName: '', mobile: null, email: null, detail, known: isKnown || null },
        problems: isKnown ? [] : problems,
      };
    });
    await saveChecked(tx.db, key, read);
  });
}
