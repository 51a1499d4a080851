import { deskBookingRules } from './desk-booking-rules.ts';
import { deskBooksRules } from './desk-books-rules.ts';
import { deskFloorRules } from './desk-floor-rules.ts';
import { deskImportRules } from './desk-import-rules.ts';
import { deskShopRules } from './desk-shop-rules.ts';
import { guestRules } from './guest-rules.ts';
import { publicRules } from './public-rules.ts';
import type { AccessRule } from './rules.ts';

/** One line per operation of the API. A new operation needs a line in one of these, or the test fails. */
export const accessRules: Record<string, AccessRule> = {
  ...publicRules,
  ...guestRules,
  ...deskBookingRules,
  ...deskBooksRules,
  ...deskFloorRules,
  ...deskImportRules,
  ...deskShopRules,
};
