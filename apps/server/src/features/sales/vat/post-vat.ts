import type { Span } from '@thyme/domain/availability';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { SaleKey } from '../sale-key.ts';
import { computePostings } from './compute-postings.ts';
import { insertPostings, listUnposted, lockSales } from './posting-store.ts';

const BATCH = 200;

/**
 * Stores what the payments of a sale so far were for. Called when a document states their rates: correcting a rate on
 * the same day must not contradict the document.
 */
export async function postSale(tx: UnitOfWork, { businessId, saleId }: SaleKey): Promise<void> {
  const saleIds = [saleId];
  await lockSales(tx.db, { businessId, saleIds });
  const now = tx.clock.now();
  for (const { fresh } of await computePostings(tx.db, { businessId, saleIds }))
    await insertPostings(
      tx.db,
      fresh.filter(({ at }) => at < now).map((posting) => ({ ...posting, businessId, saleId })),
    );
}

/** Stores what the payments of a period were for, and their VAT. Stored postings never change. */
export async function postVat(services: Services, businessId: number, span: Span): Promise<void> {
  for (;;) {
    const count = await inTransaction(services, async (tx) => {
      const saleIds = await listUnposted(tx.db, businessId, span, BATCH);
      if (saleIds.length === 0) return 0;
      await lockSales(tx.db, { businessId, saleIds });
      for (const { saleId, fresh } of await computePostings(tx.db, { businessId, saleIds }))
        await insertPostings(
          tx.db,
          fresh.map((posting) => ({ ...posting, businessId, saleId })),
        );
      return saleIds.length;
    });
    if (count < BATCH) return;
  }
}
