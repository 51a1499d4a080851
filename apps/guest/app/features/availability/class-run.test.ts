import { describe, expect, it } from 'vitest';
import { type ClassDate, fullAfter, runFrom, startsOf } from './class-run.ts';

const dates = (states: string): ClassDate[] =>
  [...states].map((letter, time) => ({
    time,
    state: letter === 'o' ? 'open' : letter === 'f' ? 'full' : 'closed',
    seats: letter === 'o' ? 3 : 0,
  }));
const starts = (states: string, allowsSingle = false) =>
  startsOf(dates(states), { allowsSingle }).map(({ time }) => time);

describe('dates in a row', () => {
  it.each([
    ['ooo', 0, 3],
    ['oofo', 0, 2],
    ['oofo', 2, 0],
    ['oco', 0, 1],
    ['o'.repeat(20), 0, 14],
    ['oo', 9, 0],
  ])('[SLOT-034] %s has from %i on %i', (states, time, length) => {
    expect(runFrom(dates(states), time)).toBe(length);
  });

  it('[SLOT-032] are started only where enough follow; with single visits anywhere with a place', () => {
    expect(starts('oofoo')).toEqual([0, 3]);
    expect(starts('oofoo', true)).toEqual([0, 1, 3, 4]);
    expect(starts('ofo')).toEqual([]);
  });

  it('[SLOT-034] are ended by a full date, not by the last or by a closed one', () => {
    expect(fullAfter(dates('oofo'), 0)?.time).toBe(2);
    expect(fullAfter(dates('ooc'), 0)).toBeNull();
    expect(fullAfter(dates('oo'), 0)).toBeNull();
    expect(fullAfter(dates(`${'o'.repeat(14)}f`), 0)).toBeNull();
  });
});
