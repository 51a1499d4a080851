import { wallOf } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import { freeTimes } from './free-times.ts';
import { soonestTimes } from './soonest-times.ts';

/** Thursday 6 August 2026, 15:30 in Ireland. */
const NOW = Date.UTC(2026, 7, 6, 14, 30) / 1000;
const wall = (day: number, hour: number) => Date.UTC(2026, 7, day, hour) / 1000;
const next = (service: string, ...times: number[]) => ({
  service,
  times: freeTimes(times, wallOf('Europe/Dublin', NOW)),
});
const HOUR = 3_600;
const shops = [1, 2, 3].map((id) => ({
  id,
  slug: `shop-${id}`,
  name: `Shop ${id}`,
  zone_label: 'Irish time',
  offset: HOUR,
}));

describe('what is free first', () => {
  it('is what is free today, the soonest first, one for each shop', () => {
    const times = new Map([
      [1, next('Facial', wall(6, 18), wall(6, 19))],
      [2, next('Skin fade', wall(6, 16))],
      [3, next('Yoga', wall(7, 9))],
    ]);
    const { isToday, soonest } = soonestTimes(shops, times);
    expect(isToday).toBe(true);
    expect(soonest.map(({ text, service, slug }) => [text, service, slug])).toEqual([
      ['4:00 pm', 'Skin fade', 'shop-2'],
      ['6:00 pm', 'Facial', 'shop-1'],
    ]);
  });

  it('names the day where nothing is free today, and omits full shops', () => {
    const times = new Map([
      [1, next('Facial')],
      [3, next('Yoga', wall(7, 9))],
    ]);
    expect(soonestTimes(shops, times)).toMatchObject({ isToday: false, soonest: [{ text: 'Fri 9:00 am' }] });
  });

  it('compares instants, not wall-clock times, and has each shop’s time zone', () => {
    const abroad = { id: 4, slug: 'shop-4', name: 'Shop 4', zone_label: 'New York time', offset: -4 * HOUR };
    const times = new Map([
      [1, next('Facial', wall(6, 16))],
      [4, { service: 'Cut', times: freeTimes([wall(6, 12)], wallOf('America/New_York', NOW)) }],
    ]);
    const { soonest } = soonestTimes([...shops, abroad], times);
    expect(soonest.map(({ text, zoneLabel }) => [text, zoneLabel])).toEqual([
      ['4:00 pm', 'Irish time'],
      ['12:00 pm', 'New York time'],
    ]);
  });
});
