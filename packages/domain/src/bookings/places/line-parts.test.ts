import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOfLine, timesOfParts } from '../index.ts';

const AT = 1_781_600_000;
const range = fc
  .record({
    chair: fc.constantFrom(1, 21, 22),
    from: fc.integer({ min: -60, max: 120 }),
    minutes: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ chair, from, minutes }) => ({ chair, from: AT + from * 60, to: AT + (from + minutes) * 60 }));

describe('the occupancies of a line', () => {
  it('[PLAN-030] are the same after they were stored, and follow the line to another chair and time', () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 2, maxLength: 4 }), fc.integer({ min: -9, max: 9 }), (busy, hours) => {
        const parts = partsOfLine({ chair: 1, from: AT, to: AT + 3600, busyUntil: AT + 3600, busy }) ?? [];
        const times = (chairId: number, startsAt: number) =>
          timesOfParts(parts, { chairId, startsAt }).map((time) => [time.chairId, time.startsAt, time.endsAt]);
        expect(times(1, AT)).toEqual(busy.map(({ chair, from, to }) => [chair, from, to]));
        const later = hours * 3600;
        expect(times(5, AT + later)).toEqual(
          busy.map(({ chair, from, to }) => [chair === 1 ? 5 : chair, from + later, to + later]),
        );
      }),
    );
  });

  it('[PLAN-030] are not stored if they are simply the chair from start to clean-up', () => {
    const line = { chair: 1, from: AT, to: AT + 3600, busyUntil: AT + 4500 };
    expect(partsOfLine({ ...line, busy: [{ chair: 1, from: AT, to: AT + 4500 }] })).toBeNull();
    expect(partsOfLine({ ...line, busy: [{ chair: 1, from: AT - 600, to: AT + 4500 }] })).toHaveLength(1);
    expect(partsOfLine({ ...line, busy: [{ chair: 1, from: AT, to: AT + 1800 }] })).toHaveLength(1);
    const whole = { chair: 1, from: AT, to: AT + 4500 };
    expect(partsOfLine({ ...line, busy: [{ ...whole, chair: 21 }] })).toEqual([{ unit: 21, from: 0, to: 4500 }]);
    expect(partsOfLine({ ...line, busy: [whole, { ...whole, chair: 21 }] })).toHaveLength(2);
    expect(partsOfLine({ ...line, busy: [whole, whole] })).toHaveLength(2);
    // Cleaned up while somebody else goes on with the guest.
    expect(partsOfLine({ ...line, busyUntil: line.to, busy: [{ chair: 1, from: AT, to: AT + 4500 }] })).toHaveLength(1);
  });
});
