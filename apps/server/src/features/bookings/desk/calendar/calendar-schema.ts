import { toMajor } from '@thyme/domain/money';
import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../../graphql/builder.ts';
import { Picture } from '../../../../graphql/picture.ts';
import { dueOf } from '../appointment-money-loader.ts';
import { type Calendar, readCalendar, type ToAnswer } from './calendar.ts';
import type { Entry } from './entry.ts';
import { type CalendarRoom, readRooms } from './rooms.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');

type Placed<Item> = Item & { zone: string };

const Chair = builder.objectRef<Calendar['chairs'][number]>('DeskChair').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    person: t.exposeString('person', { nullable: true }),
    active: t.exposeBoolean('active'),
    portrait: t.field({
      type: Picture,
      nullable: true,
      description: 'The portrait of the person who works there.',
      resolve: ({ portraitId }) => portraitId,
    }),
  }),
});

const appointmentOf = (entry: Entry) => (entry.kind === 'visit' ? entry.appointment : null);
const dateOf = (entry: Entry) => (entry.kind === 'class' ? entry.date : null);
const callOf = (entry: Entry) => (entry.kind === 'call' ? entry.call : null);
const holdOf = (entry: Entry) => (entry.kind === 'hold' ? entry : null);
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** A companion is listed with the guest, whom the shop knows. */
const nameOfGuest = ({ companion, ...guest }: { companion: string; firstName: string; lastName: string }) =>
  companion ? `${companion}, with ${fullName(guest)}` : fullName(guest);

function titleOf(entry: Entry): string {
  if (entry.kind === 'visit') return nameOfGuest(entry.appointment);
  if (entry.kind === 'class') return entry.date.service;
  if (entry.kind === 'call') return fullName(entry.call);
  return entry.kind === 'block' ? entry.note : entry.firstName;
}

