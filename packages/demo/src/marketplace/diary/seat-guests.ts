import { HOUR } from '@thyme/domain/time';
import { addAppointment } from '../books/add-appointment.ts';
import type { DemoGroup, DemoSchedule, DemoShop } from '../opening/demo-shop.ts';
import type { World } from '../world.ts';

/** The dates one guest books: all of a course, the one of a class, two or three consecutive weeks of a weekly one. */
function datesFor(group: DemoGroup, shop: DemoShop): readonly DemoSchedule[] {
  if (group.kind !== 'weekly') return group.dates;
  const from = shop.random.between(0, Math.min(5, group.dates.length - 2));
  return group.dates.slice(from, from + shop.random.between(2, 3));
}

function seatOne(world: World, shop: DemoShop, group: DemoGroup) {
  const { now } = world;
  const dates = datesFor(group, shop);
  const first = dates[0];
  const last = dates.at(-1);
  if (!first || !last || dates.some(({ left }) => left === 0)) return;
  addAppointment(world, {
    shop,
    guest: shop.random.pick(world.others),
    seats: { group, dates },
    status: last.endsAt <= now ? 'Completed' : 'Accept',
    bookedAt: Math.min(first.startsAt, now) - shop.random.between(3, 24 * 9) * HOUR,
  });
}

/** Fills classes and courses: some nearly empty, most half full, one in ten without a seat left. */
export function seatGuests(world: World, shop: DemoShop) {
  for (const group of shop.groups) {
    const seats = group.dates[0]?.left ?? 0;
    const wanted = shop.random.chance(0.1) ? seats : shop.random.between(1, Math.min(4, seats - 1));
    for (let count = 0; count < wanted; count++) seatOne(world, shop, group);
  }
}
