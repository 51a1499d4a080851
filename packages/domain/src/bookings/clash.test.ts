import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallAt } from '../time/index.ts';
import { clashesOf, formatSpan, type PersonDay, type TakenSpan } from './clash.ts';

const SATURDAY = '2026-08-22';
const at = (hour: number, minute = 0) => wallAt(SATURDAY, hour * 60 + minute);
const bea: TakenSpan = {
  key: 'visit:7',
  kind: 'visit',
  title: 'Bea Tighe',
  from: at(14),
  to: at(15),
  busyUntil: at(15, 15),
};
const tom: PersonDay = {
  person: 'Tom',
  open: [
    { from: 9 * 60, to: 13 * 60 },
    { from: 14 * 60, to: 18 * 60 },
  ],
  isOwn: true,
  closed: null,
  taken: [bea],
};
const words = (from: number, to: number, day: PersonDay = tom) =>
  clashesOf({ from, to }, day).map((clash) => clash.words);

describe('clashes of a time', () => {
  it('[MOVE-001] names what overlaps, in one sentence each', () => {
    expect(words(at(14, 30), at(15, 30))).toEqual(['Overlaps Bea Tighe 2:00–3:00 pm.']);
    expect(words(at(15), at(15, 30))).toEqual(['In the clean-up time after Bea Tighe, until 3:15 pm.']);
    const others: [Partial<TakenSpan>, string][] = [
      [{ kind: 'class', title: 'Braids' }, 'Overlaps the class Braids 2:00–3:00 pm.'],
      [{ kind: 'call', title: 'Grace' }, 'Overlaps the call with Grace 2:00–3:00 pm.'],
      [{ kind: 'block', title: 'Boiler' }, 'Over “Boiler” 2:00–3:00 pm.'],
      [{ kind: 'block', title: '' }, 'Over blocked time 2:00–3:00 pm.'],
      [{ kind: 'hold', title: 'Orla', purpose: 'reschedule' }, 'Held for Orla’s new time, 2:00–3:00 pm.'],
      [
        { kind: 'hold', title: 'Orla', purpose: 'waiting-list' },
        'Offered to Orla from the waiting list, 2:00–3:00 pm.',
      ],
      [{ kind: 'hold', title: 'Orla', purpose: 'checkout' }, 'Orla is booking 2:00–3:00 pm right now.'],
    ];
    for (const [other, sentence] of others)
      expect(words(at(14), at(15), { ...tom, taken: [{ ...bea, ...other }] })).toEqual([sentence]);
  });

  it('[MOVE-001] names hours, breaks, days off and services', () => {
    const shop = { ...tom, isOwn: false, taken: [] };
    expect(words(at(8, 30), at(9, 30))).toEqual(['Starts 30 min before Tom’s day begins at 9:00 am.']);
    expect(words(at(8, 30), at(9, 30), shop)).toEqual(['Starts 30 min before you open at 9:00 am.']);
    expect(words(at(17, 30), at(18, 35), shop)).toEqual(['Ends 35 min after closing at 6:00 pm.']);
    expect(words(at(18), at(19), shop)).toEqual(['After closing at 6:00 pm.']);
    expect(words(at(18), at(19))).toEqual(['After Tom’s day ends at 6:00 pm.']);
    expect(words(at(12, 30), at(13, 30))).toEqual(['Over Tom’s lunch, 1:00–2:00 pm.']);
    expect(words(at(12, 30), at(13, 30), shop)).toEqual(['Over lunch, 1:00–2:00 pm.']);
    expect(words(at(10), at(11), { ...tom, open: [] })).toEqual(['Tom is off on Sat 22 Aug.']);
    expect(words(at(10), at(11), { ...shop, open: [] })).toEqual(['Closed on Sat 22 Aug.']);
    expect(words(at(10), at(11), { ...tom, closed: 'Holidays' })).toEqual(['Closed on Sat 22 Aug: Holidays.']);
    expect(words(at(10), at(11), { ...tom, cannot: ['Balayage'] })).toEqual(['Tom doesn’t do Balayage.']);
    expect(clashesOf({ from: at(10), to: at(11) }, tom, at(11))).toEqual([
      { key: 'past', words: 'This time has passed.' },
    ]);
    expect(clashesOf({ from: at(10), to: at(11) }, tom, at(10, 59))).toEqual([]);
  });

  it('[MOVE-002] does not warn of a time that begins or ends with something else', () => {
    const through = { ...tom, open: [{ from: 9 * 60, to: 18 * 60 }] };
    for (const [from, to] of [
      [at(9), at(10)],
      [at(13), at(14)],
      [at(15, 15), at(18)],
    ] as const)
      expect(words(from, to, through)).toEqual([]);
    expect(words(at(12), at(13))).toEqual([]);
    const adjacent = {
      ...through,
      taken: [],
      open: [tom.open[0], { from: 13 * 60, to: 18 * 60 }] as PersonDay['open'],
    };
    expect(words(at(12, 30), at(13, 30), adjacent)).toEqual([]);
  });

  it.each([
    [10 * 60, 'break'],
    [11 * 60 + 29, 'break'],
    [11 * 60 + 30, 'lunch'],
    [14 * 60 + 30, 'lunch'],
    [14 * 60 + 31, 'break'],
  ])('[MOVE-001] at minute %d a pause is called %s', (minute, name) => {
    const open = [
      { from: 9 * 60, to: minute },
      { from: minute + 20, to: 18 * 60 },
    ];
    const span = formatSpan({ from: at(0, minute), to: at(0, minute + 20) });
    const day = { ...tom, open, taken: [] };
    expect(words(at(0, minute), at(0, minute + 20), day)).toEqual([`Over Tom’s ${name}, ${span}.`]);
    const whose = name === 'lunch' ? 'lunch' : 'the break';
    expect(words(at(0, minute), at(0, minute + 20), { ...day, isOwn: false })).toEqual([`Over ${whose}, ${span}.`]);
  });

  it('[MOVE-002] warns exactly when the time is not free for the person', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(minute, fc.integer({ min: 5, max: 300 }), (from, length) => {
        const stay = { from: at(0, from), to: at(0, from + length) };
        const isOpen = tom.open.some((span) => from >= span.from && from + length <= span.to);
        const isFree = stay.to <= bea.from || stay.from >= at(15, 15);
        expect(clashesOf(stay, tom).length === 0).toBe(isOpen && isFree);
      }),
    );
  });

  it('shortens a span within the same half of the day', () => {
    expect(formatSpan({ from: at(9), to: at(10, 30) })).toBe('9:00–10:30 am');
    expect(formatSpan({ from: at(11, 30), to: at(13) })).toBe('11:30 am–1:00 pm');
  });
});
