export type { AtDesk } from './at-desk.ts';
export { shareCalendar, shareCalendarOf, takeCalendar } from './calendar-lock.ts';
export { deleteLapsedHoldsOf } from './hold-store.ts';
export { listTimesOf } from './own-times-store.ts';
export { readBusy, readBusyBetween, readOffers, readShop, readStall, type Stall, type TakenTime } from './read-shop.ts';
export type { Offer, Shop } from './shop.ts';
export { type DayAnswer, nearestSessions, readDay, readNearest } from './times.ts';
