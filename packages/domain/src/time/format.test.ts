import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatDayTime,
  formatLongDate,
  formatMinutes,
  formatTime,
  instantOf,
  parseDateRange,
  parseWireDate,
  parseWireTime,
  wallAt,
  wallOf,
  weekdayName,
  zoneLabel,
} from './index.ts';

describe('times on the page', () => {
  it.each([
    [0, '12:00 am'],
    [5, '12:05 am'],
    [9 * 60, '9:00 am'],
    [9 * 60 + 10, '9:10 am'],
    [12 * 60, '12:00 pm'],
    [18 * 60 + 15, '6:15 pm'],
    [23 * 60 + 59, '11:59 pm'],
  ])('[CONST-029] minute %i of the UTC day is shown as %s', (minute, text) => {
    expect(formatTime(wallAt('2026-08-11', minute))).toBe(text);
  });

  it("[CONST-029] a summer appointment shows the shop's local time, whatever zone this machine is in", () => {
    const shown = wallOf('Europe/Dublin', instantOf('Europe/Dublin', wallAt('2026-08-11', 690)));
    expect(formatDayTime(shown)).toBe('Tue 11 Aug, 11:30 am');
  });

  it('formats days, dates and durations', () => {
    expect(formatDay(wallAt('2026-08-11'), { year: true })).toBe('Tue 11 Aug 2026');
    expect(formatLongDate('2026-12-25')).toBe('Friday 25 December 2026');
    expect(weekdayName(0)).toBe('Sunday');
    expect([30, 60, 75].map(formatMinutes)).toEqual(['30 min', '1 h', '1 h 15 min']);
  });

  it('names the zone', () => {
    expect(zoneLabel('Europe/Dublin')).toBe('Irish time');
    expect(zoneLabel('America/New_York')).toBe('New York time');
    expect(zoneLabel('Australia/Lord_Howe')).toBe('Lord Howe time');
    expect(zoneLabel('UTC')).toBe('UTC');
  });
});

describe('times from the wire', () => {
  it.each([
    ['2026-08-11', '2026-08-11'],
    [' 2026-08-11 ', '2026-08-11'],
    [wallAt('2026-08-11', 700), '2026-08-11'],
    [String(wallAt('1989-05-04')), '1989-05-04'],
    [-86_400, '1969-12-31'],
    [' 253402300799 ', '9999-12-31'],
    ['-86400', '1969-12-31'],
  ])('parses the day %s', (value, date) => {
    expect(parseWireDate(value)).toEqual({ ok: true, value: date });
  });

  it.each(['2026-02-30', 'tomorrow', '', 1.5, Number.NaN, 1e15, '1e9', 253_402_300_800, 'x1', '1x'])(
    'refuses the day %s',
    (value) => {
      expect(parseWireDate(value)).toEqual({ ok: false, refusal: { code: 'bad-date' } });
    },
  );

  it('parses a time as unix seconds or as seconds after midnight', () => {
    const expected = { ok: true, value: { date: '2026-08-11', wall: wallAt('2026-08-11', 615) } };
    expect(parseWireTime('2026-08-11', wallAt('2026-08-11', 615))).toEqual(expected);
    expect(parseWireTime('2026-08-11', 615 * 60)).toEqual(expected);
    expect(parseWireTime('2026-08-11', String(615 * 60))).toEqual(expected);
    expect(parseWireTime('2026-08-11', 0)).toMatchObject({ value: { wall: wallAt('2026-08-11') } });
  });

  it('refuses a time on another day, and a missing time', () => {
    expect(parseWireTime('2026-08-11', wallAt('2026-08-12', 615))).toMatchObject({
      refusal: { code: 'date-and-time-differ' },
    });
    expect(parseWireTime('2026-08-11', 'ten')).toMatchObject({ refusal: { code: 'bad-time' } });
    expect(parseWireTime('2026-08-11', -60)).toMatchObject({ refusal: { code: 'bad-time' } });
    expect(parseWireTime('1970-01-01', 86_400)).toMatchObject({ refusal: { code: 'date-and-time-differ' } });
    expect(parseWireTime('1970-01-02', 86_400)).toMatchObject({ value: { wall: 86_400 } });
    expect(parseWireTime('never', 0)).toMatchObject({ refusal: { code: 'bad-date' } });
  });

  it('parses a range of days', () => {
    expect(parseDateRange('2026-08-01, 2026-08-31')).toEqual({
      ok: true,
      value: { from: '2026-08-01', to: '2026-08-31' },
    });
    expect(parseDateRange('2026-08-01,2026-08-01').ok).toBe(true);
    for (const bad of [
      '',
      '2026-08-01',
      '2026-08-01,never',
      'never,2026-08-01',
      '2026-09-01,2026-08-01',
      '2026-08-01,2026-08-02,2026-08-03',
      'a,b',
    ]) {
      expect(parseDateRange(bad)).toEqual({ ok: false, refusal: { code: 'bad-date' } });
    }
  });
});
