import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, DAY, dateAt, HOUR, instantOf, wallAt } from '../time/index.ts';
import { checkPatchTest, checkTestDay, circleOf, fromRecord, isValidTest, patchTestLimits } from './index.ts';

const rule = { testServiceId: 7, hoursBefore: 48, validDays: 183 };
const start = 1_800_000_000;
const testAt = (endsAt: number, serviceId = 7) => ({ serviceId, endsAt });

describe('patch tests', () => {
  it.each([
    ['exactly early enough', start - 48 * HOUR, true],
    ['a second too late', start - 48 * HOUR + 1, false],
    ['on its last valid moment', start - 183 * DAY, true],
    ['expired by a second', start - 183 * DAY - 1, false],
    ['after the service', start + HOUR, false],
  ])('[FORM-009] a test that is %s', (_words, endsAt, isValid) => {
    expect(checkPatchTest(rule, [testAt(endsAt)], start).ok).toBe(isValid);
  });

  it('[FORM-009] a test of another service does not count, and the refusal says when a test has to be over', () => {
    expect(checkPatchTest(rule, [testAt(start - 72 * HOUR, 8)], start)).toEqual({
      ok: false,
      refusal: { code: 'patch-test-needed', testServiceId: 7, hoursBefore: 48, latestEnd: start - 48 * HOUR },
    });
  });

  it('[FORM-009] of several valid tests the latest counts', () => {
    const [early, late] = [testAt(start - 100 * HOUR), testAt(start - 50 * HOUR)];
    for (const known of [
      [early, late],
      [late, early],
    ])
      expect(checkPatchTest(rule, known, start)).toEqual({ ok: true, value: late });
  });

  const rules = fc.record({
    testServiceId: fc.constantFrom(7, 8),
    hoursBefore: fc.integer({ min: patchTestLimits.hoursBefore.least, max: patchTestLimits.hoursBefore.most }),
    validDays: fc.integer({ min: patchTestLimits.validDays.least, max: patchTestLimits.validDays.most }),
  });
  const tests = fc.array(
    fc.record({
      serviceId: fc.constantFrom(7, 8),
      endsAt: fc.integer({ min: start - 1_200 * DAY, max: start + 30 * DAY }),
    }),
    { maxLength: 6 },
  );

  it('[FORM-009] the service can be booked exactly if a valid test exists, in any order, and more tests never hurt', () => {
    fc.assert(
      fc.property(rules, tests, tests, (one, known, more) => {
        const checked = checkPatchTest(one, known, start);
        expect(checked.ok).toBe(known.some((test) => isValidTest(one, test, start)));
        expect(checkPatchTest(one, known.toReversed(), start).ok).toBe(checked.ok);
        if (checked.ok) {
          const { endsAt } = checked.value;
          expect(endsAt + one.hoursBefore * HOUR).toBeLessThanOrEqual(start);
          expect(endsAt + one.validDays * DAY).toBeGreaterThanOrEqual(start);
          expect(checkPatchTest(one, [...known, ...more], start).ok).toBe(true);
        }
      }),
    );
  });
});

describe('a test that was done elsewhere', () => {
  const TODAY = '2026-11-17';

  it('[FORM-013] counts from the end of its day on the shop’s clock', () => {
    const { endsAt } = fromRecord({ serviceId: 7, testedOn: '2026-10-24' }, 'Europe/Dublin');
    expect(endsAt).toBe(instantOf('Europe/Dublin', wallAt('2026-10-25')));
    expect(dateAt('Europe/Dublin', endsAt - 1)).toBe('2026-10-24');
  });

  it('[FORM-013] is recorded for today and for the last day that any rule accepts', () => {
    const last = addDays(TODAY, -patchTestLimits.validDays.most);
    expect([TODAY, last].map((day) => checkTestDay(day, TODAY).ok)).toEqual([true, true]);
    expect([addDays(TODAY, 1), addDays(last, -1)].map((day) => checkTestDay(day, TODAY))).toMatchObject([
      { refusal: { code: 'in-the-future' } },
      { refusal: { code: 'too-old' } },
    ]);
  });

  it('[FORM-013] is recorded for any day from today back to the longest validity', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_500, max: 400 }), (days) => {
        const isPossible = days <= 0 && days >= -patchTestLimits.validDays.most;
        expect(checkTestDay(addDays(TODAY, days), TODAY).ok).toBe(isPossible);
      }),
    );
  });
});

describe('tests that need tests', () => {
  const needs = (serviceId: number, testServiceId: number) => ({ serviceId, testServiceId });

  it('[DESKB-007] a rule that leads back to its own service closes a circle', () => {
    expect(circleOf([], needs(1, 1))).toEqual([1]);
    expect(circleOf([needs(2, 1)], needs(1, 2))).toEqual([1, 2]);
    expect(circleOf([needs(2, 3), needs(3, 1)], needs(1, 2))).toEqual([1, 2, 3]);
    expect(circleOf([needs(2, 3)], needs(1, 2))).toEqual([]);
    // A circle of others is not closed by this rule.
    expect(circleOf([needs(2, 3), needs(3, 2)], needs(1, 2))).toEqual([]);
    // The rule being replaced does not count.
    expect(circleOf([needs(1, 2), needs(2, 3)], needs(1, 3))).toEqual([]);
  });

  it('[DESKB-007] rules that were each checked leave a first service for everything', () => {
    const id = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(id, id), { maxLength: 30 }), (wanted) => {
        const rules = new Map<number, number>();
        const list = () => [...rules].map(([serviceId, testServiceId]) => needs(serviceId, testServiceId));
        for (const [service, test] of wanted)
          if (circleOf(list(), needs(service, test)).length === 0) rules.set(service, test);
        for (const first of rules.keys()) {
          let at: number | undefined = first;
          for (let steps = 0; at !== undefined; steps++) {
            expect(steps).toBeLessThanOrEqual(rules.size);
            at = rules.get(at);
          }
        }
      }),
    );
  });
});
