import { dateAt } from '@thyme/domain/time';
import { PublicError } from '../../graphql/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { readProductRates } from '../businesses/index.ts';
import * as store from './store.ts';

const MOVEMENTS = 100;

/** A product with today's rate; null if the shop's own applies. */
export interface ShownProduct extends store.ProductRow {
  rateToday: number | null;
}

async function withRates(
  db: Db,
  { businessId, zone, now }: { businessId: number; zone: string; now: number },
  rows: readonly store.ProductRow[],
): Promise<ShownProduct[]> {
  const rateOf = await readProductRates(db, businessId, dateAt(zone, now));
  // A dated rate from the VAT page overrides the product's own.
  return rows.map((row) => ({ ...row, rateToday: rateOf(row.name) ?? row.vatRate }));
}

export async function readProducts(services: Services, viewer: Viewer, businessId: number): Promise<ShownProduct[]> {
  const { zone } = await requireMembership(services, viewer, businessId, 'manager');
  const rows = await store.listProducts(services.db, businessId);
  return withRates(services.db, { businessId, zone, now: services.clock.now() }, rows);
}

/** The products that the till offers. */
export async function listShelf(
  db: Db,
  at: { businessId: number; zone: string; now: number },
): Promise<ShownProduct[]> {
  return withRates(db, at, await store.listSellable(db, at.businessId));
}

export type StockMovement = Awaited<ReturnType<typeof store.listMovements>>[number];

export interface StockHistory {
  membership: Membership;
  movements: StockMovement[];
}

export async function readMovements(
  services: Services,
  viewer: Viewer,
  key: { businessId: number; id: number },
): Promise<StockHistory> {
  const membership = await requireMembership(services, viewer, key.businessId, 'manager');
  const products = await store.listProducts(services.db, key.businessId);
  if (!products.some(({ id }) => id === key.id)) throw new PublicError('This product could not be found.', 'NOT_FOUND');
  return { membership, movements: await store.listMovements(services.db, key, MOVEMENTS) };
}
