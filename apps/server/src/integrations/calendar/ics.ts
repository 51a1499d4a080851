import { zoneLines } from '@thyme/domain/calendars';
import { wallOf, type Zone } from '@thyme/domain/time';

/** One event of a calendar file, RFC 5545. */
export interface CalendarEntry {
  /** The same for every version, so that calendar programs replace the event. */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  startsAt: number;
  endsAt: number;
  summary: string;
  description: string;
  location: string;
  url: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** When it was last changed, epoch seconds; by default when the file was made. */
  stamp?: number;
}

export interface CalendarFile {
  /** PUBLISH shows events, CANCEL removes them; an event that is stored in a calendar has none (RFC 4791, 4.1). */
  method: 'PUBLISH' | 'CANCEL' | null;
  name?: string;
  /** When the file was made, epoch seconds. */
  madeAt: number;
  entries: readonly CalendarEntry[];
  /** Writes times of this zone, with its clock changes; by default UTC, because programs differ in how they read zones. */
  zone?: Zone;
}

const ZONE_MARGIN = 400 * 86_400;

export function calendarFile({ method, name, madeAt, entries, zone }: CalendarFile): string {
  const from = Math.min(madeAt, ...entries.map(({ startsAt }) => startsAt)) - ZONE_MARGIN;
  const to = Math.max(madeAt, ...entries.map(({ endsAt }) => endsAt)) + ZONE_MARGIN;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Thyme//Bookings//EN',
    'CALSCALE:GREGORIAN',
    ...(method === null ? [] : [`METHOD:${method}`]),
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'] : []),
    ...(zone === undefined ? [] : zoneLines(zone, from, to)),
    ...entries.flatMap((entry) => entryLines(entry, madeAt, zone)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function entryLines(entry: CalendarEntry, madeAt: number, zone: Zone | undefined): string[] {
  const time = (name: string, at: number) =>
    zone === undefined ? `${name}:${moment(at)}` : `${name};TZID=${zone}:${moment(wallOf(zone, at)).slice(0, -1)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${moment(entry.stamp ?? madeAt)}`,
    time('DTSTART', entry.startsAt),
    time('DTEND', entry.endsAt),
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `LOCATION:${escaped(entry.location)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.status}`,
    'END:VEVENT',
  ];
}

/** 20260813T103000Z */
function moment(instant: number): string {
  return new Date(instant * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const LINE_BYTES = 75;

/** Folds lines at 75 bytes (RFC 5545, 3.1) without splitting a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (size + bytes > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += letter;
    size += bytes;
  }
  return [...parts, part].join('\r\n');
}
