import { openMinutes, shareOf } from '@thyme/domain/books';
import { addDays, datesIn, daysBetween, type LocalDate, startOfDay, weekRange } from '@thyme/domain/time';
import { PublicError } from '../../../graphql/errors.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { postVat } from '../../sales/index.ts';
import { statementsOf } from '../commission/commission.ts';
import { openBooks, type Period } from '../span.ts';
import * as visits from './appointment-store.ts';
import * as income from './income-store.ts';

export const REPORT_KEYS = [
  'day',
  'person',
  'service',
  'product',
  'guests',
  'missed',
  'reminders',
  'rebooking',
  'fill',
  'hours',
  'load',
  'commission',
] as const;
export type ReportKey = (typeof REPORT_KEYS)[number];

export interface Report {
  key: ReportKey;
  unit: 'money' | 'count' | 'percent' | 'hours';
  /** The columns of the table besides the label. */
  series: string[];
  /** Null where there is nothing to measure, such as an hour outside working time. */
  rows: { label: string; chairId?: number | null; values: (number | null)[] }[];
  total: number | null;
  /** The same figure for the previous period of the same length. */
  before: number | null;
  /** The same two figures for the second series; null if there is only one. */
  second: { total: number | null; before: number | null } | null;
}

const LONGEST_DAYS = 1_100;
const WEEKLY_FROM_DAYS = 46;

interface Asked extends income.ReportSpan {
  first: LocalDate;
  last: LocalDate;
}

type Made = Omit<Report, 'key' | 'before' | 'second'> & { second?: number | null };

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** The days or Mondays of a period, including those without data. */
function bucketsOf({ first, last, bucket }: Asked): LocalDate[] {
  const days = datesIn({ from: first, to: last });
  return bucket === 'day' ? days : [...new Set(days.map((date) => weekRange(date).from))];
}

function inBuckets<Row extends { bucket: string }>(
  asked: Asked,
  rows: readonly Row[],
  valuesOf: (row: Row | undefined) => (number | null)[],
) {
  return bucketsOf(asked).map((label) => ({ label, values: valuesOf(rows.find(({ bucket }) => bucket === label)) }));
}

const money = (rows: readonly (income.Amount & { chairId?: number | null })[]): Made => ({
  unit: 'money',
  series: ['Income'],
  rows: rows.map(({ label, chairId, amount }) => ({ label: label ?? 'Other', chairId, values: [amount] })),
  total: sum(rows.map(({ amount }) => amount)),
});

const REPORTS: Record<ReportKey, (db: Db, asked: Asked) => Promise<Made>> = {
  day: async (db, asked) => {
    const rows = (await income.incomeByBucket(db, asked)).map(({ label, amount }) => ({ bucket: label ?? '', amount }));
    const total = sum(rows.map(({ amount }) => amount));
    return { unit: 'money', series: ['Income'], rows: inBuckets(asked, rows, (row) => [row?.amount ?? 0]), total };
  },
  person: async (db, asked) => money(await income.incomeByPerson(db, asked)),
  service: async (db, asked) => money(await income.incomeByService(db, asked)),
  product: async (db, asked) => money(await income.incomeByProduct(db, asked)),
  guests: async (db, asked) => {
    const rows = await visits.countGuests(db, asked);
    return {
      unit: 'count',
      series: ['Returning', 'New'],
      rows: inBuckets(asked, rows, (row) => [row?.returning ?? 0, row?.fresh ?? 0]),
      total: sum(rows.map(({ fresh }) => fresh)),
      second: sum(rows.map(({ returning }) => returning)),
    };
  },
  missed: async (db, asked) => {
    const rows = await visits.countMissed(db, asked);
    const booked = sum(rows.map((row) => row.booked));
    return {
      unit: 'percent',
      series: ['No-shows', 'Cancelled'],
      rows: inBuckets(asked, rows, (row) => [
        shareOf(row?.missed ?? 0, row?.booked ?? 0),
        shareOf(row?.cancelled ?? 0, row?.booked ?? 0),
      ]),
      total: shareOf(sum(rows.map(({ missed }) => missed)), booked),
      second: shareOf(sum(rows.map(({ cancelled }) => cancelled)), booked),
    };
  },
  reminders: async (db, asked) => {
    const rows = await visits.countByAnswer(db, asked);
    const of = (answer: string) => rows.find((row) => row.answer === answer) ?? { taken: 0, missed: 0 };
    const labels = { confirmed: 'Confirmed', unanswered: 'No answer', none: 'Not asked' } as const;
    return {
      unit: 'percent',
      series: ['No-shows'],
      rows: Object.entries(labels).map(([answer, label]) => ({
        label,
        values: [shareOf(of(answer).missed, of(answer).taken)],
      })),
      total: shareOf(of('confirmed').missed, of('confirmed').taken),
    };
  },
  rebooking: async (db, asked) => {
    const rows = await visits.countRebooked(db, asked);
    return {
      unit: 'percent',
      series: ['Rebooked'],
      rows: rows.map(({ chairId, person, completed, rebooked }) => ({
        label: person ?? 'Other',
        chairId,
        values: [shareOf(rebooked, completed)],
      })),
      total: shareOf(sum(rows.map(({ rebooked }) => rebooked)), sum(rows.map(({ completed }) => completed))),
    };
  },
  fill: readFill,
  hours: async (db, asked) => {
    const people = await readWork(db, asked);
    return {
      unit: 'hours',
      series: ['Sold', 'Worked'],
      rows: people.map(({ chairId, name, sold, worked }) => ({
        label: name,
        chairId,
        values: [inHours(sold), inHours(worked)],
      })),
      total: inHours(sum(people.map(({ sold }) => sold))),
    };
  },
  load: async (db, asked) => {
    const people = await readWork(db, asked);
    const all = (pick: 'within' | 'worked') => sum(people.map((person) => person[pick]));
    return {
      unit: 'percent',
      series: ['Booked'],
      rows: people.map(({ chairId, name, within, worked }) => ({
        label: name,
        chairId,
        values: [capped(shareOf(within, worked))],
      })),
      total: capped(shareOf(all('within'), all('worked'))),
    };
  },
  commission: async (db, asked) => {
    const people = (await statementsOf(db, asked)).filter(({ active, lines }) => active || lines.length > 0);
    const base = (lines: (typeof people)[number]['lines'], kind: string) =>
      sum(lines.filter((line) => line.kind === kind).map((line) => line.base));
    return {
      unit: 'money',
      series: ['Commission', 'Services without VAT', 'Products without VAT', 'Tips'],
      rows: people.map(({ personId, name, lines, total }) => ({
        label: name,
        chairId: personId,
        values: [total, base(lines, 'service'), base(lines, 'product'), base(lines, 'tip')],
      })),
      total: sum(people.map(({ total }) => total)),
    };
  },
};

