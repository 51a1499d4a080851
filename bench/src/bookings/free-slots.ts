import { type BenchGuest, type BenchShop, SLOT_SECONDS } from './shops.ts';

/** A guest, and a slot that is still free. */
export interface FreeSlot {
  shop: BenchShop;
  guest: BenchGuest;
  /** The shop's wall clock, in seconds. */
  time: number;
  date: string;
  chair: number;
  key: string;
}

const DAY = 86_400;

/** Slots that are still free: in each half hour of each shop, as many as it has chairs. */
export function freeSlots(
  shops: readonly BenchShop[],
  guests: readonly BenchGuest[],
  firstDay: number,
): () => FreeSlot {
  const start = (Math.ceil(Date.now() / 1000 / DAY) + firstDay) * DAY;
  let count = -1;
  return () => {
    count += 1;
    const shop = shops[count % shops.length] as BenchShop;
    const turn = Math.floor(count / shops.length);
    const chair = shop.chairIds[turn % shop.chairIds.length] ?? 0;
    const time = start + Math.floor(turn / shop.chairIds.length) * SLOT_SECONDS;
    const guest = guests[count % guests.length] as BenchGuest;
    return { shop, chair, time, date: dateOf(time), guest, key: `${firstDay}-${shop.id}-${count}` };
  };
}

const dateOf = (wall: number) => new Date(wall * 1000).toISOString().slice(0, 10);
