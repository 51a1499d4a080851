import { ok, type Result, refuse } from '../result/index.ts';
import { addDays, DAY, HOUR, type Instant, instantOf, type LocalDate, wallAt, type Zone } from '../time/index.ts';

/** A service that may be done only after a test of another service of the shop. */
export interface PatchTestRule {
  testServiceId: number;
  /** The test ends at least this long before the service starts. */
  hoursBefore: number;
  /** How long a test is valid. */
  validDays: number;
}

/** A test that was done, or is booked and about to be. */
export interface PatchTest {
  serviceId: number;
  endsAt: Instant;
}

export const patchTestLimits = { hoursBefore: { least: 1, most: 336 }, validDays: { least: 1, most: 1_095 } } as const;

/** The defaults: 48 hours, six months. */
export const PATCH_TEST_DEFAULTS = { hoursBefore: 48, validDays: 183 } as const;

export type PatchTestRefusal = {
  readonly code: 'patch-test-needed';
  readonly testServiceId: number;
  readonly hoursBefore: number;
  /** The last instant at which a test can end. */
  readonly latestEnd: Instant;
};

/** A test that was done elsewhere, as the desk has recorded it. */
export interface RecordedTest {
  serviceId: number;
  testedOn: LocalDate;
}

export const recordedTestLimits = { doneBy: 120, note: 500 } as const;

/** It counts from the end of its day, because only the day is known. */
export const fromRecord = ({ serviceId, testedOn }: RecordedTest, zone: Zone): PatchTest => ({
  serviceId,
  endsAt: instantOf(zone, wallAt(addDays(testedOn, 1))),
});

/** Why a day cannot be recorded: it is in the future, or no rule would accept a test that old. */
export type TestDayRefusal = { readonly code: 'in-the-future' | 'too-old' };

export function checkTestDay(testedOn: LocalDate, today: LocalDate): Result<LocalDate, TestDayRefusal> {
  if (testedOn > today) return refuse('in-the-future');
  return testedOn < addDays(today, -patchTestLimits.validDays.most) ? refuse('too-old') : ok(testedOn);
}

/** The tests that count for a service starting at this instant: early enough, and still valid. */
export const isValidTest = (rule: PatchTestRule, test: PatchTest, startsAt: Instant): boolean =>
  test.serviceId === rule.testServiceId &&
  test.endsAt <= startsAt - rule.hoursBefore * HOUR &&
  test.endsAt >= startsAt - rule.validDays * DAY;

/** Whether a service may be booked by a guest for this start. */
export function checkPatchTest(
  rule: PatchTestRule,
  tests: readonly PatchTest[],
  startsAt: Instant,
): Result<PatchTest, PatchTestRefusal> {
  const valid = tests.filter((test) => isValidTest(rule, test, startsAt));
  const latest = valid.toSorted((a, b) => b.endsAt - a.endsAt)[0];
  if (latest) return ok(latest);
  const { testServiceId, hoursBefore } = rule;
  return refuse('patch-test-needed', { testServiceId, hoursBefore, latestEnd: startsAt - hoursBefore * HOUR });
}

/**
 * The circle of services that a new rule would close, from its own back to it; empty if there is none. None of them
 * could ever be booked, because each would have to come before the other.
 */
export function circleOf(
  rules: readonly { serviceId: number; testServiceId: number }[],
  rule: { serviceId: number; testServiceId: number },
): number[] {
  const testOf = new Map(rules.map(({ serviceId, testServiceId }) => [serviceId, testServiceId]));
  const way = [rule.serviceId];
  let next: number | undefined = rule.testServiceId;
  while (next !== undefined && next !== rule.serviceId) {
    if (way.includes(next)) return [];
    way.push(next);
    next = testOf.get(next);
  }
  return next === undefined ? [] : way;
}
