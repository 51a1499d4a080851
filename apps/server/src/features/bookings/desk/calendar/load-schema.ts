import { toMajor } from '@thyme/domain/money';
import { isLocalDate } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../../graphql/builder.ts';
import { idArgument } from '../../../edits/change-type.ts';
import { type FreeTime, type Load, type PersonLoad, readLoad, readPeopleLoad } from './load.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');

const DeskFreeTime = builder.objectRef<FreeTime>('DeskFreeTime').implement({
  fields: (t) => ({
    person: t.exposeString('person'),
    minutes: t.exposeInt('minutes'),
  }),
});

const DeskLoad = builder.objectRef<Load>('DeskLoad').implement({
  description: 'How full a day is and its highlights. Percentages are of the working time, null outside it.',
  fields: (t) => ({
    date: t.exposeString('date'),
    fill: t.exposeInt('fill', { nullable: true }),
    morning: t.exposeInt('morning', { nullable: true, description: 'Before noon.' }),
    afternoon: t.exposeInt('afternoon', { nullable: true, description: 'Until 5 pm.' }),
    evening: t.exposeInt('evening', { nullable: true }),
    bookings: t.exposeInt('bookings'),
    worth: t.float({ resolve: ({ worth }) => toMajor(worth) }),
    waiting: t.exposeInt('waiting', { description: 'How many appointments need a response.' }),
    classes: t.exposeStringList('classes'),
    away: t.exposeStringList('away', { description: 'People who are blocked for the whole day.' }),
    free: t.field({
      type: [DeskFreeTime],
      description: 'Whose working time is not fully booked, the most free first.',
      resolve: ({ free }) => free,
    }),
    shut: t.string({ nullable: true, description: 'closed or blocked.', resolve: ({ shut }) => shut?.kind ?? null }),
    shut_reason: t.string({ nullable: true, resolve: ({ shut }) => shut?.reason ?? null }),
  }),
});

const DeskPersonLoad = builder.objectRef<PersonLoad>('DeskPersonLoad').implement({
  fields: (t) => ({
    chair_id: t.exposeInt('chairId'),
    minutes: t.exposeInt('working', { description: 'Working time without time off.' }),
    fill: t.exposeInt('fill', { nullable: true, description: 'Percent of it; null when they do not work.' }),
  }),
});

builder.queryFields((t) => ({
  desk_people_load: t.field({
    type: [DeskPersonLoad],
    description: 'How much each person works between two days, both included, and how full that is.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, { business_id, from, to }, { services, requireViewer }) =>
      readPeopleLoad(services, await requireViewer(), { businessId: business_id, from, to }),
  }),
  desk_load: t.field({
    type: [DeskLoad],
    description: 'How full a shop is by day, both days included; with `chair_id` for one person.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
      chair_id: t.arg.int({ validate: idArgument.nullish() }),
    },
    resolve: async (_root, { business_id, from, to, chair_id }, { services, requireViewer }) =>
      readLoad(services, await requireViewer(), { businessId: business_id, from, to, chairId: chair_id ?? null }),
  }),
}));
