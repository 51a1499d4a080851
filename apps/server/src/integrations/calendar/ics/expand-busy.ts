import { type BusySpan, calendarLimits, isEventOf, mergeSpans } from '@thyme/domain/calendars';
import { DAY, type Instant, instantOf, isZone, startOfDay, type WallSeconds, type Zone } from '@thyme/domain/time';
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';

export interface Reading {
  /** Files of one calendar; events of one series may be spread over them. */
  files: readonly string[];
  /** The shop's zone, for whole days and for times that name none. */
  zone: Zone;
  window: BusySpan;
  businessId: number;
}

/** What is wrong with a calendar, in words for its owner. It never names an event. */
export class UnreadableCalendar extends Error {
  override readonly name = 'UnreadableCalendar';
}

type Time = InstanceType<typeof ICAL.Time>;
type Component = InstanceType<typeof ICAL.Component>;

const MOST_OF_ONE_SERIES = 1_000;
const TOO_FINE = /FREQ=(SECONDLY|MINUTELY|HOURLY)/i;

/** The busy times of a calendar, with its series, their exceptions, whole days and clock changes. */
export function expandBusy({ files, zone, window, businessId }: Reading): BusySpan[] {
  const events = files.flatMap(eventsOf);
  if (events.length > calendarLimits.events)
    throw new UnreadableCalendar(
      `This calendar has more than ${calendarLimits.events} events. Please choose a smaller one.`,
    );
  const bySeries = Map.groupBy(events, (event) => String(event.getFirstPropertyValue('uid') ?? ''));
  const spans: BusySpan[] = [];
  for (const [uid, parts] of bySeries) {
    if (isEventOf(businessId, uid)) continue;
    spans.push(...readSeries(parts, zone, window));
  }
  const merged = mergeSpans(spans, window);
  if (merged.length > calendarLimits.spans)
    throw new UnreadableCalendar('This calendar has too many events in the coming year.');
  return merged;
}

/** The library throws on values that it cannot parse only when they are read. */
function readSeries(parts: readonly Component[], zone: Zone, window: BusySpan): BusySpan[] {
  try {
    return spansOfSeries(parts, zone, window);
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw error;
    throw new UnreadableCalendar(
      'An event in this calendar has a date that we can’t read, so we can’t tell when it is.',
    );
  }
}

function eventsOf(text: string): Component[] {
  return calendarsOf(text).flatMap((one) => {
    const zones = new Map(
      one.getAllSubcomponents('vtimezone').map((zone) => [String(zone.getFirstPropertyValue('tzid')), zone] as const),
    );
    for (const event of one.getAllSubcomponents('vevent')) ownZones.set(event, zones);
    return one.getAllSubcomponents('vevent');
  });
}

/** One file may hold several calendars; a file without any is not an empty calendar but something else. */
function calendarsOf(text: string): Component[] {
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[];
    const roots = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
    const found = new ICAL.Component(['files', [], roots] as never).getAllSubcomponents('vcalendar');
    if (found.length > 0) return found;
  } catch {
    // Not in this format: the message below says so.
  }
  throw new UnreadableCalendar('This is not a calendar file we can read. Please check the link.');
}

/** The zones that the file of an event defines itself. */
const ownZones = new WeakMap<Component, Map<string, Component>>();

function spansOfSeries(parts: readonly Component[], zone: Zone, window: BusySpan): BusySpan[] {
  const exceptions = parts.filter((part) => part.hasProperty('recurrence-id'));
  const masters = parts.filter((part) => !part.hasProperty('recurrence-id'));
  const replaced = new Set(exceptions.flatMap((part) => instantsOf(part, 'recurrence-id', { zone, like: masters[0] })));
  const own = exceptions.filter(isBusy).flatMap((part) => spanOf(part, zone));
  return [...own, ...masters.filter(isBusy).flatMap((part) => spansOfMaster(part, { zone, window, replaced }))];
}

