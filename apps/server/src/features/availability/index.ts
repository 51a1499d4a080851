export { askedOf } from './asked-person.ts';
export type { AtDesk } from './at-desk.ts';
export { boundsAfterCall, type CallNeed, callNeedOf, countedCalls } from './call-need.ts';
export { listAway } from './desk/absences-store.ts';
export { gapsOf, MOST_CHAIRS } from './desk/chairs.ts';
export {
  countActiveChairs,
  findChair,
  insertBlock,
  insertBlockTimes,
  insertChair,
  listChairsOf,
  listTaken,
  updateChair,
} from './desk/chairs-store.ts';
export { clashesThen, otherRoomOf } from './desk/class-rooms.ts';
export { worksBy } from './desk/hours.ts';
export { listDays, listHours, replaceHours } from './desk/hours-store.ts';
export { listNeeds, listResources, listUnits, type NeedValues, replaceNeeds } from './desk/resources-store.ts';
export { setDate } from './desk/rota.ts';
export { announceAtCommit, announceShopDay } from './events.ts';
export { deleteLapsedHoldsOf } from './hold-store.ts';
export { capacityAdded, daysOpened, type TimeFreed, timeFreed } from './hooks.ts';
export { listTimesOf } from './own-times-store.ts';
export { readBusy, readBusyBetween, readOffers, readShop, readStall, type TakenTime } from './read-shop.ts';
export type { Wanted } from './seek.ts';
export { atChair, type Offer, openHoursOf, type Shop, spreadOf } from './shop.ts';
export { isStillOpen, timeOfLine, whyShut } from './still-open.ts';
export { type DayAnswer, nearestSessions, readDay, readFirstFree, readNearest } from './times.ts';
