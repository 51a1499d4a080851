import { type BenchGuest, type BenchShop, SLOT_SECONDS } from './bookings-shops.ts';

/** Somebody, and a time that nobody has yet. */
export interface Place {
  shop: BenchShop;
  guest: BenchGuest;
  /** Seconds as the shop's wall shows them. */
  time: number;
  date: string;
  chair: number;
  key: string;
}

const DAY = 86_400;

/** Times that nobody has yet, in each half hour of each shop as many as it has chairs. */
export function places(shops: readonly BenchShop[], guests: readonly BenchGuest[], firstDay: number): () => Place {
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
