import type { Instant } from '@thyme/domain/time';

export interface CalendarEntry {
  id: string;
  title: string;
  place: string;
  startsAt: Instant;
  endsAt: Instant;
}

/** 20260813T103000Z */
const stamp = (instant: Instant) => `${new Date(instant * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Every appointment and class date, as calendar programs accept it (RFC 5545). */
export function calendarFile(entries: readonly CalendarEntry[], now: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Thyme//Booking//EN',
    ...entries.flatMap(({ id, title, place, startsAt, endsAt }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(startsAt)}`,
      `DTEND:${stamp(endsAt)}`,
      `SUMMARY:${escapeText(title)}`,
      `LOCATION:${escapeText(place)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Lines are at most 75 bytes; longer ones continue after a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 74) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
