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
      limitNumberOfSales: voucher.limit ?? null,
      totalSale: 0,
      allServices: services.length === 0,
      position,
    };
    const voucherId = rows.add('vouchers', row);
    for (const { id } of services) rows.put('voucherServices', { businessId: shop.id, voucherId, serviceId: id });
    return { id: voucherId, row, services, sold: voucher.sold };
  });
}