const inHours = (minutes: number) => Math.round(minutes / 6) / 10;

/** Income and working minutes of each person, longest first. */
async function readWork(db: Db, asked: Asked) {
  const days = { from: asked.first, to: asked.last };
  const { hours, people, closed } = await visits.readOpening(db, asked.businessId, days);
  const dates = datesIn(days).filter((date) => !closed.includes(date));
  const booked = await visits.sumSoldMinutes(db, asked);
  return people
    .map(({ id, name }) => {
      const sold = booked.find(({ chairId }) => chairId === id)?.minutes ?? 0;
      const worked = sum(openMinutes(hours, [id], dates).flat());
      return { chairId: id, name, sold, worked, within: Math.min(sold, worked) };
    })
    .filter(({ sold, worked }) => sold + worked > 0)
    .sort((a, b) => b.sold - a.sold);
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

async function readFill(db: Db, asked: Asked): Promise<Made> {
  const days = { from: asked.first, to: asked.last };
  const { hours, people, closed } = await visits.readOpening(db, asked.businessId, days);
  const dates = datesIn(days).filter((date) => !closed.includes(date));
  const open = openMinutes(
    hours,
    people.map(({ id }) => id),
    dates,
  );
  const booked = await visits.sumBookedMinutes(db, asked);
  const bookedAt = (weekday: number, hour: number) =>
    booked.find((row) => row.weekday === weekday && row.hour === hour)?.minutes ?? 0;
  const used = Array.from({ length: 24 }, (_none, hour) => hour).filter((hour) =>
    open.some((day) => (day[hour] ?? 0) > 0),
  );
  const rows = WEEKDAYS.map((label, index) => {
    const weekday = (index + 1) % 7;
    return { label, values: used.map((hour) => capped(shareOf(bookedAt(weekday, hour), open[weekday]?.[hour] ?? 0))) };
  });
  const within = sum(booked.map(({ weekday, hour, minutes }) => Math.min(minutes, open[weekday]?.[hour] ?? 0)));
  const total = shareOf(within, sum(open.flat()));
  return { unit: 'percent', series: used.map((hour) => `${hour}:00`), rows, total };
}

/** Parallel appointments can fill an hour more than once. */
const capped = (share: number | null) => (share === null ? null : Math.min(100, share));

/** Reports about a period, each compared with the previous one of the same length. Owner only. */
export async function readReports(
  services: Services,
  viewer: Viewer,
  { keys, ...period }: Period & { keys: readonly ReportKey[] },
): Promise<Report[]> {
  const { businessId, from, to } = period;
  const { membership, span } = await openBooks(services, viewer, period);
  const days = daysBetween(from, to) + 1;
  if (days > LONGEST_DAYS) throw new PublicError('Please ask for three years at most.', 'REFUSED');
  const { zone } = membership;
  const bucket = days < WEEKLY_FROM_DAYS ? ('day' as const) : ('week' as const);
  const earlier = { from: startOfDay(zone, addDays(from, -days)), to: span.from };
  await postVat(services, businessId, { from: earlier.from, to: span.to });
  const common = { businessId, zone, bucket };
  const asked: Asked = { ...common, ...span, first: from, last: to };
  const before: Asked = { ...common, ...earlier, first: addDays(from, -days), last: addDays(from, -1) };
  const { db } = services;
  return Promise.all(
    REPORT_KEYS.filter((key) => keys.includes(key)).map(async (key) => {
      const [now, then] = await Promise.all([REPORTS[key](db, asked), REPORTS[key](db, before)]);
      const second = now.second === undefined ? null : { total: now.second, before: then.second ?? null };
      return { key, ...now, before: then.total, second };
    }),
  );
}
