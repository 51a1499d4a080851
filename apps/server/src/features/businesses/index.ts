export { acceptRulesArgument, sentRules } from './desk/accept-rule-types.ts';
export { listTakenSlugs } from './desk/address-store.ts';
export {
  deleteDrawn,
  findBusiness,
  insertDrawn,
  openingRule,
  orderPictures,
  updateBusiness,
} from './desk/profile-store.ts';
export { requireSlug, SLUG_TAKEN, whySlugRefused } from './desk/slug.ts';
export { listShops } from './read-shop.ts';
export type { BusinessRow } from './store.ts';
export {
  applyRate,
  deleteRate,
  listDue,
  listRates,
  type RateRow,
  type RateSubject,
  readProductRates,
  readShopRate,
  writeRate,
} from './vat-rates/rate-store.ts';
export { recordRate } from './vat-rates/record-rate.ts';
