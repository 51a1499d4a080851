import { changeAfter, type Instant, offsetAt, type Zone } from '../time/index.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** '+0530', '-0330'. */
function offsetWords(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  return `${seconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** '20261025T020000': the wall-clock time of an instant at this offset. */
const wallWords = (at: Instant, offset: number) =>
  new Date((at + offset) * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '');

function observance(kind: 'STANDARD' | 'DAYLIGHT', at: Instant, before: number, after: number): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallWords(at, before)}`,
    `TZOFFSETFROM:${offsetWords(before)}`,
    `TZOFFSETTO:${offsetWords(after)}`,
    `END:${kind}`,
  ];
}

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5): its offset at the start of a span and each clock change in it. Single
 * changes instead of rules, because rules change and every file is generated again anyway.
 */
export function zoneLines(zone: Zone, from: Instant, to: Instant): string[] {
  const lines: string[] = [];
  let offset = offsetAt(zone, from);
  lines.push(...observance('STANDARD', from, offset, offset));
  for (let at = changeAfter(zone, from); at !== undefined && at < to; at = changeAfter(zone, at)) {
    const after = offsetAt(zone, at);
    lines.push(...observance(after > offset ? 'DAYLIGHT' : 'STANDARD', at, offset, after));
    offset = after;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'];
}
