import { toMajor } from '@thyme/domain/money';
import { isLocalDate } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../../graphql/builder.ts';
import { idArgument } from '../../../edits/change-type.ts';
import { type Load, readLoad } from './load.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');

const DeskLoad = builder.objectRef<Load>('DeskLoad').implement({
  description: 'How full a day is and what matters on it. Percentages are of the working time, null when nobody works.',
  fields: (t) => ({
    date: t.exposeString('date'),
    fill: t.exposeInt('fill', { nullable: true }),
    morning: t.exposeInt('morning', { nullable: true, description: 'Before noon.' }),
    afternoon: t.exposeInt('afternoon', { nullable: true, description: 'Until 5 pm.' }),
    evening: t.exposeInt('evening', { nullable: true }),
    bookings: t.exposeInt('bookings'),
    worth: t.float({ resolve: ({ worth }) => toMajor(worth) }),
    waiting: t.exposeInt('waiting', { description: "How many appointments wait for the shop's response." }),
    classes: t.exposeStringList('classes'),
    away: t.exposeStringList('away', { description: 'People who are blocked for the whole day.' }),
    shut: t.string({ nullable: true, description: 'closed or blocked.', resolve: ({ shut }) => shut?.kind ?? null }),
    shut_reason: t.string({ nullable: true, resolve: ({ shut }) => shut?.reason ?? null }),
  }),
});

builder.queryFields((t) => ({
  desk_load: t.field({
    type: [DeskLoad],
    description: 'Day by day how full a shop is, both days included; with `chair_id` for one person.',
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
