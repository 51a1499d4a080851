import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { Appointment } from './appointment-type.ts';
import { listOverlaps } from './overlaps.ts';

const MOST_SPANS = 100;

const TimeSpanInput = builder.inputType('TimeSpanInput', {
  description: 'Unix seconds of real moments; the end does not belong to it.',
  fields: (t) => ({ from: t.int({ required: true }), to: t.int({ required: true }) }),
});

builder.queryFields((t) => ({
  overlapping_appointments: t.field({
    type: [Appointment],
    description: "The guest's own coming appointments, at any shop, that share time with one of the spans.",
    authScopes: { guest: true },
    args: {
      spans: t.arg({ type: [TimeSpanInput], required: true, validate: z.array(z.any()).max(MOST_SPANS) }),
    },
    resolve: async (_root, { spans }, { services, requireViewer }) =>
      listOverlaps(services, (await requireViewer()).id, spans),
  }),
}));
