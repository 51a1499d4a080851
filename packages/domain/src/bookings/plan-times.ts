import {
  type AppointmentLine,
  type AvailabilityQuery,
  alsoBusy,
  type ClassSession,
  type CourseRefusal,
  isFree,
  joinClass,
  joinCourse,
  joinRepeated,
  type OccurrenceRefusal,
  type PlacedLine,
  type Spread,
  spreadBusy,
  type TimeRefusal,
} from '../availability/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';
import { groupAppointments } from './group-appointments.ts';

/** The fields of a price option that availability needs. */
export type BookableOffer = Omit<AppointmentLine, 'chairs' | 'bufferMinutes'> & {
  readonly bufferMinutes: number;
  readonly chairs?: readonly number[] | undefined;
  /** Set for a class or course, missing for a service for a single guest. */
  readonly group?: {
    readonly isCourse: boolean;
    readonly isRepeated: boolean;
    /** Whether a repeated class can be joined on a single date. */
    readonly allowsSingle?: boolean;
    readonly sessions: readonly ClassSession[];
  } | null;
};

export type TimeWish = {
  readonly offer: BookableOffer;
  /** Not needed for a course, which is booked as a whole. */
  readonly at?: Instant | undefined;
  readonly occurrences?: number | undefined;
};

/** One planned appointment: services in their chairs, or seats on the dates of one class or course. */
export type PlannedAppointment = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Indexes of the cart items it covers, in chronological order. */
  readonly wishes: readonly number[];
  /** The chair and time of each item; empty for seats. */
  readonly placed: readonly PlacedLine[];
  /** The dates on which it takes a seat; empty for services. */
  readonly sessions: readonly ClassSession[];
  /** The guest's number in a group: 0 for the guest who books. */
  readonly guest?: number;
};

export type PlanRefusal = (TimeRefusal | CourseRefusal | OccurrenceRefusal | { readonly code: 'time-missing' }) & {
  /** The refused item; `indexes` also holds the others of the same appointment. */
  readonly index: number;
  readonly indexes: readonly number[];
};

type PlanQuery = Omit<AvailabilityQuery, 'appointment'> & {
  /** How appointments for anyone are distributed over the chairs; left out, the chairs are filled in the shop's order. */
  readonly spread?: Spread | undefined;
};

function planServices(
  { spread, ...query }: PlanQuery,
  wishes: readonly TimeWish[],
): Result<PlannedAppointment[], PlanRefusal> {
  const starts: { index: number; at: Instant; minutes: number }[] = [];
  for (const [index, { offer, at }] of wishes.entries()) {
    if (offer.group) continue;
    if (at === undefined) return refuse('time-missing', { index, indexes: [index] });
    starts.push({ index, at, minutes: offer.minutes });
  }
  const planned: PlannedAppointment[] = [];
  let { busy } = query;
  let until = Number.NEGATIVE_INFINITY;
  for (const appointment of groupAppointments(starts)) {
    // Checked before looking for a chair: with one chair, the guest's own first appointment would be reported as the
    // booking that took it.
    if (appointment.at < until)
      return refuse('appointments-overlap', { index: appointment.indexes[0] ?? 0, indexes: appointment.indexes });
    const lines = appointment.indexes.map((index) => (wishes[index] as TimeWish).offer);
    const ordered = spread ? spreadBusy(busy, spread, query.shop.zone, appointment.at) : busy;
    const answer = isFree({ ...query, busy: ordered, appointment: lines }, appointment.at);
    if (!answer.ok) {
      return refuse(answer.refusal.code, { index: appointment.indexes[0] ?? 0, indexes: appointment.indexes });
    }
    const placed = answer.value;
    busy = alsoBusy(
      busy,
      placed.flatMap((line) => line.busy),
    );
    until = Math.max(...placed.map(({ to }) => to));
    planned.push({
      startsAt: appointment.at,
      endsAt: until,
      wishes: appointment.indexes,
      placed,
      sessions: [],
    });
  }
  return ok(planned);
}

