import { soldVouchers, voucherServices } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { only } from '../../../../test/kit/fixtures.ts';
import { at, book, insertVoucher, type SignedIn, type TestApi, type TestBusiness } from '../../../../test/kit/index.ts';
import { walletToken } from '../../../../test/kit/paying.ts';

export interface Place {
  api: TestApi;
  shop: TestBusiness;
  guest: SignedIn;
}

/** A package for the shop's only service: five sessions for €160.01, valid for a year, by default. */
export async function offerPackage({ api, shop }: Omit<Place, 'guest'>, values: object = {}) {
  const price = (values as { retail?: number }).retail ?? 16_001;
  const offer = await insertVoucher(api.db, shop.id, {
    name: 'Five facials',
    sessions: 5,
    retail: price,
    value: price,
    validFor: 12,
    allServices: false,
    ...values,
  });
  await api.db.insert(voucherServices).values({ businessId: shop.id, voucherId: offer.id, serviceId: shop.serviceId });
  return offer;
}

/** Buys a package as a guest and returns its stored row. */
export async function buyPackage({ api, shop, guest }: Place, offer: { id: number; retail: number }) {
  const price = offer.retail / 100;
  const bought = await book(api, guest.token, {
    business_id: shop.id,
    vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: '' }],
    payment_info: { google: price },
    google_pay_token: await walletToken(api, 'google', price),
  });
  return only(
    await api.db
      .select()
      .from(soldVouchers)
      .where(eq(soldVouchers.saleId, bought.sale_id ?? 0)),
  );
}

/** A booking that is paid with a session. */
export const bookWith = ({ api, shop, guest }: Place, code: string, time: string, more: object = {}) => ({
  api,
  token: guest.token,
  request: {
    booking_request: 'web',
    business_id: shop.id,
    services: [at(shop.pricingId, time)],
    payment_info: { voucher: [{ code }] },
    ...more,
  },
});

export async function leftOf(api: TestApi, id: number): Promise<number> {
  return only(await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, id))).remaining;
}
