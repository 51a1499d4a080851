import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swapDays, swapProblem, type WorkSpan } from './swap.ts';

const [MON, TUE] = ['2026-06-15', '2026-06-16'];
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 6 })
  .map((marks) => marks.sort((a, b) => a - b))
  .map((marks): WorkSpan[] =>
    marks.flatMap((mark, index) => {
      const to = marks[index + 1];
      return index % 2 === 0 && to !== undefined ? [{ from: mark * 30, to: to * 30 }] : [];
    }),
  );
const rota = fc.record({
  giver: fc.record({ [MON]: spans, [TUE]: spans }),
  taker: fc.record({ [MON]: spans, [TUE]: spans }),
});
const isIn = (hours: readonly WorkSpan[], minute: number) =>
  hours.some(({ from, to }) => from <= minute && minute < to);
const MINUTES = Array.from({ length: 96 }, (_none, index) => index * 15);

describe('a swap', () => {
  it('[ROTA-020] keeps every minute covered that was, and adds none', () => {
    fc.assert(
      fc.property(rota, fc.constantFrom(null, MON, TUE), (hours, otherDate) => {
        const works = (person: 'giver' | 'taker', date: string) => hours[person][date as typeof MON] ?? [];
        const after = swapDays({ date: MON, otherDate, works });
        const then = (person: 'giver' | 'taker', date: string) =>
          after.find((one) => one.person === person && one.date === date)?.hours ?? works(person, date);
        for (const date of [MON, TUE])
          for (const minute of MINUTES) {
            const was = isIn(works('giver', date), minute) || isIn(works('taker', date), minute);
            expect(isIn(then('giver', date), minute) || isIn(then('taker', date), minute)).toBe(was);
          }
        if (otherDate !== MON) expect(then('giver', MON)).toEqual([]);
        if (otherDate === TUE) expect(then('taker', TUE)).toEqual([]);
        if (otherDate === MON) expect(then('giver', MON)).toEqual(works('taker', MON));
        for (const { hours: row } of after)
          expect(row.every(({ from, to }, index) => from < to && (row[index - 1]?.to ?? -1) < from)).toBe(true);
      }),
    );
  });

  it('[ROTA-020] needs upcoming working days of each; errors are at their field', () => {
    const works = (person: 'giver' | 'taker', date: string) =>
      (person === 'giver') === (date === MON) ? [{ from: 540, to: 1_020 }] : [];
    const problem = (date: string, otherDate: string | null, today = MON) =>
      swapProblem({ date, otherDate, works }, today);
    expect(problem(MON, TUE)).toBeNull();
    expect(problem(MON, null)).toBeNull();
    const onlyGiver: typeof works = (person, date) => (person === 'giver' && date === MON ? works(person, date) : []);
    expect(swapProblem({ date: MON, otherDate: null, works: onlyGiver }, MON)).toBeNull();
    expect(swapDays({ date: MON, otherDate: null, works: onlyGiver })).toEqual([
      { person: 'giver', date: MON, hours: [] },
      { person: 'taker', date: MON, hours: [{ from: 540, to: 1_020 }] },
    ]);
    expect(problem(MON, TUE, TUE)).toEqual({ field: 'date', code: 'past' });
    expect(problem(TUE, null)).toEqual({ field: 'date', code: 'giver-is-off' });
    expect(problem(TUE, TUE, TUE)).toEqual({ field: 'date', code: 'giver-is-off' });
    expect(problem(MON, MON)).toEqual({ field: 'other_date', code: 'taker-is-off' });
    expect(problem(MON, '2026-06-14')).toEqual({ field: 'other_date', code: 'past' });
  });
});