/** The dates that an item for a class or course books. */
function planSessions(
  query: PlanQuery,
  group: NonNullable<BookableOffer['group']>,
  { at, occurrences }: TimeWish,
): Result<ClassSession[], PlanRefusal> {
  const fail = (refusal: CourseRefusal | OccurrenceRefusal | { code: 'time-missing' }) =>
    ({ ok: false, refusal: { ...refusal, index: 0, indexes: [0] } }) as const;
  const { sessions } = group;
  const classes = { shop: query.shop, now: query.now, sessions };
  if (group.isCourse) {
    if (at !== undefined && !sessions.some(({ start }) => start === at)) return fail({ code: 'not-listed' });
    const joined = joinCourse(classes);
    return joined.ok ? ok(sessions.toSorted((a, b) => a.start - b.start)) : fail(joined.refusal);
  }
  if (at === undefined) return fail({ code: 'time-missing' });
  if (group.isRepeated) {
    const row = joinRepeated(classes, at, occurrences ?? 0, group);
    return row.ok ? row : fail(row.refusal);
  }
  const session = joinClass(classes, at);
  return session.ok ? ok([session.value]) : fail(session.refusal);
}

type Span = {
  readonly from: Instant;
  readonly to: Instant;
  readonly appointment: PlannedAppointment;
};

function spansOf(appointment: PlannedAppointment): Span[] {
  if (appointment.sessions.length === 0) return [{ from: appointment.startsAt, to: appointment.endsAt, appointment }];
  return appointment.sessions.map(({ start, minutes }) => ({
    from: start,
    to: start + minutes * 60,
    appointment,
  }));
}

/** A guest cannot be in two places at once; returns the later of two overlapping appointments. */
function overlapIn(appointments: readonly PlannedAppointment[]): PlannedAppointment | undefined {
  const spans = appointments.flatMap(spansOf).sort((a, b) => a.from - b.from);
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to, appointment } of spans) {
    if (from < until) return appointment;
    until = to;
  }
  return undefined;
}

/**
 * Plans every item of a cart, or returns the first refusal. Services that follow one another, or have the same start,
 * are one appointment; each class or course is one of its own.
 */
export function planTimes(query: PlanQuery, wishes: readonly TimeWish[]): Result<PlannedAppointment[], PlanRefusal> {
  const services = planServices(query, wishes);
  if (!services.ok) return services;
  const appointments = [...services.value];
  for (const [index, wish] of wishes.entries()) {
    const { group } = wish.offer;
    if (!group) continue;
    const sessions = planSessions(query, group, wish);
    if (!sessions.ok) return { ok: false, refusal: { ...sessions.refusal, index, indexes: [index] } };
    const ends = sessions.value.map(({ start, minutes }) => start + minutes * 60);
    appointments.push({
      startsAt: Math.min(...sessions.value.map(({ start }) => start)),
      endsAt: Math.max(...ends),
      wishes: [index],
      placed: [],
      sessions: sessions.value,
    });
  }
  const overlap = overlapIn(appointments);
  if (overlap) return refuse('appointments-overlap', { index: overlap.wishes[0] ?? 0, indexes: overlap.wishes });
  return ok(appointments.sort((a, b) => a.startsAt - b.startsAt));
}

/** Finds a chair for the consultation call beside those the cart takes. */
export function planCall(
  query: PlanQuery,
  at: Instant,
  minutes: number,
  appointments: readonly PlannedAppointment[],
): Result<PlacedLine, TimeRefusal> {
  const taken = appointments.flatMap(({ placed }) => placed.flatMap((line) => line.busy));
  const answer = isFree({ ...query, busy: alsoBusy(query.busy, taken), appointment: [{ minutes }] }, at);
  if (!answer.ok) return answer;
  return ok(answer.value[0] as PlacedLine);
}
