import {
  addParts,
  fillOf,
  freeMinutesOf,
  minutesOf,
  type PartMinutes,
  partMinutes,
  type Span,
  type Workload,
  workloadOf,
  workOn,
} from '@thyme/domain/availability';
import { addDays, dateAt, datesIn, type LocalDate, startOfDay } from '@thyme/domain/time';
import { PublicError } from '../../../../graphql/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { onlyChairOf, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { LONGEST_DAYS } from './calendar.ts';
import * as calendar from './calendar-store.ts';
import * as store from './load-store.ts';

/** Minutes of a person's working time that are not booked. */
export interface FreeTime {
  person: string;
  minutes: number;
}

export interface Load {
  date: LocalDate;
  /** Percent of the working time, of the whole day and of its parts; null outside working time. */
  fill: number | null;
  morning: number | null;
  afternoon: number | null;
  evening: number | null;
  bookings: number;
  /** In minor units. */
  worth: number;
  waiting: number;
  classes: string[];
  /** People who work on that weekday and are blocked for the whole day. */
  away: string[];
  /** Who still has free time, the most first. */
  free: FreeTime[];
  shut: { kind: 'closed' | 'blocked'; reason: string | null } | null;
}

interface Wanted {
  businessId: number;
  from: LocalDate;
  to: LocalDate;
  /** One person's days instead of everyone's. */
  chairId: number | null;
}

type Found = Awaited<ReturnType<typeof readAll>>;
type Chair = Found['chairs'][number];

const NONE: PartMinutes = { morning: 0, afternoon: 0, evening: 0 };

/** How full each day is, its value, and its highlights. */
export async function readLoad(services: Services, viewer: Viewer, wanted: Wanted): Promise<Load[]> {
  const { from, to } = wanted;
  const { zone, only } = await requireDays(services, viewer, wanted);
  if (only !== null && wanted.chairId !== null && wanted.chairId !== only)
    throw new PublicError('This person could not be found.', 'NOT_FOUND');
  const chairId = only ?? wanted.chairId;
  const found = await readAll(services, wanted, zone);
  const chairs = found.chairs.filter(({ id, active }) => (chairId === null ? active : id === chairId));
  if (chairId !== null && chairs.length === 0) throw new PublicError('This person could not be found.', 'NOT_FOUND');
  return datesIn({ from, to }).map((date) => loadOf(date, { found, chairs, zone, isOne: chairId !== null }));
}

/** The member's view of some days: of everybody, or of their own chair only. */
async function requireDays(services: Services, viewer: Viewer, { businessId, from, to }: Omit<Wanted, 'chairId'>) {
  const membership = await requireMembership(services, viewer, businessId);
  if (to < from || addDays(from, LONGEST_DAYS) < to)
    throw new PublicError(`Please ask for at most ${LONGEST_DAYS} days.`, 'REFUSED');
  return { zone: membership.zone, only: onlyChairOf(membership) };
}

export interface PersonLoad {
  chairId: number;
  /** Minutes at work. */
  working: number;
  /** Percent of them that are booked; null when they do not work. */
  fill: number | null;
}

/** How much each person works between two days, and how full that is. */
export async function readPeopleLoad(
  services: Services,
  viewer: Viewer,
  wanted: Omit<Wanted, 'chairId'>,
): Promise<PersonLoad[]> {
  const { zone, only } = await requireDays(services, viewer, wanted);
  const found = await readAll(services, wanted, zone);
  const chairs = found.chairs.filter(({ id, active }) => active && (only === null || id === only));
  return chairs.map((chair) => {
    const days = datesIn(wanted).map((date) => workOf(date, { found, chairs: [chair] }));
    return { chairId: chair.id, ...workloadOf(days.map(({ open, off, booked }) => workload(open, off, booked))) };
  });
}

const workload = (open: PartMinutes, off: PartMinutes, booked: PartMinutes): Workload => ({
  open: minutesOf(open),
  off: minutesOf(off),
  booked: minutesOf(booked),
});

