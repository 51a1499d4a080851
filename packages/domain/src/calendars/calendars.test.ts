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
    ['full', 'Bea', ' Tully ', 'Bea Tully, Cut'],
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
    [' a.example/x.ics ', 'https://a.example/x.ics'],
    ['radicale.local:5232', 'https://radicale.local:5232/'],
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
