import { singleRate, type VatTreatment } from '@thyme/domain/books';
import { type Minor, sumOf } from '@thyme/domain/money';
import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { listRates, type RateRow, readShopRate } from '../../businesses/index.ts';
import { postVat } from '../../sales/index.ts';
import { listServiceRates } from '../../vouchers/index.ts';
import { openBooks, type Period } from '../span.ts';
import * as store from './vat-store.ts';

export interface VatLine {
  treatment: VatTreatment;
  /** Null where no VAT is stated. */
  rate: number | null;
  gross: Minor;
  vat: Minor;
}

export interface VatFigures {
  lines: VatLine[];
  vat: Minor;
  /** Sold vouchers that are taxed when they are used. */
  vouchersSold: Minor;
  /** Paid with vouchers that were taxed when sold. */
  vouchersPrepaid: Minor;
  /** Voucher value above the price that was paid. */
  bonus: Minor;
  /** Sessions of packages that expired; nothing is supplied, so there is no VAT. */
  breakage: Minor;
  tips: Minor;
  /** Paid but not owed. */
  credit: Minor;
  /** The total, which equals the ledger's. */
  paid: Minor;
}

/** VAT by rate on what was paid in a period. Every payment is included, so it sums to the ledger. */
export async function readVat(services: Services, viewer: Viewer, period: Period): Promise<VatFigures> {
  const { span } = await openBooks(services, viewer, period);
  await postVat(services, period.businessId, span);
  const sums = await store.sumPostings(services.db, period.businessId, span);
  const of = (kind: string) => sumOf(sums.filter((row) => row.kind === kind).map(({ gross }) => gross));
  const lines = sums.filter(({ kind }) => kind === 'sale');
  return {
    lines,
    vat: sumOf(lines.map(({ vat }) => vat)),
    vouchersSold: of('voucher'),
    vouchersPrepaid: of('prepaid'),
    bonus: of('bonus'),
    breakage: of('breakage'),
    tips: of('tip'),
    credit: of('credit'),
    paid: await store.sumPaid(services.db, period.businessId, span),
  };
}

export interface VatRates {
  isRegistered: boolean;
  shopRate: number | null;
  today: string;
  services: { id: number; name: string; rate: number | null }[];
  products: { name: string; rate: number | null }[];
  vouchers: { id: number; name: string; purpose: string; singleRate: number | null }[];
  changes: (RateRow & { name: string })[];
}

/** How everything a shop sells is taxed, with scheduled changes. */
export async function readRates(services: Services, viewer: Viewer, businessId: number): Promise<VatRates> {
  const { zone } = await requireMembership(services, viewer, businessId, 'money');
  const { db } = services;
  const [shop, offered, products, vouchers, changes] = await Promise.all([
    readShopRate(db, businessId),
    store.listServices(db, businessId),
    store.listProducts(db, businessId),
    store.listVouchers(db, businessId),
    listRates(db, businessId),
  ]);
  const limited = vouchers.filter(({ allServices }) => !allServices).map(({ id }) => id);
  const rates = await listServiceRates(db, businessId, limited);
  const nameOf = ({ subject, serviceId, product }: RateRow) => {
    if (subject === 'shop') return 'Everything else';
    if (subject === 'product') return product || 'All products';
    return offered.find(({ id }) => id === serviceId)?.name ?? 'A service that is hidden';
  };
  return {
    isRegistered: shop.isRegistered,
    shopRate: shop.rate,
    today: dateAt(zone, services.clock.now()),
    services: offered,
    products,
    vouchers: vouchers.map(({ id, name, purpose }) => ({
      id,
      name,
      purpose,
      singleRate: singleRate(rates.filter(({ voucherId }) => voucherId === id).map(({ rate }) => rate)),
    })),
    changes: changes.map((change) => ({ ...change, name: nameOf(change) })),
  };
}
