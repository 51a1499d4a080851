import { wallOf } from '@thyme/domain/time';
import { builder } from '../../../../graphql/builder.ts';
import { idArgument } from '../../../edits/change-type.ts';
import { dueOf } from '../appointment-money-loader.ts';
import { type ClassRoll, readClassDate } from './class-date.ts';

const Seated = builder.objectRef<ClassRoll['people'][number]>('DeskSeated').implement({
  description: 'A guest who has a seat on a class date.',
  fields: (t) => ({
    appt_id: t.exposeInt('appointmentId'),
    guest_id: t.exposeInt('guestId'),
    guest_name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    seats: t.exposeInt('seats'),
    status: t.exposeString('status'),
    arrived: t.boolean({ resolve: ({ arrivedAt }) => arrivedAt !== null }),
    attendance: t.exposeString('attendance', {
      nullable: true,
      description: 'Attendance on this date: here, missed, or open.',
    }),
    mobile: t.exposeString('mobile', { nullable: true }),
    has_mail: t.exposeBoolean('hasMail', { description: 'Whether they can be reached by email.' }),
    dates: t.exposeInt('dates', { description: 'How many dates of the class the booking includes.' }),
    is_new_guest: t.boolean({ resolve: ({ guestStatus }) => guestStatus !== 'Known' }),
    due: t.float({
      resolve: ({ status, appointmentId }, _args, context) =>
        status === 'No Show' ? 0 : dueOf(context, appointmentId),
    }),
  }),
});

const OtherDate = builder.objectRef<ClassRoll['others'][number] & { zone: string }>('DeskOtherDate').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ startsAt, zone }) => wallOf(zone, startsAt),
    }),
    seats: t.exposeInt('seats'),
    seats_taken: t.exposeInt('seatsTaken'),
  }),
});

const ClassDate = builder.objectRef<ClassRoll>('DeskClassRoll').implement({
  description: 'One date of a class or course and its guests.',
  fields: (t) => ({
    id: t.int({ resolve: ({ date }) => date.id }),
    service: t.string({ resolve: ({ date }) => date.service }),
    is_course: t.boolean({ resolve: ({ date }) => date.isCourse }),
    is_cancelled: t.boolean({ resolve: ({ date }) => date.cancelledAt !== null }),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ date, membership }) => wallOf(membership.zone, date.startsAt),
    }),
    ends: t.int({ resolve: ({ date, membership }) => wallOf(membership.zone, date.endsAt) }),
    seats: t.int({ resolve: ({ date }) => date.seats }),
    seats_taken: t.int({ resolve: ({ date }) => date.seatsTaken }),
    room: t.string({ nullable: true, description: 'Where it takes place.', resolve: ({ room }) => room?.name ?? null }),
    person: t.string({ nullable: true, resolve: ({ room }) => room?.person ?? null }),
    has_begun: t.exposeBoolean('hasBegun'),
    other_dates: t.field({
      type: [OtherDate],
      description: 'Further dates of the class that have not started.',
      resolve: ({ others, membership: { zone } }) => others.map((other) => ({ ...other, zone })),
    }),
    people: t.field({ type: [Seated], resolve: ({ people }) => people }),
  }),
});

builder.queryFields((t) => ({
  desk_class: t.field({
    type: ClassDate,
    description: "One date of a class at the member's business and its guests.",
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument, description: 'The schedule_id from the calendar.' }),
    },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      readClassDate(services, await requireViewer(), { businessId: business_id, id }),
  }),
}));
