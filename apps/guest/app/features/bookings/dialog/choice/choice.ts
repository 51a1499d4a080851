import { isOccurrences } from '@thyme/domain/availability';
import { isCallInTime } from '@thyme/domain/bookings';
import { dateOfWall, instantOf, type LocalDate, type WallSeconds, wallOf, type Zone } from '@thyme/domain/time';
import type { CartLine, OfferedService } from '../../cart/priced-cart.ts';
import { allowsSingle } from '../../cart/repeated.ts';
import { groupOf } from './group.ts';

/** A date and a time on the shop's wall clock. */
export interface Moment {
  date: LocalDate;
  time: WallSeconds;
}

/** What a guest has chosen in the dialog; kept when they go back. */
export interface Choice {
  /** Each service at its own time, instead of one after the other in one appointment. */
  apart: boolean;
  /** The start of the single appointment. */
  visit: Moment | null;
  /** By pricing id: services at separate times, and the (first) date of classes. */
  each: Readonly<Record<number, Moment>>;
  /** The consultation call of a new guest. */
  call: Moment | null;
}

export const nothingChosen: Choice = { apart: false, visit: null, each: {}, call: null };

export type ServiceLine = CartLine & { service: OfferedService };

/** Something that needs a time of its own. */
export type Part =
  | { kind: 'visit'; key: string; title: string; lines: readonly ServiceLine[]; apart: boolean }
  | { kind: 'class' | 'repeated' | 'course'; key: string; title: string; line: ServiceLine };

export const hasService = (line: CartLine): line is ServiceLine => line.service !== null;

function groupKind({ service_group: group }: OfferedService): 'class' | 'repeated' | 'course' {
  if (group?.group_type === 'repeated') return 'repeated';
  return group?.is_course ? 'course' : 'class';
}

/** The parts of a cart that need a time: the appointment first, then classes and courses. Vouchers need none. */
export function partsOf(lines: readonly CartLine[], apart: boolean): Part[] {
  const services = lines.filter(hasService);
  const single = services.filter(({ service }) => !service.is_group);
  const isGroup = groupOf(single) !== null;
  const visits = apart && !isGroup ? single.map((line) => [line]) : single.length > 0 ? [single] : [];
  return [
    ...visits.map((visit): Part => {
      const isApart = single.length > 1 && apart && !isGroup;
      const title = visit.map(({ name }) => name).join(', ');
      return {
        kind: 'visit',
        key: isApart ? `at-${visit[0]?.service.id}` : 'visit',
        title,
        lines: visit,
        apart: isApart,
      };
    }),
    ...services
      .filter(({ service }) => service.is_group)
      .map((line): Part => {
        return { kind: groupKind(line.service), key: `at-${line.service.id}`, title: line.name, line };
      }),
  ];
}

const idOf = (part: Part): number => (part.kind === 'visit' ? part.lines[0] : part.line)?.service.id ?? 0;

/** A course's dates are not chosen: the guest joins all of them. */
export function courseStart({ line }: { line: ServiceLine }): Moment | null {
  const first = line.service.service_group?.service_schedules[0]?.date_time;
  return first === undefined ? null : { date: dateOfWall(first), time: first };
}

export function momentOf(part: Part, choice: Choice): Moment | null {
  if (part.kind === 'course') return courseStart(part);
  if (part.kind === 'visit' && !part.apart) return choice.visit;
  return choice.each[idOf(part)] ?? null;
}

/** The same choice with a moment for one part. */
export function withMoment(choice: Choice, part: Part, moment: Moment | null): Choice {
  if (part.kind === 'visit' && !part.apart) return { ...choice, visit: moment };
  const { [idOf(part)]: _before, ...others } = choice.each;
  return { ...choice, each: moment ? { ...others, [idOf(part)]: moment } : others };
}

/** Whether Next is allowed: the part has a date and time with a place left, and a repeated class has enough dates. */
export function isSettled(part: Part, choice: Choice, available: number | null): boolean {
  if (momentOf(part, choice) === null || available === 0) return false;
  if (part.kind !== 'repeated') return true;
  const { qty } = part.line.stored;
  return (
    isOccurrences(qty, { allowsSingle: allowsSingle(part.line.service) }) && available !== null && qty <= available
  );
}

export interface PlacedService extends Moment {
  line: ServiceLine;
  /** The start of the whole group, which is the time that is booked; left out where it is the same. */
  groupBegins?: Moment;
}

/** Every service with its own date and time, in chronological order. */
export function placeServices(parts: readonly Part[], choice: Choice, zone: Zone): PlacedService[] {
  const placed = parts.flatMap((part): PlacedService[] => {
    const moment = momentOf(part, choice);
    if (!moment) return [];
    if (part.kind !== 'visit') return [{ ...moment, line: part.line }];
    // The server plans when each guest of a group starts.
    if (groupOf(part.lines)) return part.lines.map((line) => ({ ...moment, line }));
    let at = instantOf(zone, moment.time);
    return part.lines.map((line) => {
      const time = wallOf(zone, at);
      at += line.service.duration * 60;
      return { date: dateOfWall(time), time, line };
    });
  });
  return placed.sort((a, b) => a.time - b.time);
}

/** The dates to attend: all of a course, the chosen number of a repeated class, otherwise one. */
export function datesOf({ time, line: { service, stored } }: PlacedService): WallSeconds[] {
  const group = service.service_group;
  const count = group?.is_course ? group.service_schedules.length : group?.group_type === 'repeated' ? stored.qty : 1;
  if (count <= 1) return [time];
  return (group?.service_schedules ?? [])
    .map(({ date_time }) => date_time)
    .filter((at) => at >= time)
    .slice(0, count);
}

/** When a service ends, in the same wall-clock time as its start. */
export function endOf({ time, line }: PlacedService, zone: Zone): WallSeconds {
  return wallOf(zone, instantOf(zone, time) + line.service.duration * 60);
}

/** The first service that is no class: a consultation call has to come before it. */
export const firstAppointmentOf = (placed: readonly PlacedService[]): PlacedService | null =>
  placed.find(({ line }) => !line.service.is_group) ?? null;

/** The same choice without a call that is too late for the appointment. */
export function withCallInTime(choice: Choice, visit: Moment | null, zone: Zone, minutes: number): Choice {
  if (!choice.call || !visit) return choice;
  const isInTime = isCallInTime(instantOf(zone, choice.call.time), minutes, instantOf(zone, visit.time));
  return isInTime ? choice : { ...choice, call: null };
}
