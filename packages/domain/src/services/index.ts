export { type DateRule, type DateRuleRefusal, datesByRule, MOST_DATES, type RuleDates } from './date-rule.ts';
export { fromPriceOf } from './from-price.ts';
export {
  checkPatchTest,
  checkTestDay,
  circleOf,
  fromRecord,
  isValidTest,
  PATCH_TEST_DEFAULTS,
  type PatchTest,
  type PatchTestRefusal,
  type PatchTestRule,
  patchTestLimits,
  type RecordedTest,
  recordedTestLimits,
  type TestDayRefusal,
} from './patch-test.ts';

/** Maximum text lengths of services, in characters, for forms, API and table. */
export const serviceLimits = {
  categoryName: 80,
  name: 120,
  description: 2_000,
  /** Label of one of several prices, such as 'Long hair'. */
  priceLabel: 60,
} as const;