async function readAll({ db, clock }: Services, { businessId, from, to }: Omit<Wanted, 'chairId'>, zone: string) {
  const span: Span = { from: startOfDay(zone, from), to: startOfDay(zone, addDays(to, 1)) };
  const [chairs, hours, shut, classDates, chairDays, bookedDays] = await Promise.all([
    calendar.listChairs(db, businessId),
    calendar.listHours(db, businessId),
    calendar.listShutDays(db, businessId, { from, to }),
    calendar.listClassDates(db, businessId, span),
    store.listChairDays(db, businessId, span, zone),
    store.listBookedDays(db, businessId, span, { zone, now: clock.now() }),
  ]);
  return { chairs, hours, shut, classDates, chairDays, bookedDays };
}

interface Around {
  found: Found;
  chairs: readonly Chair[];
  zone: string;
  isOne: boolean;
}

function loadOf(date: LocalDate, { found, chairs, zone, isOne }: Around): Load {
  const shut = found.shut.find((day) => day.date === date) ?? null;
  const ids = new Set(chairs.map(({ id }) => id));
  const here = found.chairDays.filter((day) => day.date === date && (!isOne || ids.has(day.chairId)));
  const { open, off, booked } = workOf(date, { found, chairs, here });
  const part = (name: keyof PartMinutes) => fillOf({ open: open[name], off: off[name], booked: booked[name] });
  const day = found.bookedDays.find((one) => one.date === date);
  return {
    date,
    fill: fillOf(workload(open, off, booked)),
    morning: part('morning'),
    afternoon: part('afternoon'),
    evening: part('evening'),
    bookings: isOne ? here.reduce((all, { bookings }) => all + bookings, 0) : (day?.bookings ?? 0),
    worth: isOne ? here.reduce((all, { worth }) => all + worth, 0) : (day?.worth ?? 0),
    waiting: day?.waiting ?? 0,
    classes: found.classDates
      .filter(({ startsAt, chairId }) => dateAt(zone, startsAt) === date && (!isOne || ids.has(chairId ?? 0)))
      .map(({ service }) => service),
    away: chairs.filter((chair) => isAway(found, chair, date)).map(({ person, name }) => person ?? name),
    free: chairs
      .map((chair) => ({ person: chair.person ?? chair.name, minutes: freeOf(date, found, chair) }))
      .filter(({ minutes }) => minutes > 0)
      .sort((one, other) => other.minutes - one.minutes),
    shut,
  };
}

function freeOf(date: LocalDate, found: Found, chair: Chair): number {
  const { open, off, booked } = workOf(date, { found, chairs: [chair] });
  return freeMinutesOf(workload(open, off, booked));
}

/** The working time, time off and booked time of some chairs on a day. */
function workOf(
  date: LocalDate,
  { found, chairs, here }: Pick<Around, 'found' | 'chairs'> & { here?: Found['chairDays'] },
) {
  const ids = new Set(chairs.map(({ id }) => id));
  const days = here ?? found.chairDays.filter((day) => day.date === date && ids.has(day.chairId));
  const sum = (parts: readonly PartMinutes[]) => parts.reduce(addParts, NONE);
  const isClosed = found.shut.some((day) => day.date === date && day.kind === 'closed');
  return {
    open: isClosed ? NONE : sum(chairs.map((chair) => openOf(found, chair, date))),
    off: sum(days.filter(({ kind }) => kind === 'off')),
    booked: sum(days.filter(({ kind }) => kind === 'booked')),
  };
}

/** A chair's own hours replace the shop's. */
function openOf({ hours }: Pick<Found, 'hours'>, { id }: Chair, date: LocalDate): PartMinutes {
  const own = hours.filter(({ chairId }) => chairId === id);
  const shop = hours.filter(({ chairId }) => chairId === null);
  return partMinutes(workOn(own, shop, date));
}

function isAway(found: Found, chair: Chair, date: LocalDate): boolean {
  const open = minutesOf(openOf(found, chair, date));
  const off = found.chairDays.find((day) => day.date === date && day.chairId === chair.id && day.kind === 'off');
  return open > 0 && off !== undefined && minutesOf(off) >= open;
}
