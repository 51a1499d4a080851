import type { Instant } from '@thyme/domain/time';
import type { DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { World } from '../world.ts';

export interface SaleIds {
  saleId: number;
  /** Missing for the sale of a voucher. */
  appointmentId: number | null;
}

interface Amounts {
  subTotal: number;
  discount: number;
  total: number;
  payableNow: number;
}

interface Buying {
  shop: DemoShop;
  guest: DemoGuest;
  bookedAt: Instant;
}

/** Adds a sale and its invoice, which `numberPapers` numbers when all are known. */
export function addSale({ rows }: World, { shop, guest, bookedAt }: Buying, amounts: Amounts): number {
  const { address, email, mobile } = guest;
  const saleId = rows.add('sales', {
    businessId: shop.id,
    userId: guest.id,
    status: 'confirmed',
    currency: shop.currency,
    subTotal: amounts.subTotal,
    discount: amounts.discount,
    totalAmount: amounts.total,
    payableNow: amounts.payableNow,
    partsUntil: null,
    inFull: false,
    depositUntil: null,
    createdAt: bookedAt,
    confirmedAt: bookedAt,
  });
  rows.put('invoices', {
    businessId: shop.id,
    saleId,
    prefix: shop.prefix,
    buyer: {
      name: `${guest.firstName} ${guest.lastName}`,
      ...(address ? { address } : {}),
      ...(email ? { email } : {}),
      ...(mobile ? { mobile } : {}),
    },
    seller: {
      name: shop.sketch.name,
      address: `${shop.sketch.street}, ${shop.sketch.area}`,
      country: shop.country,
      ...(shop.vatNumber ? { vatNumber: shop.vatNumber } : {}),
    },
    createdAt: bookedAt,
  });
  return saleId;
}
