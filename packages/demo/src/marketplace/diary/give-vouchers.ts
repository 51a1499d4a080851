import { DAY } from '@thyme/domain/time';
import { sellVoucher } from '../books/sell-voucher.ts';
import type { DemoShop, DemoVoucher } from '../opening/demo-shop.ts';
import { otherGuests } from '../people/names.ts';
import type { World } from '../world.ts';

const wishes = [
  '',
  'Happy birthday!',
  'For all the lifts to training.',
  'Thank you, from all of 4B.',
  'Treat yourself.',
];

function sellOne(world: World, shop: DemoShop, voucher: DemoVoucher) {
  const { random } = shop;
  const [firstName, lastName] = random.pick(otherGuests);
  const gift = random.chance(0.6) ? { owner: `${firstName} ${lastName}`, message: random.pick(wishes) } : {};
  const bookedAt = world.now - random.between(1, 50) * DAY - random.between(0, 40_000);
  sellVoucher(world, { shop, guest: random.pick(world.others), voucher, bookedAt, ...gift });
}

/** Sells a few of each shop's vouchers to other guests. */
export function giveVouchers(world: World, shop: DemoShop) {
  for (const voucher of shop.vouchers) {
    const most = voucher.row.limitNumberOfSales ?? Number.POSITIVE_INFINITY;
    const wanted = Math.min(voucher.sold ?? shop.random.between(0, 3), most) - voucher.row.totalSale;
    for (let count = 0; count < wanted; count++) sellOne(world, shop, voucher);
  }
}
