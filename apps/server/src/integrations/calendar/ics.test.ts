import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './ics.ts';

const entry: CalendarEntry = {
  uid: 'appointment-17@thyme.example',
  sequence: 2,
  startsAt: Date.UTC(2026, 7, 13, 10, 30) / 1000,
  endsAt: Date.UTC(2026, 7, 13, 11, 55) / 1000,
  summary: 'Signature facial, brow shape & tint at Willow Room',
  description: 'First line\nSecond; with, signs \\ and\u0007 bells',
  location: '42 Sandford Close, Ranelagh',
  url: 'https://thyme.example/profile/appointments',
  status: 'CONFIRMED',
};
const file = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile({ method: 'PUBLISH', madeAt: 1_786_000_000, entries: [{ ...entry, ...changes }] });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('writes times in UTC and escapes reserved characters', () => {
    const lines = unfolded(file());
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:appointment-17@thyme.example',
        'SEQUENCE:2',
        'DTSTART:20260813T103000Z',
        'DTEND:20260813T115500Z',
        'SUMMARY:Signature facial\\, brow shape & tint at Willow Room',
        'DESCRIPTION:First line\\nSecond\\; with\\, signs \\\\ and bells',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(lines.at(-1)).toBe('');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  it('a name cannot inject lines', () => {
    expect(
      unfolded(file({ summary: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM' })).filter((line) => line === 'END:VEVENT'),
    ).toHaveLength(1);
  });

  it('folds long lines at 75 bytes without splitting a character', () => {
    const text = file({ summary: 'Ó Súilleabháin 🌿 '.repeat(20) });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text).find((line) => line.startsWith('SUMMARY:'))).toBe(
      `SUMMARY:${'Ó Súilleabháin 🌿 '.repeat(20)}`,
    );
  });
});
