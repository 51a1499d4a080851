import { expect, it } from 'vitest';
import { spreadTimes } from './spread-times.ts';

const on = (day: number, ...hours: number[]) =>
  hours.map((hour) => ({ date: `2026-08-${day < 10 ? '0' : ''}${day}`, time: Date.UTC(2026, 7, day, hour) / 1000 }));

it('[SLOT-016] offers the first times of four different days', () => {
  const days = [on(8, 9), on(11, 13), on(12, 9), on(13, 10)].flat();
  expect(spreadTimes(on(8, 9, 10, 11, 12), days)).toEqual(days);
});

it('fills up where few other days are free', () => {
  const days = [on(8, 9), on(11, 13)].flat();
  expect(spreadTimes(on(8, 9, 10, 11, 12), days)).toEqual([on(8, 9, 10, 11), on(11, 13)].flat());
});

it('fills up with the soonest where no other day is free', () => {
  expect(spreadTimes(on(8, 9, 10, 11, 12), on(8, 9))).toEqual(on(8, 9, 10, 11, 12));
  expect(spreadTimes(on(8, 9), on(8, 9))).toEqual(on(8, 9));
  expect(spreadTimes([], [])).toEqual([]);
});
