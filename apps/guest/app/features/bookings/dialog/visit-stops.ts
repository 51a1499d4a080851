import { formatDay, formatDayTime, formatMinutes, formatTime, type Zone } from '@thyme/domain/time';
import type { VisitStop } from '@thyme/ui/time/visit-timeline.tsx';
import { endOf, type Moment, type Part, type PlacedService, type ServiceLine } from './choice.ts';
import { minutesOf } from './words.ts';

const shortDay = (wall: number) => formatDay(wall).slice(4);

function length({ service }: ServiceLine): string {
  const group = service.service_group;
  if (group?.is_course) return `${group.occurrences} dates, ${formatMinutes(service.duration)} each`;
  return formatMinutes(service.duration);
}

/** The visit before any time is known: what comes after what. */
export function untimedStops(parts: readonly Part[]): VisitStop[] {
  const lines = parts.flatMap((part) => (part.kind === 'visit' ? part.lines : [part.line]));
  const stops = lines.map((line): VisitStop => ({ title: line.name, detail: length(line) }));
  const isVisit = lines.every(({ service }) => !service.is_group);
  return isVisit && lines.length > 1
    ? [...stops, { title: '', detail: `${formatMinutes(minutesOf(lines))} in all` }]
    : stops;
}

/** Where everything happens on one day the clock leads; else the days do. */
export function timedStops(placed: readonly PlacedService[], zone: Zone): VisitStop[] {
  const [first] = placed;
  if (!first) return [];
  const oneDay = placed.every(({ date, line }) => date === first.date && !line.service.is_group);
  const stops = placed.map(({ time, line }): VisitStop => {
    const tone = line.service.is_group ? 'plum' : 'green';
    return oneDay
      ? { time: formatTime(time), title: line.name, detail: length(line), tone }
      : { time: shortDay(time), title: line.name, detail: `${formatDay(time).slice(0, 3)}, ${formatTime(time)}`, tone };
  });
  if (!oneDay) return stops;
  const end = Math.max(...placed.map((service) => endOf(service, zone)));
  return [...stops, { time: formatTime(end), title: '', detail: 'You are done', tone: 'end' }];
}

/** A consultation call and the visit, in the order of the clock; a call that comes too late says so. */
export function callStops(call: Moment | null, first: Moment, minutes: number): VisitStop[] {
  const visit: VisitStop = {
    time: shortDay(first.time),
    title: 'Your visit',
    detail: formatDayTime(first.time).replace(/ \d+ \w+,/, ','),
  };
  if (!call) return [visit];
  const when = formatDayTime(call.time).replace(/ \d+ \w+,/, ',');
  if (call.time >= first.time)
    return [visit, { time: shortDay(call.time), title: 'Call, too late', detail: when, tone: 'danger' }];
  return [
    { time: shortDay(call.time), title: 'Video consultation', detail: `${when}, ${minutes} min`, tone: 'plum' },
    visit,
  ];
}
