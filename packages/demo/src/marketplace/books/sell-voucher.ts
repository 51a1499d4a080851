import type { Instant } from '@thyme/domain/time';
import { type HeldVoucher, packageExpiry, voucherExpiry } from '@thyme/domain/vouchers';
import { randomFrom } from '../../generate/random.ts';
import type { DemoShop, DemoVoucher } from '../opening/demo-shop.ts';
import { seedOf } from '../opening/naming.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { RowOf } from '../rows/tables.ts';
import type { World } from '../world.ts';
import { addSale } from './add-sale.ts';
import { payByCard } from './card-payment.ts';

const VALID_FOR_MONTHS = 60;
/** Letters and digits that are not mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');

export interface SoldVoucher {
  id: number;
  shop: DemoShop;
  row: RowOf<'soldVouchers'>;
  /** The remaining value; the database computes it again from the uses. */
  left: number;
}

export interface VoucherPurchase {
  shop: DemoShop;
  guest: DemoGuest;
  voucher: DemoVoucher;
  /** Name of the recipient; the buyer when absent. */
  owner?: string;
  /** The recipient's account, once the voucher is claimed. */
  claimedBy?: DemoGuest;
  message?: string;
  /** Where and when it is mailed, for one that has not been. */
  mailed?: { to: string; at: Instant };
  bookedAt: Instant;
}

function codeOf(shop: DemoShop, id: number): string {
  const random = randomFrom(seedOf(`${shop.slug}/${id}`));
  const head = shop.slug.replace(/-/g, '').slice(0, 4).toUpperCase();
  return `${head}-${Array.from({ length: 6 }, () => random.pick(ALPHABET)).join('')}`;
}

function addSold({ rows }: World, purchase: VoucherPurchase, saleId: number, saleLineId: number): SoldVoucher {
  const { shop, guest, voucher, bookedAt } = purchase;
  const { name, title, color, retail, sessions, shareable } = voucher.row;
  const validFor = sessions ? (voucher.row.validFor ?? VALID_FOR_MONTHS) : VALID_FOR_MONTHS;
  const value = sessions ?? voucher.row.value;
  const row = {
    businessId: shop.id,
    voucherId: voucher.id,
    saleId,
    saleLineId,
    buyerId: guest.id,
    owner: purchase.owner ?? `${guest.firstName} ${guest.lastName}`,
    ownerId: purchase.owner ? (purchase.claimedBy?.id ?? null) : guest.id,
    code: codeOf(shop, rows.next('soldVouchers')),
    message: purchase.message ?? '',
    giver: purchase.owner ? guest.firstName : '',
    ownerEmail: purchase.mailed?.to ?? null,
    sendAt: purchase.mailed?.at ?? null,
    terms: {
      name,
      title: title ?? '',
      color: color ?? '',
      retail,
      validFor,
      services: voucher.services,
      ...(sessions && shareable ? { shareable } : {}),
    },
    unit: sessions ? ('session' as const) : ('money' as const),
    value,
    remaining: value,
    currency: shop.currency,
    purchasedAt: bookedAt,
    expiresAt: (sessions ? packageExpiry : voucherExpiry)(bookedAt, validFor, shop.zone),
  };
  voucher.row.totalSale += 1;
  return { id: rows.add('soldVouchers', row), shop, row, left: value };
}

/** Sells a voucher: its sale, the payment, and the voucher itself. */
export function sellVoucher(world: World, purchase: VoucherPurchase): SoldVoucher {
  const { rows } = world;
  const { shop, guest, voucher, bookedAt } = purchase;
  const { retail, name } = voucher.row;
  const saleId = addSale(world, purchase, { subTotal: retail, discount: 0, total: retail, payableNow: retail });
  const saleLineId = rows.add('saleLines', {
    businessId: shop.id,
    saleId,
    kind: 'voucher',
    appointmentId: null,
    pricingId: null,
    voucherId: voucher.id,
    voucherOwner: voucher.row.sessions ? null : (purchase.owner ?? `${guest.firstName} ${guest.lastName}`),
    productName: name,
    productQty: 1,
    unitPrice: retail,
    discount: 0,
    vatRate: null,
  });
  const ids = { saleId, appointmentId: null };
  const claim = { side: 'claim', kind: 'sale', amount: retail, currency: shop.currency, createdAt: bookedAt };
  rows.put('ledgerEntries', { businessId: shop.id, ...ids, ...claim });
  payByCard(world, purchase, ids, retail, bookedAt);
  return addSold(world, purchase, saleId, saleLineId);
}

/** The voucher as the redemption rules see it. */
export const heldOf = ({ id, row, left }: SoldVoucher): HeldVoucher => ({
  id,
  businessId: row.businessId,
  ownerId: row.ownerId ?? null,
  remaining: left,
  expiresAt: row.expiresAt,
  isActive: true,
  serviceIds: row.terms.services.map((service) => service.id),
});
