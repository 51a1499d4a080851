import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { Appointment } from './appointment-type.ts';
import { listOverlaps } from './overlaps.ts';

const MOST_SPANS = 100;

const TimeSpanInput = builder.inputType('TimeSpanInput', {
  description: 'Instants in Unix seconds; the end is exclusive.',
  fields: (t) => ({ from: t.int({ required: true }), to: t.int({ required: true }) }),
});

builder.queryFields((t) => ({
  overlapping_appointments: t.field({
    type: [Appointment],
    description: "The guest's own upcoming appointments, at any shop, that overlap one of the spans.",
    authScopes: { guest: true },
    args: {
      spans: t.arg({ type: [TimeSpanInput], required: true, validate: z.array(z.any()).max(MOST_SPANS) }),
    },
    resolve: async (_root, { spans }, { services, requireViewer }) =>
      listOverlaps(services, (await requireViewer()).id, spans),
  }),
}));
