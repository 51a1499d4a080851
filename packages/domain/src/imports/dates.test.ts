import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf, parseDate, parseTime, splitMoment } from './index.ts';

describe('dates', () => {
  it.each([
    ['04/07/1988', 'day-first', '1988-07-04'],
    ['04/07/1988', 'month-first', '1988-04-07'],
    ['4.7.88', 'day-first', '1988-07-04'],
    ['4.7.46', 'day-first', '2046-07-04'],
    ['4.7.47', 'day-first', '1947-07-04'],
    ['1/1/1000', 'day-first', '1000-01-01'],
    ['1/1/999', 'day-first', null],
    ['1988-07-04', 'month-first', '1988-07-04'],
    ['19880704', 'month-first', '1988-07-04'],
    ['1988-07-04T00:00:00Z', 'day-first', '1988-07-04'],
    ['1988/07/04', 'day-first', '1988-07-04'],
    ['1988/7/4', 'month-first', '1988-07-04'],
    [' 14  Nov   2022 ', 'month-first', '2022-11-14'],
    ['4th July 1988', 'day-first', '1988-07-04'],
    ['July 4, 1988', 'day-first', '1988-07-04'],
    ['Mon, 4 July 88', 'day-first', '1988-07-04'],
    ['4. Mai 1988', 'day-first', '1988-05-04'],
    ['14 août 2022', 'day-first', '2022-08-14'],
    ['14 de enero de 2022', 'day-first', '2022-01-14'],
    ['3 juin 2022', 'day-first', '2022-06-03'],
    ['3 juillet 2022', 'day-first', '2022-07-03'],
    ['31/02/2020', 'day-first', null],
    ['14 Foo 2022', 'day-first', null],
    ['x1988-07-04', 'day-first', null],
    ['1988-07-04x', 'day-first', null],
    ['soon', 'day-first', null],
    ['12/2020', 'day-first', null],
  ] as const)('[IMPORT-004] %s, %s, is %s', (text, order, date) => {
    expect(parseDate(text, order, 2026)).toBe(date);
  });

  it('[IMPORT-004] every day is read back, in either order, whatever zone the machine has', () => {
    const day = fc.date({ min: new Date('1901-01-02'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('day-first' as const, 'month-first' as const), (date, order) => {
        const iso = date.toISOString().slice(0, 10);
        const [y, m, d] = iso.split('-');
        const text = order === 'day-first' ? `${d}/${m}/${y}` : `${m}/${d}/${y}`;
        expect(parseDate(text, order, 2026)).toBe(iso);
      }),
    );
  });

  it.each([
    [['04/07/1988', '25/12/1990', ''], 'day-first'],
    [['13/12/2020'], 'day-first'],
    [['13/01/2020', '14/01/2020', '01/13/2020'], 'day-first'],
    [['04/07/1988', '12/25/1990 10:00'], 'month-first'],
    [['12/13/2020'], 'month-first'],
    [['13/01/2020', '01/14/2020', '01/13/2020'], 'month-first'],
    [['04/07/1988', '1990-12-25'], null],
    [['12/12/2020'], null],
    [['25/25/2020'], null],
    [['13/01/2020', '01/13/2020'], null],
    [[], null],
  ])('[IMPORT-004] the order of %j follows from numbers above 12: %s', (texts, order) => {
    expect(orderOf(texts)).toBe(order);
  });
});

describe('times', () => {
  it.each([
    ['02 Feb 2026, 1:46pm', '02 Feb 2026', 826],
    ['02 Feb 2026 , 1:46 P.M.', '02 Feb 2026', 826],
    ['2026-02-02 13:46:00', '2026-02-02', 826],
    ['2026-02-02T13:46', '2026-02-02', 826],
    ['2026-02-02T13:46:00.000Z', '2026-02-02', 826],
    ['2026-02-02 13:46+01:00', '2026-02-02', 826],
    ['2026-02-02 13:46:00-0130', '2026-02-02', 826],
    ['02.02.2026 13.46', '02.02.2026', 826],
    ['02/02/2026 9h05', '02/02/2026', 545],
    ['02/02/2026 9 am', '02/02/2026', 540],
    ['02/02/2026 10pm', '02/02/2026', 1_320],
    [' 02/02/2026 ', '02/02/2026', null],
    ['02/02/2026 9', '02/02/2026 9', null],
    ['02/02/2026 13:46 x', '02/02/2026 13:46 x', null],
  ])('[IMPORT-004] %s has a date and a time', (text, date, minutes) => {
    const parts = splitMoment(text);
    expect([parts.date, parseTime(parts.time)]).toEqual([date, minutes]);
  });

  it.each([
    ['12:00am', 0],
    ['12:30 pm', 750],
    ['1 a.m.', 60],
    ['12pm', 720],
    ['  9:30  ', 570],
    ['0:00', 0],
    ['23:59', 1_439],
    ['14h30', 870],
    ['13:46:00', 826],
    ['24:00', null],
    ['12:60', null],
    ['0am', null],
    ['13pm', null],
    ['7', null],
    ['noon', null],
  ])('[IMPORT-004] %s is minute %s', (text, minutes) => {
    expect(parseTime(text)).toBe(minutes);
  });
});
