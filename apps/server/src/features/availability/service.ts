export { deleteLapsedHoldsOf } from './hold-store.ts';
export { readBusy, readOffers, readShop, readStall, type Stall } from './read-shop.ts';
export type { Offer, Shop } from './shop.ts';
export { nearestSessions, readNearest } from './times.ts';
