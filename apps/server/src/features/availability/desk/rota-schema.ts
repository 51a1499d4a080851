import { bookingLimits } from '@thyme/domain/bookings';
import { isLocalDate } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, decisionsArgument, decisionsOf, idArgument } from '../../edits/change-type.ts';
import { saveDateHours } from './rota.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-12-24.');
const minuteArgument = z.int().min(0).max(1440);
const MOST_SPANS = 6;

const Span = builder.inputType('DeskSpanInput', {
  description: "A span of work in minutes after midnight on the shop's wall clock.",
  fields: (t) => ({
    from: t.int({ required: true, validate: minuteArgument }),
    to: t.int({ required: true, validate: minuteArgument }),
  }),
});

builder.mutationFields((t) => ({
  desk_save_date_hours: t.field({
    type: DeskChange,
    authScopes: { business: true },
    description: "Sets one person's hours on a single date, instead of their week. No hours: a day off.",
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ required: true, validate: idArgument }),
      date: t.arg.string({ required: true, validate: dateArgument }),
      hours: t.arg({
        type: [Span],
        validate: z.array(z.any()).max(MOST_SPANS).nullish(),
        description: 'Left out, the week applies again.',
      }),
      decisions: t.arg(decisionsArgument),
      note: t.arg.string({ validate: textArgument(bookingLimits.note) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveDateHours(services, await requireViewer(), {
        businessId: args.business_id,
        personId: args.person_id,
        date: args.date,
        hours: args.hours?.map(({ from, to }) => ({ from, to })) ?? null,
        decisions: decisionsOf(args.decisions),
        note: args.note ?? '',
      }),
  }),
}));