/** Free, cancelled and tentative-as-free events are not busy. */
function isBusy(event: Component): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    value('status') !== 'CANCELLED' &&
    value('transp') !== 'TRANSPARENT' &&
    value('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

interface Read {
  /** On the wall clock of its own zone. */
  wall: WallSeconds;
  isDate: boolean;
  at(wall: WallSeconds): Instant;
}

function timeOf(event: Component, name: string, zone: Zone): Read | null {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue() as Time | undefined;
  if (!property || !value) return null;
  const zoneName = property.getFirstParameter('tzid');
  return { wall: wallSeconds(value), isDate: value.isDate, at: clockOf(event, { value, zoneName, zone }) };
}

const wallSeconds = ({ year, month, day, hour, minute, second }: Time): WallSeconds =>
  Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59)) / 1000;

/** Converts a wall time of an event to an instant: by UTC, a known zone, a zone that its file defines, or the shop's. */
function clockOf(
  event: Component,
  { value, zoneName, zone }: { value: Time; zoneName: string | undefined; zone: Zone },
): (wall: WallSeconds) => Instant {
  if (value.isDate) return (wall) => startOfDay(zone, new Date(wall * 1000).toISOString().slice(0, 10) as never);
  if (value.zone === ICAL.Timezone.utcTimezone) return (wall) => Number(wall);
  if (zoneName === undefined) return (wall) => instantOf(zone, wall);
  const known = zoneName.replace(/^\/[^/]+\/(?:[^/]+\/)?(?=[A-Z][a-z]+\/)/, '');
  if (isZone(known)) return (wall) => instantOf(known, wall);
  const defined = ownZones.get(event)?.get(zoneName);
  if (!defined) throw new UnreadableCalendar(zoneWords(zoneName));
  return byDefinition(defined, zoneName);
}

const zoneWords = (name: string) =>
  `An event uses the time zone “${name.slice(0, 60)}”, which we don’t know, so we can’t tell when it is. Please set a common zone such as Europe/Dublin in that calendar.`;

function byDefinition(defined: Component, name: string): (wall: WallSeconds) => Instant {
  const zone = new ICAL.Timezone(defined);
  const parts = [...defined.getAllSubcomponents('standard'), ...defined.getAllSubcomponents('daylight')];
  if (parts.length === 0 || parts.some((part) => !part.hasProperty('tzoffsetto') || !part.hasProperty('dtstart')))
    throw new UnreadableCalendar(zoneWords(name));
  return (wall) => {
    const time = ICAL.Time.fromJSDate(new Date(wall * 1000), true);
    return wall - zone.utcOffset(time);
  };
}

/** How long an event lasts on the wall clock; by default a date lasts a whole day. */
function lengthOf(event: Component, start: Read, zone: Zone): { seconds: number; end: Read | null } {
  const end = timeOf(event, 'dtend', zone);
  if (end) return { seconds: end.wall - start.wall, end };
  const duration = event.getFirstPropertyValue('duration') as { toSeconds(): number } | null;
  return { seconds: duration?.toSeconds() ?? (start.isDate ? DAY : 0), end: null };
}

function spanOf(event: Component, zone: Zone): BusySpan[] {
  const start = timeOf(event, 'dtstart', zone);
  if (!start) return [];
  const { seconds, end } = lengthOf(event, start, zone);
  return [{ from: start.at(start.wall), to: end ? end.at(end.wall) : endOf(start, start.wall, seconds) }];
}

/** A duration in hours is exact; days are calendar days. */
const endOf = (start: Read, wall: WallSeconds, seconds: number): Instant =>
  start.isDate ? start.at(wall + seconds) : start.at(wall) + seconds;

interface Look {
  zone: Zone;
  window: BusySpan;
  /** The original times of occurrences that have an event of their own. */
  replaced: ReadonlySet<Instant>;
}

