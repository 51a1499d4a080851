import { wallAt } from '@thyme/domain/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { at, calendar, entry } from '../calendar/calendar.fixtures.ts';
import {
  type Grip,
  isDraggable,
  isWhereItWas,
  landingAt,
  landingOver,
  lineIdOf,
  stripDays,
  warningOf,
} from './drag-math.ts';

const niamh = entry({ key: 'visit-5', appt_id: 41, status: 'Accept', from: at(10), to: at(11) });
const move: Grip = { entry: niamh, kind: 'move', offset: 20 };
const resize: Grip = { entry: niamh, kind: 'resize', offset: 60 };
const column = { date: TODAY, chairId: 2 };

describe('where a dragged block lands', () => {
  it('[MOVE-017] keeps the grabbed point under the pointer, in steps of 15 minutes and within the day', () => {
    expect(landingAt(move, column, at(14, 52))).toEqual({ starts: wallAt(TODAY, at(14, 30)), minutes: 60, chairId: 2 });
    expect(landingAt(move, { date: TODAY, chairId: null }, at(12)).chairId).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 2_000 }), (minute) => {
        const begin = (landingAt(move, column, minute).starts - wallAt(TODAY)) / 60;
        expect(begin % 15).toBe(0);
        expect(begin).toBeGreaterThanOrEqual(0);
        expect(begin).toBeLessThan(24 * 60);
        const { starts, minutes } = landingAt(resize, column, minute);
        expect(starts).toBe(niamh.starts);
        expect(minutes).toBeGreaterThanOrEqual(15);
      }),
    );
  });

  it('[MOVE-017] resizes by the lower edge, and detects when nothing changed', () => {
    expect(landingAt(resize, column, at(11, 38))).toEqual({ starts: niamh.starts, minutes: 105, chairId: 1 });
    expect(isWhereItWas(move, landingAt(move, { date: TODAY, chairId: 1 }, at(10, 20)))).toBe(true);
    expect(isWhereItWas(move, landingAt(move, column, at(10, 20)))).toBe(false);
  });

  it('[MOVE-001] warns of conflicts that the calendar knows', () => {
    const sean = entry({ key: 's', chair_id: 2, title: 'Sean Byrne', from: at(14), to: at(15) });
    const day = calendar([niamh, sean]);
    const warn = (hour: number, minute: number, chairId: number) =>
      warningOf(day, move, { starts: wallAt(TODAY, at(hour, minute)), minutes: 60, chairId });
    expect(warn(14, 30, 2)).toBe('Overlaps Sean Byrne 2:00–3:00 pm.');
    expect(warn(12, 30, 1)).toBe('Over Bea’s lunch, 1:00–2:00 pm.');
    expect(warn(16, 30, 2)).toBe('Ends 30 min after closing at 5:00 pm.');
    expect(warn(10, 15, 1)).toBeNull();
    const closed = calendar([niamh], { shut: [{ date: TODAY, kind: 'closed', reason: 'Holidays' }] });
    expect(warningOf(closed, move, landingAt(move, column, at(12)))).toBe('Closed on Tue 16 Jun: Holidays.');
  });

  it('[DESKB-004] on another day it keeps time, length and person; the day strip starts after the shown days', () => {
    const on = (date: string) => landingOver(move, { kind: 'day', date });
    expect(on('2026-06-19')).toEqual({ starts: wallAt('2026-06-19', at(10)), minutes: 60, chairId: 1 });
    expect(isWhereItWas(move, on(TODAY))).toBe(true);
    expect(landingOver(move, { kind: 'chair', chairId: 2 })).toEqual({ starts: niamh.starts, minutes: 60, chairId: 2 });
    expect(stripDays([TODAY, TODAY])).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-06-${day}`));
    expect(stripDays(['2026-06-29', '2026-07-05'])[0]).toBe('2026-07-06');
  });

  it('only appointments that can still be moved are draggable', () => {
    expect(lineIdOf(niamh)).toBe(5);
    expect(lineIdOf({ key: 'block-3-1' })).toBeNull();
    expect(isDraggable(niamh)).toBe(true);
    for (const other of [{ status: 'Completed' }, { kind: 'block' }, { kind: 'call' }, { chair_id: null }])
      expect(isDraggable({ ...niamh, ...other })).toBe(false);
  });
});
