import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTime } from './format.ts';
import { spokenTime } from './spoken-time.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

describe('a time in words', () => {
  it.each([
    ['9', at(9)],
    ['930', at(9, 30)],
    ['0930', at(9, 30)],
    ['9:30 am', at(9, 30)],
    ['9.30am', at(9, 30)],
    [' 9:30  A.M. ', at(9, 30)],
    ['9p', at(21)],
    ['9 pm', at(21)],
    ['21:30', at(21, 30)],
    ['2130', at(21, 30)],
    ['12', at(12)],
    ['12:15', at(12, 15)],
    ['12 am', at(0)],
    ['12:05 pm', at(12, 5)],
    ['00:15', at(0, 15)],
    ['24:00', at(24)],
    ['noon', at(12)],
    ['Midnight', at(0)],
    ['7', at(7)],
  ])('[CAL-030] reads %j', (words, minute) => {
    expect(spokenTime(words)).toBe(minute);
  });

  it.each([
    ['1', at(13)],
    ['6:45', at(18, 45)],
    ['630', at(18, 30)],
    ['06:45', at(6, 45)],
    ['0630', at(6, 30)],
    ['6 am', at(6)],
  ])('[CAL-030] takes an early hour for the afternoon unless told otherwise: %j', (words, minute) => {
    expect(spokenTime(words)).toBe(minute);
  });

  it.each(['', 'soon', '25:00', '24:15', '9:60', '9:5', '13 pm', '0 am', '99', '12345', '9 am or 10', '-9'])(
    '[CAL-030] does not read %j',
    (words) => {
      expect(spokenTime(words)).toBeNull();
    },
  );

  it('[CAL-030] reads every time as the shop writes it, and on the 24-hour clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const two = (value: number) => String(value).padStart(2, '0');
        expect(spokenTime(formatTime(minute * 60))).toBe(minute);
        expect(spokenTime(`${two(Math.floor(minute / 60))}:${two(minute % 60)}`)).toBe(minute);
      }),
    );
  });
});
