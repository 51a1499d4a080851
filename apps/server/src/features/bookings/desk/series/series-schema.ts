import { SERIES } from '@thyme/domain/bookings';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../../graphql/idempotency-argument.ts';
import { idArgument } from '../../../edits/change-type.ts';
import { DeskAppointment } from '../appointment-schema.ts';
import {
  bookSeries,
  readSeries,
  readSeriesPlan,
  type SeriesAnswer,
  type SeriesEntry,
  type SeriesPlan,
} from './series.ts';

const wallDescription = "Unix seconds that show the shop's wall clock when read in UTC.";
const wallArgument = z.int().min(0).max(4_102_444_800);
const business = { authScopes: { business: true } as const };

const SeriesDateType = builder.objectRef<SeriesPlan['dates'][number]>('SeriesDate').implement({
  fields: (t) => ({
    wanted: t.exposeInt('wanted', { description: wallDescription }),
    at: t.exposeInt('at', {
      nullable: true,
      description: 'The requested time if it is free, otherwise the nearest free one; null if there is none.',
    }),
    why: t.exposeString('why', {
      nullable: true,
      description:
        'Why it differs from the request: taken, closed, outside-hours, off-grid, past. Null if it does not.',
    }),
  }),
});

const Answer = builder.objectRef<SeriesAnswer>('SeriesAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    appointment_ids: t.exposeIntList('appointmentIds'),
    taken: t.exposeIntList('taken', { description: 'The dates that are no longer available.' }),
  }),
});

const Entry = builder.objectRef<SeriesEntry & { zone: string }>('DeskSeriesEntry').implement({
  fields: (t) => ({
    appt_id: t.exposeInt('id'),
    starts: t.int({ description: wallDescription, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    status: t.exposeString('status'),
  }),
});

builder.objectFields(DeskAppointment, (t) => ({
  series: t.field({
    type: [Entry],
    description: 'The other dates of its series.',
    resolve: async ({ appointment, membership: { zone } }, _args, { services }) =>
      (await readSeries(services, appointment)).map((entry) => ({ ...entry, zone })),
  }),
}));

builder.queryFields((t) => ({
  desk_series: t.field({
    ...business,
    type: [SeriesDateType],
    description: 'The checked dates of a series based on an appointment; unavailable ones have the nearest free time.',
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      every: t.arg.int({ required: true, description: 'Weeks.', validate: z.int().min(1).max(SERIES.mostWeeks) }),
      count: t.arg.int({ required: true, validate: z.int().min(SERIES.fewestDates).max(SERIES.mostDates) }),
      from: t.arg.int({
        description: `${wallDescription} The first day and time of the series; by default the appointment's.`,
        validate: wallArgument.nullish(),
      }),
    },
    resolve: async (_root, { id, every, count, from }, { services, requireViewer }) =>
      (await readSeriesPlan(services, await requireViewer(), { id, every, count, from: from ?? null })).dates,
  }),
}));

builder.mutationFields((t) => ({
  desk_book_series: t.field({
    ...business,
    type: Answer,
    description: 'Books all confirmed dates of a series, or none of them.',
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      times: t.arg.intList({
        required: true,
        description: wallDescription,
        validate: z.array(wallArgument).min(1, 'Please keep at least one date.').max(SERIES.mostDates),
      }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, { id, times, idempotency_key }, context) =>
      bookSeries(context.services, await context.requireViewer(), {
        id,
        walls: [...new Set(times)],
        key: idempotencyKeyOf(context, idempotency_key),
      }),
  }),
}));
