import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { type Page, pageOf, windowOf } from './operator-mails.ts';
import { type Operator, recordAct } from './sessions.ts';
import { type ListedShop, listShops } from './shops-store.ts';

export interface ShopOverview extends Page<ListedShop> {
  search: string;
}

/** All shops with their owners; the view is logged with what it showed. */
export function viewShops(
  services: Services,
  operator: Operator,
  { search, page }: { search: string; page: number },
): Promise<ShopOverview> {
  return inTransaction(services, async (tx) => {
    const found = pageOf(await listShops(tx.db, tx.clock.now(), search, windowOf(page)), page);
    const ids = found.items.map(({ id }) => id);
    if (ids.length > 0) await recordAct(tx, operator, { action: 'view', subject: 'shops', details: { search, ids } });
    return { ...found, search };
  });
}
