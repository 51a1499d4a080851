import type { VoucherSketch } from '../catalogue/index.ts';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { DemoShop } from './demo-shop.ts';
import { cents } from './offer.ts';

/** The services of one category, with their display names. */
function servicesUnder(shop: DemoShop, heading: string) {
  const labels = new Map(
    shop.pricings.filter(({ category }) => category === heading).map(({ serviceId, service }) => [serviceId, service]),
  );
  return [...labels].map(([id, label]) => ({ id, label }));
}

/** Adds the vouchers that a shop offers. */
export function addVouchers(rows: DemoRows, shop: DemoShop, vouchers: readonly VoucherSketch[]) {
  shop.vouchers = vouchers.map((voucher, position) => {
    const services = voucher.only ? servicesUnder(shop, voucher.only) : [];
    const row = {
      businessId: shop.id,
      name: voucher.name,
      title: voucher.title,
      note: voucher.note,
      color: voucher.color,
      retail: cents(voucher.euro),
      value: cents(voucher.worth ?? voucher.euro),
      amountFrom: voucher.amounts ? cents(voucher.amounts.from) : null,
      amountTo: voucher.amounts ? cents(voucher.amounts.to) : null,
      sessions: null,
      shareable: false,
      validFor: 60,
      limitNumberOfSales: voucher.limit ?? null,
      totalSale: 0,
      isMembership: false,
      allServices: services.length === 0,
      position,
    };
    const voucherId = rows.add('vouchers', row);
    for (const { id } of services) rows.put('voucherServices', { businessId: shop.id, voucherId, serviceId: id });
    return { id: voucherId, row, services, sold: voucher.sold };
  });
}

interface PackageSketch {
  name: string;
  note: string;
  color: string;
  sessions: number;
  euro: number;
  months: number;
  /** Services that a session pays for, by name. */
  only: readonly string[];
  shareable?: boolean;
}

/** The packages of a few shops. */
const PACKAGES: Readonly<Record<string, readonly PackageSketch[]>> = {
  'willow-room': [
    {
      name: 'Three hot stones',
      note: 'One a month keeps the shoulders down.',
      color: 'plum',
      sessions: 3,
      euro: 240,
      months: 12,
      only: ['Hot stone massage'],
    },
    {
      name: 'Five head massages',
      note: 'For long weeks.',
      color: 'thyme',
      sessions: 5,
      euro: 110,
      months: 6,
      only: ['Head massage'],
      shareable: true,
    },
  ],
  'salt-and-strand': [
    {
      name: 'Five blow-dries',
      note: 'One is on us.',
      color: 'thyme',
      sessions: 5,
      euro: 120,
      months: 12,
      only: ['Wash & blow-dry'],
    },
  ],
  'fern-and-fold': [
    {
      name: 'Three cuts',
      note: 'For a year of good hair.',
      color: 'thyme',
      sessions: 3,
      euro: 165,
      months: 18,
      only: ['Cut & finish'],
    },
  ],
};

/** Adds the packages that a shop offers, after its vouchers. */
export function addPackages(rows: DemoRows, shop: DemoShop) {
  shop.packages = (PACKAGES[shop.slug] ?? []).map((sketch, index) => {
    const labels = new Map(
      shop.pricings
        .filter(({ service }) => sketch.only.includes(service))
        .map(({ serviceId, service }) => [serviceId, service]),
    );
    const services = [...labels].map(([id, label]) => ({ id, label }));
    const row = {
      businessId: shop.id,
      name: sketch.name,
      title: '',
      note: sketch.note,
      color: sketch.color,
      retail: cents(sketch.euro),
      value: cents(sketch.euro),
      sessions: sketch.sessions,
      shareable: sketch.shareable ?? false,
      validFor: sketch.months,
      limitNumberOfSales: null,
      totalSale: 0,
      isMembership: false,
      allServices: services.length === 0,
      position: shop.vouchers.length + index,
    };
    const voucherId = rows.add('vouchers', row);
    for (const { id } of services) rows.put('voucherServices', { businessId: shop.id, voucherId, serviceId: id });
    return { id: voucherId, row, services };
  });
}
