import type { ImportCounts } from '@thyme/db/schema';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { businessChanged } from '../../edits/index.ts';
import { updateFromPrice } from '../../services/index.ts';
import { countRows } from '../rows-store.ts';
import type { StepContext } from '../steps/step.ts';
import {
  categoryNamed,
  deleteEmptyCategory,
  deleteService,
  hideService,
  insertService,
  listBrought,
  listNewServices,
  nameRow,
} from './store.ts';

/** Search and the shop's 'from' price depend on what is on sale. */
async function refresh(tx: UnitOfWork, businessId: number): Promise<void> {
  await updateFromPrice(tx.db, businessId);
  await businessChanged(tx, { businessId });
}

export async function bringServices({ tx, key, progress }: StepContext): Promise<ImportCounts> {
  const { businessId } = key;
  const now = tx.clock.now();
  const { same, need } = await countRows(tx.db, key, now);
  const rows = await listNewServices(tx.db, key);
  for (const [index, { rowNumber, service }] of rows.entries()) {
    const category = await categoryNamed(tx.db, businessId, service.category);
    const { serviceId } = await insertService(
      tx.db,
      businessId,
      { ...pick(service), categoryId: category.id, position: rowNumber },
      now,
    );
    await nameRow(tx.db, key, rowNumber, {
      subject: serviceId,
      after: category.isNew ? { categoryId: category.id } : null,
    });
    if (index % 100 === 99) await progress(index + 1);
  }
  await refresh(tx, businessId);
  return { added: rows.length, merged: same, left: need, guests: 0, coming: 0, kept: 0 };
}

const pick = ({
  title,
  description,
  price,
  minutes,
  active,
}: Awaited<ReturnType<typeof listNewServices>>[number]['service']) => ({
  title,
  description,
  price,
  minutes,
  active,
});

/** Hides services that were booked since, and deletes the others. Returns how many were hidden. */
export async function removeServices({ tx, key }: StepContext): Promise<number> {
  const { businessId } = key;
  let kept = 0;
  const brought = await listBrought(tx.db, key);
  for (const { serviceId } of brought) kept += (await isRemoved(tx, businessId, serviceId)) ? 0 : 1;
  for (const { categoryId } of brought)
    if (categoryId !== null) await deleteEmptyCategory(tx.db, businessId, categoryId);
  await refresh(tx, businessId);
  return kept;
}

/** PostgreSQL's error code for a row that others refer to. */
const REFERRED = '23503';

/** Deletes a service, or hides one that others refer to. */
export async function isRemoved(tx: UnitOfWork, businessId: number, serviceId: number): Promise<boolean> {
  try {
    await tx.db.transaction((inner) => deleteService(inner, businessId, serviceId));
    return true;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (!(cause instanceof Error && 'code' in cause && cause.code === REFERRED)) throw error;
    await hideService(tx.db, businessId, serviceId);
    return false;
  }
}
