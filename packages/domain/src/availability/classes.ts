import { ok, type Result, refuse } from '../result/index.ts';
import {
  dateAt,
  dateOfWall,
  datesIn,
  dayNumber,
  type Instant,
  type LocalDate,
  type LocalMonth,
  minuteOfWall,
  monthRange,
  wallOf,
} from '../time/index.ts';
import { emptyCounts, partOf } from './month.ts';
import { shopDays } from './shop-days.ts';
import type { DayAvailability, MonthAvailability, ShopCalendar } from './types.ts';

/** One scheduled date of a class or course. */
export type ClassSession = {
  readonly id: number;
  readonly start: Instant;
  readonly minutes: number;
  readonly seats: number;
  readonly taken: number;
  /** Enrolment deadline; defaults to the start of the session. */
  readonly enrolBy?: Instant | null;
};

export type ClassQuery = {
  readonly shop: ShopCalendar;
  readonly sessions: readonly ClassSession[];
  readonly now: Instant;
  /** Number of places requested; defaults to one. */
  readonly places?: number;
};

export type SessionRefusal = {
  readonly code: 'not-listed' | 'past' | 'enrolment-closed' | 'closed' | 'blocked' | 'no-seats';
};

export function seatsLeft(session: ClassSession): number {
  return Math.max(0, session.seats - session.taken);
}

type SessionCheck = (session: ClassSession) => SessionRefusal['code'] | undefined;

function sessionCheck({ shop, now, places = 1 }: ClassQuery): SessionCheck {
  const days = shopDays(shop);
  return (session) => {
    if (session.start < now) return 'past';
    const takenOff = days.takenOff(dayNumber(dateAt(shop.zone, session.start)));
    if (takenOff) return takenOff;
    const lastCall = Math.min(session.enrolBy ?? session.start, session.start - days.noticeSeconds);
    if (now > lastCall) return 'enrolment-closed';
    return seatsLeft(session) < places ? 'no-seats' : undefined;
  };
}

/** Whether a class can be joined at a listed start. */
export function joinClass(query: ClassQuery, at: Instant): Result<ClassSession, SessionRefusal> {
  const session = query.sessions.find(({ start }) => start === at);
  if (!session) return refuse('not-listed');
  const code = sessionCheck(query)(session);
  return code ? refuse(code) : ok(session);
}

/** `full`: a place may still become free. `closed`: waiting makes no sense. */
export type EnrolmentState = 'open' | 'full' | 'closed';

function enrolmentState(code: SessionRefusal['code'] | undefined): EnrolmentState {
  if (code === undefined) return 'open';
  return code === 'no-seats' ? 'full' : 'closed';
}

/** The state of each future date of a class, in chronological order. */
export function sessionStates(query: ClassQuery): { session: ClassSession; state: EnrolmentState }[] {
  const check = sessionCheck(query);
  return query.sessions
    .filter(({ start }) => start > query.now)
    .sort((a, b) => a.start - b.start)
    .map((session) => ({ session, state: enrolmentState(check(session)) }));
}

/** The same for a course, which is joined as a whole. */
export function courseState(query: ClassQuery): EnrolmentState {
  const joined = joinCourse(query);
  return enrolmentState(joined.ok ? undefined : joined.refusal.code);
}

/** Sessions that can be joined, in chronological order. */
export function openSessions(query: ClassQuery): ClassSession[] {
  const check = sessionCheck(query);
  return query.sessions.filter((session) => check(session) === undefined).sort((a, b) => a.start - b.start);
}

/** A class's month: days without a listed session are closed. */
export function classMonth(query: ClassQuery, month: LocalMonth): MonthAvailability {
  const { shop, sessions, now } = query;
  const check = sessionCheck(query);
  const today = dateAt(shop.zone, now);
  const byDate = new Map<LocalDate, { session: ClassSession; minute: number }[]>();
  const inOrder = sessions.toSorted((a, b) => a.start - b.start);
  for (const session of inOrder) {
    const wall = wallOf(shop.zone, session.start);
    const listed = byDate.get(dateOfWall(wall)) ?? [];
    listed.push({ session, minute: minuteOfWall(wall) });
    byDate.set(dateOfWall(wall), listed);
  }
  const free: Instant[] = [];
  const days = datesIn(monthRange(month)).map((date): DayAvailability => {
    const counts = emptyCounts();
    const codes = new Set<string | undefined>();
    let first: Instant | undefined;
    for (const { session, minute } of byDate.get(date) ?? []) {
      const code = check(session);
      codes.add(code);
      if (code === undefined) {
        first ??= session.start;
        free.push(session.start);
        partOf(counts, minute).free++;
      }
      if (code === undefined || code === 'no-seats') partOf(counts, minute).total++;
    }
    return { date, state: date < today ? 'past' : stateOf(codes), ...counts, first };
  });
  return { month, days, firstFree: free.slice(0, 3) };
}

function stateOf(codes: ReadonlySet<string | undefined>): DayAvailability['state'] {
  if (codes.has(undefined)) return 'free';
  if (codes.has('no-seats')) return 'full';
  if (codes.has('blocked')) return 'blocked';
  return codes.has('past') || codes.has('enrolment-closed') ? 'past' : 'closed';
}

export type CourseRefusal = SessionRefusal & { readonly at?: Instant };

/** A course is joined as a whole: every date must be in the future and have a place. Returns the places left. */
export function joinCourse(query: ClassQuery): Result<{ readonly places: number }, CourseRefusal> {
  if (query.sessions.length === 0) return refuse('not-listed');
  const check = sessionCheck(query);
  const inOrder = query.sessions.toSorted((a, b) => a.start - b.start);
  for (const session of inOrder) {
    const code = check(session);
    if (code) return refuse(code, { at: session.start });
  }
  return ok({ places: Math.min(...inOrder.map(seatsLeft)) });
}
