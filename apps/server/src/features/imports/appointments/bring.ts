import type { ImportCounts } from '@thyme/db/schema';
import { takeCalendarAlone } from '../../edits/index.ts';
import { bringGuests } from '../clients/bring.ts';
import { matchAgain } from '../clients/check-store.ts';
import { countNewGuests } from '../clients/run-store.ts';
import { countRows } from '../rows-store.ts';
import { categoryNamed, insertService } from '../services/store.ts';
import { inHalves, type StepContext } from '../steps/step.ts';
import { updateImport } from '../store.ts';
import { insertPast, listComing, listUnknownServices, setPricing } from './past-store.ts';
import { placeComing } from './place-coming.ts';
import { readShop } from './shop-store.ts';

const BATCH = 2_000;
/** The category of services that only the file knows. Guests do not see it. */
const CATEGORY = 'Imported';

/** Past appointments become history, upcoming ones go into the calendar; clashing ones become overrides by the owner. */
export async function bringAppointments(context: StepContext): Promise<ImportCounts> {
  const { tx, key, record } = context;
  const [asGuests, asAppointments] = inHalves(context);
  const now = tx.clock.now();
  await matchAgain(tx.db, key);
  const { need } = await countRows(tx.db, key, now);
  await bringGuests({ ...context, progress: asGuests });
  const matches = await createServices(context);
  const shop = await readShop(tx.db, key.businessId);
  let added = 0;
  for (let from = 1; from <= record.rowCount; from += BATCH) {
    added += await insertPast(tx.db, key, { from, to: from + BATCH - 1, currency: shop.currency, now });
    await asAppointments(Math.min(from + BATCH - 1, record.rowCount));
  }
  const coming = await listComing(tx.db, key);
  // Last, because no one can book while the lock is held.
  if (coming.length > 0) await takeCalendarAlone(tx.db, key.businessId);
  for (const row of coming) await placeComing(context, shop, row);
  // After the last progress report, which would wait for this row.
  await updateImport(tx.db, key, { matches });
  const guests = await countNewGuests(tx.db, key);
  const written = added + coming.length;
  return {
    added: written,
    merged: record.rowCount - need - written,
    left: need,
    guests,
    coming: coming.length,
    kept: 0,
  };
}

/** Creates hidden services that only the file knows, and records them for an undo. */
async function createServices({ tx, key, record }: StepContext): Promise<StepContext['record']['matches']> {
  const unknown = await listUnknownServices(tx.db, key);
  if (unknown.length === 0) return record.matches;
  const now = tx.clock.now();
  const category = await categoryNamed(tx.db, key.businessId, CATEGORY);
  const created: number[] = [];
  for (const [position, { service, length, price }] of unknown.entries()) {
    const values = {
      title: service,
      description: '',
      price: price ?? 0,
      minutes: length,
      active: false,
      categoryId: category.id,
      position,
    };
    const { serviceId, pricingId } = await insertService(tx.db, key.businessId, values, now);
    await setPricing(tx.db, key, service, pricingId);
    created.push(serviceId);
  }
  return { ...record.matches, created, ...(category.isNew ? { category: category.id } : {}) };
}
