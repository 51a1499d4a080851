import { DAY, type Instant } from '@thyme/domain/time';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { DemoShop } from './demo-shop.ts';

interface Shelved {
  name: string;
  price: number;
  sku?: string;
  lowAt: number;
  /** Pieces received, and pieces sold since. */
  came: number;
  gone?: { quantity: number; reason: string };
  isArchived?: boolean;
  /** Sold at the till only, not with online bookings. */
  isTillOnly?: boolean;
}

/** Products of two shops: in stock, running low, sold out, and discontinued. */
const SHELVES: Readonly<Record<string, readonly Shelved[]>> = {
  'Fern & Fold': [
    { name: 'Bond repair oil, 50 ml', price: 2_400, sku: '5391500010017', lowAt: 3, came: 12 },
    { name: 'Curl cream, 200 ml', price: 1_950, sku: '5391500010024', lowAt: 3, came: 8 },
    { name: 'Cool blonde shampoo, 250 ml', price: 1_800, sku: '5391500010031', lowAt: 4, came: 3 },
    {
      name: 'Boar bristle brush',
      price: 3_200,
      lowAt: 1,
      came: 2,
      gone: { quantity: 2, reason: 'Two bent in the delivery' },
    },
    { name: 'Silk scrunchie', price: 850, lowAt: 5, came: 24, isTillOnly: true },
    { name: 'Sea salt spray, 150 ml', price: 1_600, sku: '5391500010048', lowAt: 2, came: 1, isArchived: true },
  ],
  'The Copper Comb': [
    { name: 'Matte clay, 80 g', price: 1_700, sku: '5391500020016', lowAt: 4, came: 15 },
    { name: 'Beard oil, 30 ml', price: 1_500, sku: '5391500020023', lowAt: 3, came: 2 },
    { name: 'Pocket comb', price: 600, lowAt: 5, came: 30 },
    { name: 'Aftershave balm, 100 ml', price: 2_100, sku: '5391500020030', lowAt: 2, came: 6 },
  ],
};

/** Irish VAT on goods. */
const RATE = 23;

export function addShelf(rows: DemoRows, shop: DemoShop, now: Instant): void {
  for (const shelved of SHELVES[shop.sketch.name] ?? []) {
    const { name, price, sku = '', lowAt, came, gone, isArchived = false, isTillOnly = false } = shelved;
    const businessId = shop.id;
    const archivedAt = isArchived ? now - 10 * DAY : null;
    const of = { businessId, name, price, sku, lowAt, vatRate: RATE, soldOnline: !isTillOnly };
    const product = { ...of, archivedAt, createdAt: now - 90 * DAY };
    const productId = rows.add('products', product);
    const by = { businessId, productId, actorId: shop.ownerId };
    const delivery = { kind: 'delivery' as const, quantity: came, reason: 'First stock' };
    rows.put('stockMovements', { ...by, ...delivery, createdAt: now - 90 * DAY });
    if (gone)
      rows.put('stockMovements', {
        ...by,
        kind: 'correction',
        quantity: -gone.quantity,
        reason: gone.reason,
        createdAt: now - 40 * DAY,
      });
  }
}

/** The same shops ask guests to agree to a fee. */
export function addFeeRule(rows: DemoRows, shop: DemoShop): void {
  if (!(shop.sketch.name in SHELVES)) return;
  rows.put('cardFeeRules', { businessId: shop.id, percent: 50, lateHours: 24 });
}
