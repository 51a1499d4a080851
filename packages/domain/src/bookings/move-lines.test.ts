import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_MINUTES, type LinePlace, MOST_MINUTES, moveLines } from './move-lines.ts';

const cut: LinePlace = { id: 1, chairId: 10, startsAt: 36_000, minutes: 60 };
const brow: LinePlace = { id: 2, chairId: 20, startsAt: 39_600, minutes: 15 };
const moved = (wish: Parameters<typeof moveLines>[1], lines = [cut, brow]) => {
  const answer = moveLines(lines, wish);
  return answer.ok ? answer.value : answer.refusal;
};

describe('moving the lines of an appointment', () => {
  it('[MOVE-003] keeps what is not requested, and the distance between lines', () => {
    expect(moved({})).toEqual([cut, brow]);
    expect(moved({ startsAt: 43_200 })).toEqual([
      { ...cut, startsAt: 43_200 },
      { ...brow, startsAt: 46_800 },
    ]);
    expect(moved({ lineId: 2, startsAt: 46_800 })).toEqual(moved({ startsAt: 43_200 }));
  });

  it('[MOVE-003] gives another person everything on the dragged line’s chair', () => {
    expect(moved({ lineId: 1, chairId: 30 })).toEqual([{ ...cut, chairId: 30 }, brow]);
    expect(moved({ chairId: 30 })).toEqual([
      { ...cut, chairId: 30 },
      { ...brow, chairId: 30 },
    ]);
  });

  it('[MOVE-004] a longer line pushes what follows; changing the total length changes the last line', () => {
    expect(moved({ lineId: 1, minutes: 75 })).toEqual([
      { ...cut, minutes: 75 },
      { ...brow, startsAt: brow.startsAt + 900 },
    ]);
    expect(moved({ minutes: 90 })).toEqual([cut, { ...brow, minutes: 30 }]);
  });

  it('[MOVE-004] goes by when lines begin and end, not by their order', () => {
    const wash: LinePlace = { id: 3, chairId: 10, startsAt: 35_100, minutes: 15 };
    const shuffled = [brow, wash, cut];
    expect(moved({ startsAt: wash.startsAt + 600 }, shuffled)).toEqual(
      shuffled.map((line) => ({ ...line, startsAt: line.startsAt + 600 })),
    );
    expect(moved({ minutes: 100 }, shuffled)).toEqual([{ ...brow, minutes: 25 }, wash, cut]);
  });

  it('[MOVE-004] is as short and as long as an appointment can be', () => {
    for (const minutes of [LEAST_MINUTES, MOST_MINUTES])
      expect(moved({ lineId: 2, minutes })).toEqual([cut, { ...brow, minutes }]);
  });

  it('refuses a line of another appointment, and a length that no appointment has', () => {
    expect(moved({ lineId: 9 })).toEqual({ code: 'no-line' });
    expect(moved({}, [])).toEqual({ code: 'no-line' });
    for (const minutes of [LEAST_MINUTES - 1, MOST_MINUTES + 1, 12.5])
      expect(moved({ lineId: 1, minutes })).toEqual({ code: 'bad-length' });
  });

  it('[MOVE-003] moving there and back changes nothing', () => {
    const wish = fc.record({ startsAt: fc.integer({ min: 0, max: 1e9 }), minutes: fc.integer({ min: 70, max: 400 }) });
    fc.assert(
      fc.property(wish, (there) => {
        const answer = moveLines([cut, brow], there);
        if (!answer.ok) throw new Error(answer.refusal.code);
        expect(moved({ startsAt: cut.startsAt, minutes: 75 }, answer.value)).toEqual([cut, brow]);
      }),
    );
  });
});
