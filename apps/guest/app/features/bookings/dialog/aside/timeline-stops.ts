import { formatDay, formatMinutes, formatTime, type Zone } from '@thyme/domain/time';
import type { TimelineStop } from '@thyme/ui/time/appointment-timeline.tsx';
import { datesOf, endOf, type Moment, type Part, type PlacedService, type ServiceLine } from '../choice/choice.ts';
import { groupOf, groupWords, nameForWhom } from '../choice/group.ts';
import { minutesOf } from '../choice/words.ts';

const shortDay = (wall: number) => formatDay(wall).slice(4);

function length({ service, person }: ServiceLine): string {
  const group = service.service_group;
  if (group?.is_course && group.occurrences > 1)
    return `${group.occurrences} dates, ${formatMinutes(service.duration)} each`;
  return `${formatMinutes(service.duration)}${person ? `, with ${person.name}` : ''}`;
}

/** The appointment before a time is chosen: its services in order. */
export function untimedStops(parts: readonly Part[]): TimelineStop[] {
  const lines = parts.flatMap((part) => (part.kind === 'visit' ? part.lines : [part.line]));
  const stops = lines.map((line): TimelineStop => ({ title: nameForWhom(line), detail: length(line) }));
  const group = groupOf(lines);
  if (group) return [...stops, { title: '', detail: groupWords(group) }];
  const isAppointment = lines.every(({ service }) => !service.is_group);
  return isAppointment && lines.length > 1
    ? [...stops, { title: '', detail: `${formatMinutes(minutesOf(lines))} in all` }]
    : stops;
}

const weekdayTime = (wall: number) => `${formatDay(wall).slice(0, 3)}, ${formatTime(wall)}`;

const clockStop = ({ time, line }: PlacedService): TimelineStop => ({
  time: formatTime(time),
  title: nameForWhom(line),
  detail: length(line),
});

/** One stop per day; a repeated class shows every date, or its first and last. */
function dayStops(service: PlacedService, isEvery = false): TimelineStop[] {
  const { time, line } = service;
  const tone = line.service.is_group ? 'plum' : 'green';
  const dates = datesOf(service);
  const last = dates.at(-1);
  const detail = `${weekdayTime(time)}${line.person ? `, with ${line.person.name}` : ''}`;
  const first: TimelineStop = { time: shortDay(time), title: line.name, detail, tone };
  if (dates.length < 2 || last === undefined) return [first];
  if (isEvery)
    return [
      first,
      ...dates
        .slice(1)
        .map((date): TimelineStop => ({ time: shortDay(date), title: '', detail: weekdayTime(date), tone })),
    ];
  return [first, { time: shortDay(last), title: `Last of ${dates.length} dates`, detail: weekdayTime(last), tone }];
}

/** Labels stops by time where everything is on one day, otherwise by day; `isEvery` lists all dates of a class. */
export function timedStops(placed: readonly PlacedService[], zone: Zone, isEvery = false): TimelineStop[] {
  const [first] = placed;
  if (!first) return [];
  const oneDay = placed.every(({ date, line }) => date === first.date && !line.service.is_group);
  const stops = placed.flatMap((service) => (oneDay ? [clockStop(service)] : dayStops(service, isEvery)));
  if (!oneDay) return stops;
  const end = Math.max(...placed.map((service) => endOf(service, zone)));
  const detail = groupOf(placed.map(({ line }) => line)) ? 'Everyone is done' : 'You’re done';
  return [...stops, { time: formatTime(end), title: '', detail, tone: 'end' }];
}

/** A consultation call, then what comes after it. */
export function callStops(call: Moment | null, placed: readonly PlacedService[], minutes: number): TimelineStop[] {
  const detail = call ? `${weekdayTime(call.time)}, ${minutes} min` : 'Choose a time';
  const first: TimelineStop = { title: 'Video call', detail, tone: 'plum', ...(call && { time: shortDay(call.time) }) };
  const visits = placed.flatMap((service) => dayStops(service));
  return [first, ...(visits.length > 0 ? visits : [{ title: 'Your appointment', detail: 'Choose a time' }])];
}
