export { endOfAccount, endOfShop } from './close.ts';
export { beginPaidPeriod, dropUnpaid, keepCard } from './settled.ts';
