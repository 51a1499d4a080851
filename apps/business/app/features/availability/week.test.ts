import { describe, expect, it } from 'vitest';
import { dayError, draggedDay, runsOf, stretchesOf, weekOf } from './week.ts';

describe('a week in a form', () => {
  it('survives a round trip, breaks included', () => {
    const stored = [
      { weekday: 2, from: 540, to: 750 },
      { weekday: 2, from: 795, to: 1080 },
      { weekday: 0, from: 600, to: 720 },
    ];
    expect(stretchesOf(weekOf(stored))).toEqual(stored);
    expect(weekOf(stored)[1]).toMatchObject({ isOpen: false });
  });

  it.each([
    [{ isOpen: true, from: 600, to: 600, pause: null }, 'The closing time must be after the opening time.'],
    [{ isOpen: true, from: 540, to: 1080, pause: { from: 500, to: 560 } }, 'The break must be within opening hours.'],
    [{ isOpen: true, from: 540, to: 1080, pause: { from: 750, to: 750 } }, 'The break must be within opening hours.'],
    [{ isOpen: false, from: 600, to: 600, pause: null }, undefined],
    [{ isOpen: true, from: 540, to: 1080, pause: { from: 750, to: 795 } }, undefined],
  ])('%j: %s', (day, message) => {
    expect(dayError(day)).toBe(message);
  });

  it('[ROTA-041] a dragged end changes the hours or the break, and a break stays a break', () => {
    const day = { isOpen: true, from: 540, to: 1080, pause: { from: 750, to: 795 } };
    expect(draggedDay(day, 0, 'from', 600, 15)).toEqual({ ...day, from: 600 });
    expect(draggedDay(day, 1, 'to', 1200, 15)).toEqual({ ...day, to: 1200 });
    expect(draggedDay(day, 0, 'to', 720, 15)).toEqual({ ...day, pause: { from: 720, to: 795 } });
    expect(draggedDay(day, 0, 'to', 2000, 15)).toEqual({ ...day, pause: { from: 780, to: 795 } });
    expect(draggedDay({ ...day, pause: null }, 0, 'to', 900, 15)).toEqual({ ...day, pause: null, to: 900 });
  });

  it('joins consecutive days off into one line', () => {
    expect(
      runsOf([
        { date: '2026-12-30', reason: 'Christmas' },
        { date: '2026-12-31', reason: 'Christmas' },
        { date: '2027-01-01', reason: 'New Year' },
        { date: '2027-01-03', reason: 'New Year' },
      ]),
    ).toEqual([
      { from: '2026-12-30', to: '2026-12-31', reason: 'Christmas' },
      { from: '2027-01-01', to: '2027-01-01', reason: 'New Year' },
      { from: '2027-01-03', to: '2027-01-03', reason: 'New Year' },
    ]);
  });
});
