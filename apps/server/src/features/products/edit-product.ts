import type { Minor } from '@thyme/domain/money';
import { checkMovement, productLimits, type StockRefusal } from '@thyme/domain/products';
import { tidyLine } from '@thyme/domain/text';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { invalidInput } from '../../graphql/errors.ts';
import { withIdempotency } from '../../platform/database/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import * as store from './store.ts';

const MOST_PRODUCTS = 500;
const GONE = 'This product could not be found.';

export interface ProductForm {
  businessId: number;
  id: number | null;
  name: string;
  price: Minor;
  vatRate: number | null;
  sku: string;
  lowAt: number;
  /** Initial stock of a new product. */
  stock: number;
  /** Whether guests can order it; null leaves it unchanged. */
  soldOnline: boolean | null;
}

/** Earlier sales keep their name, price and VAT. */
export function saveProduct(services: Services, viewer: Viewer, form: ProductForm): Promise<ChangeAnswer> {
  const { businessId, id, price, vatRate, lowAt, stock, soldOnline } = form;
  const online = soldOnline === null ? {} : { soldOnline };
  const values = { name: tidyLine(form.name), price, vatRate, sku: tidyLine(form.sku), lowAt, ...online };
  const change = { businessId, action: id === null ? 'add-product' : 'save-product', subject: 'product' };
  return changeShop(services, viewer, change, async ({ tx, now }) => {
    await refuseTwin(tx, businessId, { id, ...values });
    if (id !== null) {
      await lockProduct(tx, businessId, id);
      await store.updateProduct(tx.db, { businessId, id }, values);
      return { id, message: 'Saved.', changes: values };
    }
    if ((await store.listProducts(tx.db, businessId)).length >= MOST_PRODUCTS)
      throw new Refused(`A shop has at most ${MOST_PRODUCTS} products.`);
    const added = await store.insertProduct(tx.db, { businessId, ...values, createdAt: now });
    const first = { businessId, productId: added, kind: 'delivery' as const, quantity: stock, reason: 'First stock' };
    if (stock > 0) await store.insertMovements(tx.db, [{ ...first, actorId: viewer.id, createdAt: now }]);
    return { id: added, message: 'Added.', changes: { ...values, stock } };
  });
}

async function refuseTwin(
  tx: UnitOfWork,
  businessId: number,
  product: { id: number | null; name: string; sku: string },
) {
  const twin = await store.findTwin(tx.db, businessId, product);
  if (!twin) return;
  const which = twin.isArchived ? 'an archived product' : 'a product';
  if (twin.isName) throw invalidInput({ name: [`You already have ${which} with this name.`] });
  throw invalidInput({ sku: [`You already have ${which} with this number.`] });
}

async function lockProduct(tx: UnitOfWork, businessId: number, id: number): Promise<store.ProductRow> {
  const [row] = await store.lockProducts(tx.db, businessId, [id]);
  if (!row) throw new Refused(GONE);
  return row;
}

/** Archives a product: it is no longer offered at the till. Stock and history remain. */
export function setProductActive(
  services: Services,
  viewer: Viewer,
  { businessId, id, active }: { businessId: number; id: number; active: boolean },
): Promise<ChangeAnswer> {
  const change = { businessId, action: active ? 'restore-product' : 'archive-product', subject: 'product' };
  return changeShop(services, viewer, change, async ({ tx, now }) => {
    const { name } = await lockProduct(tx, businessId, id);
    await store.updateProduct(tx.db, { businessId, id }, { archivedAt: active ? null : now });
    return { id, message: active ? 'On sale again.' : 'Archived.', changes: { name } };
  });
}

export interface StockForm {
  businessId: number;
  id: number;
  kind: 'delivery' | 'correction';
  quantity: number;
  reason: string;
  key: string | null;
}

function fieldOf(refusal: StockRefusal): Record<string, string[]> {
  switch (refusal.code) {
    case 'bad-quantity':
      return { quantity: [`Please enter a whole number up to ${productLimits.quantity}.`] };
    case 'reason-missing':
      return { reason: ['Please say why.'] };
    case 'below-zero':
      return {
        quantity: [refusal.stock === 0 ? 'There are none to take out.' : `Only ${refusal.stock} are in stock.`],
      };
  }
}

/** Records a delivery or a correction. */
export async function moveStock(services: Services, viewer: Viewer, form: StockForm): Promise<StatusMessage> {
  const { businessId, id, kind, quantity, key } = form;
  const reason = tidyLine(form.reason);
  await requireMembership(services, viewer, businessId, 'manager');
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_move_stock', input: { ...form, key: null } };
  return withIdempotency(services, call, async (tx): Promise<StatusMessage> => {
    const [product] = await store.lockProducts(tx.db, businessId, [id]);
    if (!product) return { status: 0, message: GONE };
    const checked = checkMovement({ kind, quantity, reason }, product.stock);
    if (!checked.ok) throw invalidInput(fieldOf(checked.refusal));
    const by = { actorId: viewer.id, createdAt: tx.clock.now() };
    await store.insertMovements(tx.db, [{ businessId, productId: id, kind, quantity, reason, ...by }]);
    const stock = product.stock + quantity;
    const about = { businessId, actorId: viewer.id, subject: 'product', subjectId: String(id) };
    const changes = { name: product.name, quantity, stock, ...(reason ? { reason } : {}) };
    await writeAuditEntry(tx, { ...about, action: `stock-${kind}`, changes });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: `${stock} in stock now.` };
  });
}
