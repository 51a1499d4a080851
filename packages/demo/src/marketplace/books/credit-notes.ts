import type { CreditedLine } from '@thyme/db/schema';
import { sumOf } from '@thyme/domain/money';
import { creditLines } from '@thyme/domain/payments';
import type { Instant } from '@thyme/domain/time';
import type { DemoShop } from '../opening/demo-shop.ts';
import { idOf } from '../rows/demo-rows.ts';
import type { World } from '../world.ts';
import type { SaleIds } from './add-sale.ts';

interface Crediting extends SaleIds {
  shop: DemoShop;
  amount: number;
  reason: string;
  at: Instant;
}

/** Adds the credit note of a refund, as the server writes it; `numberPapers` connects it to its invoice. */
export function addCreditNote({ rows }: World, { shop, saleId, appointmentId, amount, reason, at }: Crediting): void {
  const sold = rows.of('saleLines').filter((line) => line.saleId === saleId && line.appointmentId === appointmentId);
  const creditable = sold.map(({ unitPrice, productQty = 1, discount = 0, vatRate = null }) => ({
    amount: unitPrice * productQty - discount,
    vatRate,
    credited: 0,
  }));
  const lines = creditLines(creditable, amount).flatMap((part, index): CreditedLine[] => {
    const line = sold[index];
    if (!line || part.amount === 0) return [];
    return [{ lineId: idOf(line), name: line.productName, vatRate: line.vatRate ?? null, ...part }];
  });
  const credited = sumOf(lines.map((line) => line.amount));
  if (credited === 0) return;
  rows.put('creditNotes', {
    businessId: shop.id,
    saleId,
    appointmentId,
    invoiceId: 0,
    prefix: `${shop.prefix}CN-`,
    reason,
    amount: credited,
    currency: shop.currency,
    lines,
    createdAt: at,
  });
}
