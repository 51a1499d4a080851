import type { Instant } from '@thyme/domain/time';
import type { DemoShop, DemoVoucher } from './opening/demo-shop.ts';
import type { DemoGuest } from './people/add-guests.ts';
import type { DemoRows } from './rows/demo-rows.ts';
import type { RowOf } from './rows/tables.ts';

/** The marketplace while it is being built. */
export interface World {
  now: Instant;
  rows: DemoRows;
  shops: readonly DemoShop[];
  /** Guests who can log in. */
  named: readonly DemoGuest[];
  others: readonly DemoGuest[];
  /** Guest statuses, by shop and guest. */
  guestStatusRows: Map<string, RowOf<'guestStatuses'>>;
  /** Creates an unguessable name. */
  secret: () => string;
}

export function shopCalled(world: World, slug: string): DemoShop {
  const shop = world.shops.find((each) => each.slug === slug);
  if (!shop) throw new Error(`The demo has no shop ${slug}.`);
  return shop;
}

export function guestCalled(world: World, name: string): DemoGuest {
  const guest = world.named.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
  if (!guest) throw new Error(`The demo has no guest ${name}.`);
  return guest;
}

export function voucherCalled(shop: DemoShop, name: string): DemoVoucher {
  const voucher = shop.vouchers.find(({ row }) => row.name === name);
  if (!voucher) throw new Error(`${shop.slug} sells no voucher ${name}.`);
  return voucher;
}

/** The guest's status at a shop, to be changed in place; New by default. */
export function guestStatusOf({ rows, guestStatusRows, now }: World, shop: DemoShop, guest: DemoGuest) {
  const key = `${shop.id}/${guest.id}`;
  let status = guestStatusRows.get(key);
  if (!status) {
    status = {
      businessId: shop.id,
      userId: guest.id,
      status: 'New',
      block: false,
      reason: '',
      note: '',
      allergies: '',
      tags: [],
      createdAt: now,
    };
    guestStatusRows.set(key, status);
    rows.put('guestStatuses', status);
  }
  return status;
}
