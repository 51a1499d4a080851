import { beforeEach, describe, expect, it } from 'vitest';
import { clear, readExpiring } from '../../../../lib/session/storage.ts';
import { aClass, aService, offering, THURSDAY, WEEK } from '../../cart/cart.fixtures.ts';
import { priceCart } from '../../cart/priced-cart.ts';
import { readCart, type StoredService, writeCart } from '../../cart/stored-cart.ts';
import { datesOf, isSettled, momentOf, nothingChosen, partsOf, placeServices, withMoment } from './choice.ts';
import { restoreChoice, saveChoice } from './saved-choice.ts';
import { describeSpan } from './words.ts';

const ZONE = 'Europe/Dublin';
const offers = offering([
  aService(1),
  aService(2, { duration: 105 }),
  aClass(3),
  aClass(4, 'repeated'),
  aClass(5, 'course'),
]);
const stored = (id: number, qty = 1): StoredService => ({
  __typename: 'ServicePricing',
  id,
  qty,
  date: null,
  time: null,
});
const linesOf = (...ids: number[]) =>
  priceCart(
    ids.map((id) => stored(id, id === 4 ? 3 : 1)),
    offers,
    0,
  ).lines;
const thursday = { date: '2026-08-13', time: THURSDAY };

describe('what needs a time', () => {
  it('services are one appointment, one after the other; each class is separate', () => {
    expect(partsOf(linesOf(1, 3, 2, 5), false).map(({ kind, key }) => [kind, key])).toEqual([
      ['visit', 'visit'],
      ['class', 'at-3'],
      ['course', 'at-5'],
    ]);
  });

  it('services apart have a time each', () => {
    expect(partsOf(linesOf(1, 2), true).map(({ key }) => key)).toEqual(['at-1', 'at-2']);
    expect(partsOf(linesOf(1), true).map(({ key }) => key)).toEqual(['visit']);
  });

  it('vouchers need none', () => expect(partsOf([], false)).toEqual([]));
});

describe('times', () => {
  it('[SLOT-002] a part is settled with a day and a time, and only then', () => {
    const [visit] = partsOf(linesOf(1, 2), false);
    if (!visit) throw new Error('no visit');
    expect(isSettled(visit, nothingChosen, null)).toBe(false);
    const chosen = withMoment(nothingChosen, visit, thursday);
    expect(isSettled(visit, chosen, null)).toBe(true);
    expect(isSettled(visit, withMoment(chosen, visit, null), null)).toBe(false);
  });

  it.each([
    [null, false],
    [0, false],
    [2, false],
    [3, true],
    [14, true],
  ])('[SLOT-003] three dates of a repeated class, of which %s are available: settled %s', (available, settled) => {
    const [part] = partsOf(linesOf(4), false);
    if (!part) throw new Error('no class');
    expect(isSettled(part, nothingChosen, available)).toBe(false);
    expect(isSettled(part, withMoment(nothingChosen, part, thursday), available)).toBe(settled);
  });

  it('services of one appointment follow one another; a course begins on its first date', () => {
    const parts = partsOf(linesOf(1, 2, 5), false);
    const placed = placeServices(
      parts,
      { ...nothingChosen, visit: { date: '2026-08-12', time: THURSDAY - 86_400 } },
      ZONE,
    );
    expect(placed.map(({ line, time }) => [line.service.id, time])).toEqual([
      [1, THURSDAY - 86_400],
      [2, THURSDAY - 86_400 + 3600],
      [5, THURSDAY],
    ]);
  });

  it('an appointment across a clock change lasts real time', () => {
    // On 25 October 2026 the clocks go back from 2:00 to 1:00: an hour after 1:30 it is 1:30 again.
    const start = Date.UTC(2026, 9, 25, 1, 30) / 1000;
    const choice = { ...nothingChosen, visit: { date: '2026-10-25', time: start } };
    const placed = placeServices(partsOf(linesOf(1, 2), false), choice, ZONE);
    expect(placed.map(({ time }) => time)).toEqual([start, start]);
  });
});

describe('the saved choice', () => {
  const now = Date.UTC(2026, 7, 1);
  beforeEach(clear);

  function save(ids: number[], apart: boolean, choice = { ...nothingChosen, apart, visit: thursday }) {
    writeCart(
      7,
      ids.map((id) => stored(id)),
    );
    saveChoice(7, placeServices(partsOf(linesOf(...ids), apart), choice, ZONE), now);
    return priceCart(readCart(7), offers, 0).lines;
  }

  it('[SLOT-015] is stored under serviceDate and serviceTime, and in the cart', () => {
    const lines = save([1, 2], false);
    expect(readExpiring('serviceDate', now)).toBe('2026-08-13');
    expect(readExpiring('serviceTime', now)).toBe(String(THURSDAY));
    expect(readCart(7)).toMatchObject([{ time: THURSDAY }, { time: THURSDAY + 3600 }]);
    expect(restoreChoice(7, lines, now + 3_599_999).visit).toEqual(thursday);
  });

  it('[SLOT-015] is forgotten after an hour', () => {
    const lines = save([1, 2], false);
    expect(restoreChoice(7, lines, now + 3_600_000)).toEqual(nothingChosen);
  });

  it('restores times that were chosen separately, and those of classes', () => {
    const later = { date: '2026-08-20', time: THURSDAY + WEEK };
    const lines = save([1, 2, 3], true, {
      ...nothingChosen,
      apart: true,
      visit: thursday,
      each: { 1: thursday, 2: later, 3: later },
    } as never);
    const restored = restoreChoice(7, lines, now);
    expect(restored).toMatchObject({ apart: true, each: { 1: thursday, 2: later, 3: later } });
    expect(partsOf(lines, restored.apart).map((part) => momentOf(part, restored))).toEqual([thursday, later, later]);
  });
});

describe('repeated classes', () => {
  it('has the dates of the course, or as many of the class as were chosen', () => {
    const each = { 4: { date: '2026-08-20', time: THURSDAY + WEEK }, 3: thursday };
    const placed = placeServices(partsOf(linesOf(3, 4, 5), false), { ...nothingChosen, each }, ZONE);
    const dates = new Map(placed.map((service) => [service.line.service.id, datesOf(service)]));
    expect(dates.get(3)).toEqual([THURSDAY]);
    expect(dates.get(4)).toEqual([1, 2, 3].map((week) => THURSDAY + week * WEEK));
    expect(dates.get(5)).toEqual([0, 1, 2, 3].map((week) => THURSDAY + week * WEEK));
    expect(
      describeSpan(
        placed.filter(({ line }) => line.service.id === 5),
        ZONE,
      ),
    ).toBe('4 dates from Thu 13 Aug, 11:30 am');
  });
});