function spansOfMaster(event: Component, { zone, window, replaced }: Look): BusySpan[] {
  const start = timeOf(event, 'dtstart', zone);
  if (!start) return [];
  if (!event.hasProperty('rrule') && !event.hasProperty('rdate')) return spanOf(event, zone);
  const { seconds, end } = lengthOf(event, start, zone);
  // The exact length of the first occurrence: across a clock change a wall-clock span would be an hour off.
  const exact = end && !start.isDate ? end.at(end.wall) - start.at(start.wall) : seconds;
  const left = new Set(instantsOf(event, 'exdate', { zone, like: event }));
  const byRule = occurrences(event, start, window, Math.max(exact, seconds)).map((wall) => ({
    from: start.at(wall),
    to: endOf(start, wall, exact),
  }));
  const added = instantsOf(event, 'rdate', { zone, like: event }).map((from) => ({ from, to: from + exact }));
  return [...byRule, ...added].filter(({ from }) => !left.has(from) && !replaced.has(from));
}

/** The instants of EXDATE, RDATE or RECURRENCE-ID. A date in a series with times means the occurrence of that day. */
function instantsOf(
  event: Component,
  name: string,
  { zone, like }: { zone: Zone; like: Component | undefined },
): Instant[] {
  const start = like ? timeOf(like, 'dtstart', zone) : null;
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().map((given) => {
      const value = (given instanceof ICAL.Period ? given.start : given) as Time;
      const wall = wallSeconds(value);
      if (value.isDate && start && !start.isDate) return start.at(wall + (((start.wall % DAY) + DAY) % DAY));
      return clockOf(event, { value, zoneName: property.getFirstParameter('tzid'), zone })(wall);
    }),
  );
}

/** Series are expanded on the wall clock: 'every Monday at 10' is at 10 before and after a clock change. */
function occurrences(event: Component, start: Read, window: BusySpan, seconds: number): WallSeconds[] {
  // A day on either side, because wall times differ from instants by hours.
  const from = window.from - seconds - DAY;
  const to = window.to + DAY;
  const walls = new Set(start.wall >= from && start.wall <= to ? [start.wall] : []);
  for (const property of event.getAllProperties('rrule')) {
    const rule = String(property.getFirstValue());
    if (TOO_FINE.test(rule))
      throw new UnreadableCalendar('An event repeats every hour or more often. We can’t use that.');
    for (const wall of expandRule(rule, start, { from, to })) walls.add(wall);
  }
  if (walls.size > MOST_OF_ONE_SERIES) throw new UnreadableCalendar('An event repeats too often.');
  return [...walls];
}

function expandRule(rule: string, start: Read, { from, to }: BusySpan): WallSeconds[] {
  // UNTIL is an instant; a zone is at most 14 hours away, and the exact comparison follows below.
  const until = /UNTIL=(\d{8})(T(\d{6})Z?)?/.exec(rule.replace(/[-:]/g, ''));
  const bare = rule.replace(/;?UNTIL=[^;]*/i, '');
  const last = until ? untilOf(until, start) : Number.POSITIVE_INFINITY;
  try {
    const stamp = new Date(start.wall * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '');
    const series = new RRuleTemporal({ rruleString: `DTSTART:${stamp}Z\nRRULE:${bare}` });
    const found = series.between(new Date(from * 1000), new Date(Math.min(to, last + DAY) * 1000), true);
    return found
      .map((one) => Math.round(one.epochMilliseconds / 1000))
      .filter((wall) => (start.isDate ? wall <= last : start.at(wall) <= last));
  } catch {
    throw new UnreadableCalendar(
      'An event repeats by a rule that we can’t read. Please open it in that calendar and save it again.',
    );
  }
}

/** The last instant of a series. A date includes its day. */
function untilOf([, day = '', hasTime, time = '']: RegExpExecArray, start: Read): Instant {
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
  if (!hasTime)
    return start.isDate
      ? Date.parse(`${iso}T00:00:00Z`) / 1000
      : start.at(Date.parse(`${iso}T00:00:00Z`) / 1000) + DAY - 1;
  const wall = Date.parse(`${iso}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4, 6)}Z`) / 1000;
  return hasTime.endsWith('Z') ? wall : start.at(wall);
}
