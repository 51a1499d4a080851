import { tidyLine, tidyText } from '@thyme/domain/text';
import { unusedValue } from '@thyme/domain/vouchers';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import { listServiceIds } from '../../services/index.ts';
import * as store from '../edit-store.ts';
import { listPackages, listSoldPackages, type PackageRow, sumLeft } from './session-store.ts';

const MOST_PACKAGES = 60;
const MOST_SOLD = 50;
const GONE = 'This package could not be found.';

export interface DeskPackage extends PackageRow {
  serviceIds: number[];
  /** How many are sold, and how many of their sessions are unused. */
  inHands: number;
  left: number;
}

export type SoldPackage = Awaited<ReturnType<typeof listSoldPackages>>[number] & {
  /** What a refund of the unused sessions returns. */
  unused: number;
};

export interface PackageShelf {
  packages: DeskPackage[];
  sold: SoldPackage[];
}

/** A shop's package offers, and those that guests have. */
export async function readPackages(
  services: Services,
  viewer: Viewer,
  { businessId, text }: { businessId: number; text: string },
): Promise<PackageShelf> {
  await requireMembership(services, viewer, businessId, 'manager');
  const { db, clock } = services;
  const [rows, links, sums, sold] = await Promise.all([
    listPackages(db, businessId),
    store.listVoucherServices(db, businessId),
    sumLeft(db, businessId, clock.now()),
    listSoldPackages(db, businessId, { text: tidyLine(text), limit: MOST_SOLD }),
  ]);
  return {
    packages: rows.map((row) => {
      const sum = sums.find(({ voucherId }) => voucherId === row.id);
      const serviceIds = links.filter(({ voucherId }) => voucherId === row.id).map(({ serviceId }) => serviceId);
      return { ...row, serviceIds, inHands: sum?.sold ?? 0, left: sum?.left ?? 0 };
    }),
    sold: sold.map((row) => {
      const { value: sessions, remaining, terms } = row.sold;
      return { ...row, unused: unusedValue({ sessions, price: terms.retail }, remaining) };
    }),
  };
}

export interface PackageForm {
  businessId: number;
  id: number | null;
  name: string;
  note: string;
  color: string;
  price: number;
  sessions: number;
  validFor: number;
  shareable: boolean;
  limitNumberOfSales: number | null;
  /** Empty: valid for every service. */
  serviceIds: readonly number[];
}

/** Packages already sold keep their terms. */
export function savePackage(services: Services, viewer: Viewer, form: PackageForm): Promise<ChangeAnswer> {
  const { businessId, id, serviceIds, price, ...given } = form;
  const values = {
    ...given,
    name: tidyLine(given.name),
    title: '',
    note: tidyText(given.note),
    retail: price,
    // Sessions are not an amount: a package is worth its price.
    value: price,
    allServices: serviceIds.length === 0,
  };
  const change = { businessId, action: id === null ? 'add-package' : 'save-package', subject: 'package' };
  return changeShop(services, viewer, change, async ({ tx, now }) => {
    const wanted = [...new Set(serviceIds)];
    if ((await listServiceIds(tx.db, businessId, wanted)).length !== wanted.length)
      throw new Refused('This service could not be found.');
    let packageId = id;
    if (packageId === null) {
      if ((await listPackages(tx.db, businessId)).length >= MOST_PACKAGES)
        throw new Refused(`A shop has at most ${MOST_PACKAGES} packages.`);
      packageId = await store.insertVoucher(tx.db, businessId, values, now);
    } else {
      const before = await lockPackage(tx.db, businessId, packageId);
      if (values.limitNumberOfSales !== null && values.limitNumberOfSales < before.totalSale)
        throw new Refused(`${before.totalSale} are sold already. Please allow at least as many.`);
      await store.updateVoucher(tx.db, businessId, packageId, values);
    }
    await store.replaceVoucherServices(tx.db, businessId, packageId, wanted);
    const { value: _, allServices: _all, title: _title, ...changes } = values;
    return { id: packageId, message: id === null ? 'Added.' : 'Saved.', changes: { ...changes, serviceIds: wanted } };
  });
}

async function lockPackage(db: Parameters<typeof store.lockVoucher>[0], businessId: number, id: number) {
  const row = await store.lockVoucher(db, businessId, id);
  if (!row || row.sessions === null || row.isMembership) throw new Refused(GONE);
  return row;
}

/** Off: no longer sold. Sold ones stay valid. */
export function setPackageActive(
  services: Services,
  viewer: Viewer,
  { businessId, id, active }: { businessId: number; id: number; active: boolean },
): Promise<ChangeAnswer> {
  const change = { businessId, action: active ? 'restore-package' : 'archive-package', subject: 'package' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const { name } = await lockPackage(tx.db, businessId, id);
    await store.updateVoucher(tx.db, businessId, id, { active });
    return { id, message: active ? 'On sale again.' : 'No longer sold.', changes: { name } };
  });
}