export const CalendarEntry = builder.objectRef<Placed<Entry>>('DeskEntry').implement({
  description: "An entry of a shop's calendar. Times show the shop's wall clock when read in UTC.",
  fields: (t) => ({
    key: t.exposeString('key'),
    kind: t.string({ description: 'visit, class, call, block or hold.', resolve: ({ kind }) => kind }),
    chair_id: t.exposeInt('chairId', { nullable: true }),
    starts: t.int({ resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    ends: t.int({ resolve: ({ endsAt, zone }) => wallOf(zone, endsAt) }),
    title: t.string({ description: "The guest's name, the class, or the note.", resolve: titleOf }),
    service: t.string({
      nullable: true,
      resolve: (entry) => appointmentOf(entry)?.service ?? holdOf(entry)?.service ?? null,
    }),
    appt_id: t.int({
      nullable: true,
      resolve: (entry) => appointmentOf(entry)?.appointmentId ?? callOf(entry)?.appointmentId ?? null,
    }),
    guest_id: t.int({
      nullable: true,
      resolve: (entry) => appointmentOf(entry)?.guestId ?? callOf(entry)?.guestId ?? null,
    }),
    is_new_guest: t.boolean({
      resolve: (entry) => appointmentOf(entry) !== null && appointmentOf(entry)?.guestStatus !== 'Known',
    }),
    status: t.string({ nullable: true, resolve: (entry) => appointmentOf(entry)?.status ?? null }),
    is_of_group: t.boolean({
      description: 'Part of a group.',
      resolve: (entry) => (appointmentOf(entry)?.groupPlace ?? null) !== null,
    }),
    arrived: t.boolean({ resolve: (entry) => Boolean(appointmentOf(entry)?.arrivedAt) }),
    late_minutes: t.int({
      description: 'How much later than booked it starts, as the desk recorded.',
      resolve: (entry) => appointmentOf(entry)?.lateMinutes ?? 0,
    }),
    asked_by: t.string({
      nullable: true,
      description: 'Who proposed another time: guest or business.',
      resolve: (entry) => appointmentOf(entry)?.proposedBy ?? null,
    }),
    asks_for: t.int({
      nullable: true,
      description: "The first of the proposed times, on the shop's wall clock.",
      resolve: (entry) => wallOrNull(entry.zone, appointmentOf(entry)?.proposedTime),
    }),
    total_amount: t.float({ nullable: true, resolve: (entry) => majorOrNull(appointmentOf(entry)?.total) }),
    due: t.float({
      nullable: true,
      resolve: (entry, _args, context) => {
        const appointment = appointmentOf(entry);
        return appointment && dueOf(context, appointment.appointmentId);
      },
    }),
    schedule_id: t.int({
      nullable: true,
      description: 'For a class date; desk_class lists its guests.',
      resolve: (entry) => dateOf(entry)?.scheduleId ?? null,
    }),
    seats: t.int({ nullable: true, resolve: (entry) => dateOf(entry)?.seats ?? null }),
    seats_taken: t.int({ nullable: true, resolve: (entry) => dateOf(entry)?.seatsTaken ?? null }),
    is_course: t.boolean({ resolve: (entry) => dateOf(entry)?.isCourse ?? false }),
    room_id: t.string({ nullable: true, resolve: (entry) => callOf(entry)?.roomId ?? null }),
    has_guest_joined: t.boolean({ resolve: (entry) => Boolean(callOf(entry)?.guestJoinedAt) }),
    purpose: t.string({ nullable: true, resolve: (entry) => holdOf(entry)?.purpose ?? null }),
    expires_at: t.int({
      nullable: true,
      description: 'When a hold ends, in unix seconds.',
      resolve: (entry) => holdOf(entry)?.expiresAt ?? null,
    }),
    block_id: t.int({ nullable: true, resolve: (entry) => (entry.kind === 'block' ? entry.blockId : null) }),
  }),
});

const majorOrNull = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : toMajor(amount);

const wallOrNull = (zone: string, at: number | null | undefined) =>
  at === null || at === undefined ? null : wallOf(zone, at);

const Question = builder.objectRef<Placed<ToAnswer>>('DeskQuestion').implement({
  description: "An appointment that waits for the shop's response.",
  fields: (t) => ({
    appt_id: t.exposeInt('appointmentId'),
    status: t.exposeString('status'),
    starts: t.int({ resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    guest_name: t.string({ resolve: nameOfGuest }),
    is_new_guest: t.boolean({ resolve: ({ guestStatus }) => guestStatus !== 'Known' }),
    answered_by_itself_at: t.int({ nullable: true, resolve: ({ proposalExpiresAt }) => proposalExpiresAt }),
    asks_for: t.int({ nullable: true, resolve: ({ proposedTime, zone }) => wallOrNull(zone, proposedTime) }),
    service: t.exposeString('service'),
    overlaps: t.string({
      nullable: true,
      description: 'The first name of a guest whose appointment overlaps it on the same chair.',
      resolve: ({ overlaps }) => overlaps,
    }),
    is_shut: t.boolean({ description: 'The shop is closed on that day.', resolve: ({ isShut }) => isShut }),
  }),
});

const Hours = builder.objectRef<Calendar['hours'][number]>('DeskHours').implement({
  description: "Weekly hours in minutes of the shop's day. A chair's own rows replace the shop's.",
  fields: (t) => ({
    chair_id: t.exposeInt('chairId', { nullable: true }),
    weekday: t.int({ description: '0 is Sunday.', resolve: ({ weekday }) => weekday }),
    from: t.exposeInt('from'),
    to: t.exposeInt('to'),
    week: t.string({ nullable: true, description: 'A or B; every week without one.', resolve: ({ week }) => week }),
    date: t.string({
      nullable: true,
      description: 'Only that day, instead of the week; from 0 to 0 is a day off.',
      resolve: ({ date }) => date,
    }),
  }),
});

const ShutDay = builder.objectRef<Calendar['shut'][number]>('DeskShutDay').implement({
  fields: (t) => ({
    date: t.exposeString('date'),
    kind: t.string({ description: 'closed or blocked.', resolve: ({ kind }) => kind }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

const Room = builder.objectRef<CalendarRoom>('DeskCalendarRoom').implement({
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'The `chair_id` of its entries.' }),
    name: t.exposeString('name'),
    kind: t.exposeString('kind', { description: 'room or equipment.' }),
    active: t.exposeBoolean('active'),
  }),
});

const Rooms = builder.objectRef<{ rooms: CalendarRoom[]; entries: Placed<Entry>[] }>('DeskCalendarRooms').implement({
  fields: (t) => ({
    rooms: t.field({ type: [Room], resolve: ({ rooms }) => rooms }),
    entries: t.field({ type: [CalendarEntry], resolve: ({ entries }) => entries }),
  }),
});

const DeskCalendar = builder.objectRef<Calendar>('DeskCalendar').implement({
  fields: (t) => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    zone: t.string({ resolve: ({ membership }) => membership.zone }),
    chairs: t.field({ type: [Chair], resolve: ({ chairs }) => chairs }),
    hours: t.field({ type: [Hours], resolve: ({ hours }) => hours }),
    shut: t.field({ type: [ShutDay], resolve: ({ shut }) => shut }),
    entries: t.field({
      type: [CalendarEntry],
      resolve: ({ entries, membership: { zone } }) => entries.map((entry) => ({ ...entry, zone })),
    }),
    by_room: t.field({
      type: Rooms,
      description: 'The same days by room: each place of a room or machine, and what occupies it.',
      resolve: async ({ membership, span, entries: known }, _args, { services }) => {
        const { rooms, entries } = await readRooms(services, membership.businessId, { span, known });
        return { rooms, entries: entries.map((entry) => ({ ...entry, zone: membership.zone })) };
      },
    }),
    to_answer: t.field({
      type: [Question],
      resolve: ({ toAnswer, membership: { zone } }) => toAnswer.map((question) => ({ ...question, zone })),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_calendar: t.field({
    type: DeskCalendar,
    description: "The entries of a shop's calendar between two of its days, both included.",
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, { business_id, from, to }, { services, requireViewer }) =>
      readCalendar(services, await requireViewer(), { businessId: business_id, from, to }),
  }),
}));
