import { wallOf } from '@thyme/domain/time';
import { freeTimes, pinText, type ShopTimes } from './free-times.ts';

/** The first free times of each shop for its card and its pin. Formatted on the server, which knows all time zones. */
export function timesByShop(shops: readonly { id: number; zone: string }[], times: readonly ShopTimes[]) {
  const now = Math.floor(Date.now() / 1000);
  const zones = new Map(shops.map(({ id, zone }) => [id, zone]));
  const walled = times.map(({ business_id: id, times: own }) => ({
    id,
    own,
    wall: wallOf(zones.get(id) ?? 'Europe/Dublin', now),
  }));
  return {
    cards: new Map(walled.map(({ id, own, wall }) => [id, freeTimes(own, wall)])),
    pins: new Map(walled.map(({ id, own, wall }) => [id, pinText(own, wall)])),
  };
}
