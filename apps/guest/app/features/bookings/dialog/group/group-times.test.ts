import { expect, it } from 'vitest';
import { groupTimes } from './group-times.ts';

const at = (hour: number, minute = 0) => Date.UTC(2026, 7, 13, hour, minute) / 1000;
const span = (name: string, from: number, to: number) => ({ name, from, to });

it.each([
  [
    'two who start together',
    [span('You', at(10), at(11)), span('Cian', at(10), at(10, 45))],
    'You both start at 10:00 am. Cian finishes at 10:45 am, you at 11:00 am.',
  ],
  [
    'the guest who books is done first',
    [span('You', at(10), at(10, 30)), span('Cian', at(10), at(11))],
    'You both start at 10:00 am. You finish at 10:30 am, Cian at 11:00 am.',
  ],
  [
    'three who start together, two of whom are done at once',
    [span('You', at(10), at(11)), span('Cian', at(10), at(11)), span('Aoife', at(10), at(10, 45))],
    'You all start at 10:00 am. Aoife finishes at 10:45 am, Cian and you at 11:00 am.',
  ],
  [
    'all of it together',
    [span('You', at(10), at(11)), span('Cian', at(10), at(11))],
    'You both start at 10:00 am and finish at 11:00 am.',
  ],
  [
    'three who finish together',
    [span('You', at(10), at(11)), span('Cian', at(10, 30), at(11)), span('Aoife', at(10), at(11))],
    'Aoife and you start at 10:00 am, Cian at 10:30 am. You all finish at 11:00 am.',
  ],
  [
    'a companion who starts first',
    [span('You', at(10, 30), at(11)), span('Cian', at(10), at(11))],
    'Cian starts at 10:00 am, you at 10:30 am. You both finish at 11:00 am.',
  ],
  [
    'one after the other',
    [span('You', at(10), at(10, 45)), span('Cian', at(10, 55), at(11, 25)), span('Aoife', at(11, 35), at(12))],
    'You first, from 10:00 am to 10:45 am, then Cian, from 10:55 am to 11:25 am, then Aoife, from 11:35 am to 12:00 pm.',
  ],
])('[GROUP-021] says when each guest of a group starts and finishes: %s', (_case, spans, words) => {
  expect(groupTimes(spans)).toBe(words);
});
