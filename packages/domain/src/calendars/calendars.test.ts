import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetAt } from '../time/index.ts';
import {
  changedSpans,
  eventKey,
  guestTitle,
  isEventOf,
  mergeSpans,
  piecesOf,
  tidyAddress,
  zoneLines,
} from './index.ts';

describe('external calendars', () => {
  it.each([
    ['short', 'Bea', 'Tully', 'Bea T., Cut'],
    ['short', 'Bea', '', 'Bea, Cut'],
    ['short', '', '', 'Cut'],
    ['short', 'Ó', 'úna', 'Ó Ú., Cut'],
    ['full', ' Bea ', ' Tully ', 'Bea Tully, Cut'],
    ['short', 'Bea', ' tully', 'Bea T., Cut'],
    ['busy', 'Bea', 'Tully', 'Busy'],
  ] as const)('[SYNC-002] a guest appears as %s: %s %s → %s', (names, firstName, lastName, title) => {
    expect(guestTitle(names, { firstName, lastName, services: 'Cut' })).toBe(title);
  });

  it('[SYNC-006] a key is recognised with any host that a calendar adds, and only by its own shop', () => {
    const key = eventKey(7, 'appointment', 12, 3);
    expect(key).toMatch(/^[a-v0-9]{5,}$/);
    for (const uid of [key, `${key}@thyme`, `${key}@google.com`]) expect(isEventOf(7, uid)).toBe(true);
    for (const uid of [`x${key}`, `${key}x`, 'desk70a12c3@thyme', 'appointment-12@thyme'])
      expect(isEventOf(7, uid)).toBe(false);
    expect(isEventOf(70, key)).toBe(false);
  });

  it.each([
    ['webcal://a.example/x.ics', 'https://a.example/x.ics'],
    ['WEBCALS://a.example/x.ics', 'https://a.example/x.ics'],
    [' a.example/x.ics ', 'https://a.example/x.ics'],
    ['a.example/webcal:1', 'https://a.example/webcal:1'],
    ['radicale.local:5232', 'https://radicale.local:5232/'],
    ['http://a.example:8080/x.ics', 'http://a.example:8080/x.ics'],
    ['http://a.example/x.ics?t=1#part', 'http://a.example/x.ics?t=1'],
  ])('the address %s is %s', (given, address) => {
    expect(tidyAddress(given)).toEqual({ ok: true, value: address });
  });

  it.each([
    ['', 'empty'],
    ['https://', 'not-an-address'],
    ['javascript:alert(1)', 'not-http'],
    ['ftp://a.example/x.ics', 'not-http'],
    ['https://tom:secret@a.example/x.ics', 'with-password'],
    ['https://tom@a.example/x.ics', 'with-password'],
    ['https://:secret@a.example/x.ics', 'with-password'],
  ])('the address “%s” is refused: %s', (given, code) => {
    expect(tidyAddress(given)).toEqual({ ok: false, refusal: { code } });
  });

  const span = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 90 })).map(([from, length]) => ({
    from: from * 900,
    to: (from + length) * 900,
  }));
  const window = { from: 90_000, to: 270_000 };
  const covers = (spans: readonly { from: number; to: number }[], at: number) =>
    spans.some(({ from, to }) => from <= at && at < to);

  it('[SYNC-003] merged spans cover exactly what the given ones cover in the window, in order and disjoint', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const merged = mergeSpans(spans, window);
        for (let at = 0; at < 450_000; at += 900)
          expect(covers(merged, at)).toBe(at >= window.from && at < window.to && covers(spans, at));
        for (const [index, { from, to }] of merged.entries()) {
          expect(to).toBeGreaterThan(from);
          expect(from).toBeGreaterThan(merged[index - 1]?.to ?? -1);
        }
        expect(changedSpans(merged, merged)).toEqual({ added: [], gone: [] });
      }),
    );
  });

  it('[SYNC-003] merged spans touch neither each other nor the outside of the window', () => {
    const touching = [
      { from: window.from - 900, to: window.from },
      { from: window.from, to: window.from + 900 },
      { from: window.from + 900, to: window.from + 1800 },
    ];
    expect(mergeSpans(touching, window)).toEqual([{ from: window.from, to: window.from + 1800 }]);
  });

  it('[SYNC-003] spans that changed are added and removed, equal ones stay', () => {
    const [early, late] = [
      { from: 0, to: 900 },
      { from: 1800, to: 2700 },
    ];
    const longer = { from: 0, to: 1200 };
    expect(changedSpans([early, late], [longer, late])).toEqual({ added: [longer], gone: [early] });
  });

  it('a whole day is one part', () => {
    expect(piecesOf({ from: 0, to: 86_400 })).toEqual([{ from: 0, to: 86_400 }]);
  });

  it('a long span is split into parts of at most a day, without a gap', () => {
    fc.assert(
      fc.property(span, ({ from, to }) => {
        const pieces = piecesOf({ from, to });
        expect(pieces[0]?.from).toBe(from);
        expect(pieces.at(-1)?.to).toBe(to);
        for (const [index, piece] of pieces.entries()) {
          expect(piece.to - piece.from).toBeLessThanOrEqual(86_400);
          if (index > 0) expect(piece.from).toBe(pieces[index - 1]?.to);
        }
      }),
    );
  });

  it('[SYNC-001] the changes of a zone are those before the end of the span, each with its kind', () => {
    const spring = Date.UTC(2026, 2, 29, 1) / 1000;
    const from = Date.UTC(2026, 0, 10) / 1000;
    const start = [
      'BEGIN:STANDARD',
      'DTSTART:20260110T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
    ];
    const summer = [
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T010000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'END:DAYLIGHT',
    ];
    const winter = [
      'BEGIN:STANDARD',
      'DTSTART:20261025T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
    ];
    const zone = (...lines: string[]) => ['BEGIN:VTIMEZONE', 'TZID:Europe/Dublin', ...lines, 'END:VTIMEZONE'];
    expect(zoneLines('Europe/Dublin', from, spring)).toEqual(zone(...start));
    expect(zoneLines('Europe/Dublin', from, spring + 1)).toEqual(zone(...start, ...summer));
    expect(zoneLines('Europe/Dublin', from, from + 365 * 86_400)).toEqual(zone(...start, ...summer, ...winter));
    expect(zoneLines('America/St_Johns', from, from + 1)).toContain('TZOFFSETTO:-0330');
  });

  it.each(['Europe/Dublin', 'America/New_York', 'Asia/Kolkata', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
    '[SYNC-001] the clock changes of %s say the offset of every instant',
    (zone) => {
      const from = Date.UTC(2026, 0, 10) / 1000;
      const to = Date.UTC(2027, 6, 1) / 1000;
      const text = zoneLines(zone, from, to).join('\n');
      const parts = [...text.matchAll(/DTSTART:(\d{8})T(\d{6})\nTZOFFSETFROM:([+-]\d{4})\nTZOFFSETTO:([+-]\d{4})/g)];
      const seconds = (offset = '') =>
        (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 3600 + Number(offset.slice(3)) * 60);
      const changes = parts.map(([, day = '', time = '', before, after]) => {
        const wall = Date.parse(
          `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`,
        );
        return { at: wall / 1000 - seconds(before), after: seconds(after) };
      });
      for (let at = from; at < to; at += 5 * 3600 + 1800)
        expect(changes.findLast((one) => one.at <= at)?.after).toBe(offsetAt(zone, at));
    },
  );
});
