import { checkSteps } from '@thyme/domain/payments';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choosePreset,
  codesOf,
  draftOf,
  furtherStep,
  hoursAt,
  moveStep,
  PRESETS,
  presetOf,
  problemOf,
  roundHours,
  shareOf,
  stepsOf,
} from './policy-draft.ts';

const own = (...steps: [number, number][]) =>
  draftOf({ policy: [], policy_steps: steps.map(([hours, percent]) => ({ hours, percent })), forgives_first: false });

describe('a cancellation policy at the desk', () => {
  it.each(PRESETS.map(({ name }) => name))(
    '[POLICY-012] preset %s is recognised, and kept when I decide each time',
    (name) => {
      const draft = { ...choosePreset(own([10, 20]), name), decides: true };
      expect(presetOf(draft)).toBe(name);
      expect(codesOf(draft)).toContain(3);
    },
  );

  it('[POLICY-012] added steps are always valid, until there is no room for another', () => {
    let draft = own([24, 50]);
    for (let next = furtherStep(draft); next; next = furtherStep(draft)) {
      expect(problemOf(next)).toBeNull();
      expect(next.steps).toHaveLength(draft.steps.length + 1);
      draft = next;
    }
    expect(draft.steps.length).toBeGreaterThan(2);
  });

  it('[POLICY-013] a dragged mark cannot pass its neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 5000 }), fc.integer({ min: 0, max: 2 }), (hours, index) => {
        const moved = moveStep(own([72, 10], [24, 40], [4, 100]), index, hours);
        expect(checkSteps(stepsOf(moved)).ok).toBe(true);
      }),
    );
  });

  it('[POLICY-013] converts between position and hours', () => {
    for (const hours of [1, 4, 24, 72, 300]) expect(Math.round(hoursAt(shareOf(hours, 336), 336))).toBe(hours);
    expect([0.2, 23.4, 50, 100].map(roundHours)).toEqual([1, 23, 48, 96]);
  });

  it.each([
    [[['24', '101']], 'Step 1: please enter a whole percentage from 1 to 100.'],
    [[['', '50']], 'Step 1: please enter whole hours'],
    [[['12.5', '50']], 'Step 1: please enter whole hours'],
    [
      [
        ['24', '50'],
        ['24', '60'],
      ],
      'Step 2: each step has to be closer',
    ],
  ])('[POLICY-014] says what is wrong with %j', (typed, words) => {
    const steps = typed.map(([hours = '', percent = '']) => ({ hours, percent }));
    expect(problemOf({ codes: [], steps, decides: false, forgives: false })).toContain(words);
  });
});
