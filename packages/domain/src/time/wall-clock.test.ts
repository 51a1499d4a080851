import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateAt,
  endOfDay,
  existsOnWall,
  HOUR,
  instantOf,
  instantWhenReached,
  isZone,
  offsetAt,
  resolveWall,
  startOfDay,
  wallEndOf,
  wallOf,
} from './index.ts';
import { changeAfter, measureOffset } from './zone-offsets.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const wall = (text: string) => Date.parse(`${text}:00Z`) / 1000;

const ZONES = [
  'Europe/Dublin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Pacific/Apia',
  'America/St_Johns',
  'UTC',
];

describe('clock changes', () => {
  it.each([
    ['Europe/Dublin', '2026-03-29T00:30', '2026-03-29T00:30:00Z'],
    ['Europe/Dublin', '2026-03-29T02:00', '2026-03-29T01:00:00Z'],
    ['Europe/Dublin', '2026-10-25T02:00', '2026-10-25T02:00:00Z'],
    ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:30', '2026-10-03T15:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-05T02:00', '2026-04-04T15:30:00Z'],
  ])('in %s the wall clock shows %s once, at %s', (zone, text, iso) => {
    expect(resolveWall(zone, wall(text))).toEqual({ kind: 'once', instant: at(iso) });
    expect(wallOf(zone, at(iso))).toBe(wall(text));
  });

  it.each([
    ['Europe/Dublin', '2026-10-25T01:30', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'],
  ])('in %s the wall clock shows %s twice and resolves to the first', (zone, text, first, second) => {
    expect(resolveWall(zone, wall(text))).toEqual({ kind: 'twice', first: at(first), second: at(second) });
    expect(instantOf(zone, wall(text))).toBe(at(first));
  });

  it.each([
    ['Europe/Dublin', '2026-03-29T01:30', '2026-03-29T01:30:00Z', '2026-03-29T02:30'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00Z', '2026-03-08T03:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00Z', '2026-10-04T02:45'],
  ])('in %s the wall clock never shows %s', (zone, text, iso, shown) => {
    expect(existsOnWall(zone, wall(text))).toBe(false);
    expect(instantOf(zone, wall(text))).toBe(at(iso));
    expect(wallOf(zone, at(iso))).toBe(wall(shown));
  });

  it.each([
    ['Europe/Dublin', '2026-03-29T01:30', '2026-03-29T01:00:00Z'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30:00Z'],
    ['Europe/Dublin', '2026-10-25T01:30', '2026-10-25T00:30:00Z'],
    ['Europe/Dublin', '2026-06-01T09:00', '2026-06-01T08:00:00Z'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T10:00:00Z'],
  ])('in %s the wall clock reaches %s at %s', (zone, text, iso) => {
    expect(instantWhenReached(zone, wall(text))).toBe(at(iso));
  });

  it.each([
    ['Europe/Dublin', '2026-03-29', 23],
    ['Europe/Dublin', '2026-10-25', 25],
    ['Europe/Dublin', '2026-06-01', 24],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ])('in %s the day %s has %f hours', (zone, date, hours) => {
    expect((endOfDay(zone, date) - startOfDay(zone, date)) / HOUR).toBe(hours);
  });

  it.each([
    ['2026-06-01T08:00:00Z', '2026-06-01T09:00:00Z', '2026-06-01T10:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30'],
    ['2026-10-25T00:30:00Z', '2026-10-25T01:00:00Z', '2026-10-25T02:00'],
  ])('from %s to %s ends on the wall at %s', (from, to, shown) => {
    expect(wallEndOf('Europe/Dublin', at(from), at(to))).toBe(wall(shown));
  });

  it('knows an ordinary time as one that exists', () => {
    expect(resolveWall('Europe/Dublin', wall('2026-06-01T09:00'))).toEqual({
      kind: 'once',
      instant: at('2026-06-01T08:00:00Z'),
    });
    expect(existsOnWall('Europe/Dublin', wall('2026-06-01T09:00'))).toBe(true);
    expect(existsOnWall('Europe/Dublin', wall('2026-10-25T01:30'))).toBe(true);
  });

  it('returns the local day of an instant', () => {
    expect(dateAt('Europe/Dublin', at('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
    expect(dateAt('America/New_York', at('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
  });

  it.each([
    ['2026-01-01T00:00:00Z', '2026-03-29T01:00:00Z'],
    ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z'],
    ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'],
    ['2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z'],
  ])('after %s the clocks change next at %s', (from, next) => {
    expect(changeAfter('Europe/Dublin', at(from))).toBe(at(next));
  });

  it('recognizes existing zones', () => {
    expect(isZone('Europe/Dublin')).toBe(true);
    expect(isZone('Europe/Atlantis')).toBe(false);
  });
});

describe('compared with Intl', { timeout: 60_000 }, () => {
  const instants = fc.integer({ min: at('1975-01-01T00:00:00Z'), max: at('2045-01-01T00:00:00Z') });

  it('the offset table agrees with Intl', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, instant) => {
        expect(offsetAt(zone, instant)).toBe(measureOffset(zone, instant));
      }),
      { numRuns: 600 },
    );
  });

  it('every instant round-trips through its wall time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, instant) => {
        const moment = resolveWall(zone, wallOf(zone, instant));
        if (moment.kind === 'twice') expect([moment.first, moment.second]).toContain(instant);
        else expect(moment).toEqual({ kind: 'once', instant });
      }),
      { numRuns: 600 },
    );
  });
});

describe('the end of a time span beside its beginning', () => {
  const at = (text: string) => Date.parse(text) / 1000;
  const shown = (from: string, to: string) =>
    [wallOf('Europe/Dublin', at(from)), wallEndOf('Europe/Dublin', at(from), at(to))].map((wall) =>
      new Date(wall * 1000).toISOString().slice(11, 16),
    );

  it('[SLOT-043] is never before it, not even in the night the clocks go back', () => {
    expect(shown('2027-10-30T09:00Z', '2027-10-30T09:30Z')).toEqual(['10:00', '10:30']);
    expect(shown('2027-10-31T00:30Z', '2027-10-31T01:00Z')).toEqual(['01:30', '02:00']);
    expect(shown('2027-10-31T00:30Z', '2027-10-31T02:30Z')).toEqual(['01:30', '02:30']);
    expect(shown('2027-03-28T00:30Z', '2027-03-28T01:30Z')).toEqual(['00:30', '02:30']);
  });
});
