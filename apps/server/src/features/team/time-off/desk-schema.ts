import { bookingLimits } from '@thyme/domain/bookings';
import { ABSENCE_KINDS, type AbsenceKind, peopleLimits } from '@thyme/domain/people';
import { isLocalDate } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, decisionsArgument, decisionsOf, idArgument } from '../../edits/change-type.ts';
import { type Holidays, readHolidays, saveHolidayDays } from './holidays.ts';
import * as timeOff from './time-off.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');
const kindArgument = z.enum(ABSENCE_KINDS);
const toGuests = {
  validate: textArgument(bookingLimits.note),
  description: 'The reason for guests who have to be notified.',
};

const DeskAbsence = builder.objectRef<timeOff.Absence>('DeskAbsence').implement({
  description: 'An absence, or a request for one.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    person_id: t.exposeInt('chairId'),
    name: t.exposeString('name'),
    from: t.exposeString('firstDay'),
    to: t.exposeString('lastDay', { description: 'Included.' }),
    kind: t.string({ description: 'sick, holiday, training or other.', resolve: ({ kind }) => kind }),
    note: t.exposeString('note'),
    status: t.string({ description: 'asked, approved or declined.', resolve: ({ status }) => status }),
  }),
});

builder.queryFields((t) => ({
  desk_absences: t.field({
    type: [DeskAbsence],
    description: 'Requested or upcoming absences, everyone’s for the owner and their own for staff.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      timeOff.readAbsences(services, await requireViewer(), business_id),
  }),
}));

const DeskHolidays = builder.objectRef<Holidays>('DeskHolidays').implement({
  description: 'Holidays of a person in the present calendar year, in days on which they would have worked.',
  fields: (t) => ({
    year: t.exposeInt('year'),
    allowance: t.exposeInt('allowance', { nullable: true, description: 'Days a year; null if they are not counted.' }),
    taken: t.exposeInt('taken'),
    planned: t.exposeInt('planned', { description: 'From today on.' }),
  }),
});

builder.queryFields((t) => ({
  desk_holidays: t.field({
    type: DeskHolidays,
    nullable: true,
    description: 'Null for a person whose time off the member may not see.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, person_id }, { services, requireViewer }) =>
      readHolidays(services, await requireViewer(), { businessId: business_id, chairId: person_id }),
  }),
}));

const member = { authScopes: { business: true } as const, type: DeskChange };

builder.mutationFields((t) => ({
  desk_add_absence: t.field({
    ...member,
    description: 'Whole days off. The owner’s take effect at once; those of staff wait for the owner.',
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ validate: idArgument.nullish(), description: 'Left out for oneself.' }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument, description: 'Included.' }),
      kind: t.arg.string({ required: true, validate: kindArgument }),
      note: t.arg.string({ validate: textArgument(peopleLimits.absenceNote) }),
      decisions: t.arg(decisionsArgument),
      note_to_guests: t.arg.string(toGuests),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      timeOff.addAbsence(services, await requireViewer(), {
        businessId: args.business_id,
        personId: args.person_id ?? null,
        from: args.from,
        to: args.to,
        kind: args.kind as AbsenceKind,
        note: args.note ?? '',
        decisions: decisionsOf(args.decisions),
        noteToGuests: args.note_to_guests ?? '',
      }),
  }),
  desk_answer_absence: t.field({
    ...member,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      approve: t.arg.boolean({ required: true }),
      decisions: t.arg(decisionsArgument),
      note_to_guests: t.arg.string(toGuests),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      timeOff.answerAbsence(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        approve: args.approve,
        decisions: decisionsOf(args.decisions),
        noteToGuests: args.note_to_guests ?? '',
      }),
  }),
  desk_end_absence: t.field({
    ...member,
    description: 'Ends an absence, or withdraws a request.',
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      timeOff.endAbsence(services, await requireViewer(), { businessId: business_id, id }),
  }),
  desk_save_holiday_days: t.field({
    ...member,
    description: 'How many days of holiday a person has in a year.',
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ required: true, validate: idArgument }),
      days: t.arg.int({
        validate: z
          .int()
          .min(0)
          .max(peopleLimits.holidayDays, `Please enter at most ${peopleLimits.holidayDays}.`)
          .nullish(),
        description: 'Left out: not counted.',
      }),
    },
    resolve: async (_root, { business_id, person_id, days }, { services, requireViewer }) =>
      saveHolidayDays(services, await requireViewer(), {
        businessId: business_id,
        chairId: person_id,
        days: days ?? null,
      }),
  }),
}));
