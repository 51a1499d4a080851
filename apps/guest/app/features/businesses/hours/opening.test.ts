import { wallAt } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import { describeOpening, type Opening, openingAt, spansOn } from './opening.ts';

const nineToSix = [{ from: 540, to: 1080 }];
/** Closed on Mondays and Sundays; a break at noon on Wednesdays. */
const opening: Opening = {
  week: [
    { weekday: 2, spans: nineToSix },
    {
      weekday: 3,
      spans: [
        { from: 540, to: 720 },
        { from: 780, to: 1200 },
      ],
    },
    { weekday: 4, spans: nineToSix },
    { weekday: 5, spans: nineToSix },
    { weekday: 6, spans: [{ from: 510, to: 1020 }] },
  ],
  closedDates: ['2026-08-13'],
};

function say(date: string, minute: number): string {
  const now = wallAt(date, minute);
  const { lead, rest } = describeOpening(openingAt(opening, now), now);
  return rest ? `${lead}, ${rest}` : lead;
}

describe('open now', () => {
  it.each([
    ['before opening', '2026-08-11', 500, 'Closed, opens 9:00 am'],
    ['at the minute of opening', '2026-08-11', 540, 'Open now, closes 6:00 pm'],
    ['the last minute', '2026-08-11', 1079, 'Open now, closes 6:00 pm'],
    ['at the minute of closing', '2026-08-11', 1080, 'Closed, opens tomorrow 9:00 am'],
    ['before a break', '2026-08-12', 700, 'Open now, closes 12:00 pm'],
    ['in a break', '2026-08-12', 730, 'Closed, opens 1:00 pm'],
    ['the evening before a closed date', '2026-08-12', 1300, 'Closed, opens Friday 9:00 am'],
    ['on a closed date', '2026-08-13', 600, 'Closed, opens tomorrow 9:00 am'],
    ['on Saturday night', '2026-08-15', 1100, 'Closed, opens Tuesday 9:00 am'],
  ])('%s', (_when, date, minute, words) => {
    expect(say(date, minute)).toBe(words);
  });

  it('names the date where the next opening is a week away or more', () => {
    const away = Array.from({ length: 9 }, (_, day) => `2026-08-${11 + day}`);
    const now = wallAt('2026-08-11', 600);
    const { lead, rest } = describeOpening(openingAt({ ...opening, closedDates: away }, now), now);
    expect(`${lead}, ${rest}`).toBe('Closed, opens Thu 20 Aug, 9:00 am');
  });

  it('says no more than "Closed" for a shop without hours', () => {
    const now = wallAt('2026-08-11', 600);
    expect(describeOpening(openingAt({ week: [], closedDates: [] }, now), now)).toEqual({ lead: 'Closed', rest: '' });
  });

  it('has no hours on a closed date', () => {
    expect(spansOn(opening, '2026-08-13')).toEqual([]);
    expect(spansOn(opening, '2026-08-20')).toEqual(nineToSix);
  });
});
