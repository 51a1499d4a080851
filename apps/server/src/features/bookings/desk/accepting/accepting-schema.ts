import { z } from 'zod';
import { builder } from '../../../../graphql/builder.ts';
import { acceptRulesArgument, sentRules } from '../../../businesses/index.ts';
import { type AcceptedAll, acceptAll, MOST_AT_ONCE } from './accept-all.ts';
import { type AcceptPreview, previewRules } from './preview.ts';

const Refused = builder.objectRef<AcceptedAll['refused'][number]>('DeskNotAccepted').implement({
  fields: (t) => ({ appt_id: t.exposeInt('appointmentId'), message: t.exposeString('message') }),
});

const Accepted = builder.objectRef<AcceptedAll>('DeskAcceptedAll').implement({
  fields: (t) => ({
    accepted: t.exposeIntList('accepted'),
    refused: t.field({ type: [Refused], resolve: ({ refused }) => refused }),
  }),
});

const Preview = builder.objectRef<AcceptPreview>('DeskAcceptPreview').implement({
  fields: (t) => ({
    requests: t.exposeInt('requests'),
    accepted: t.exposeInt('accepted', { description: 'Without asking the business; also what is accepted once paid.' }),
    missed_guests: t.exposeInt('missed', {
      description: 'How many guests have missed an appointment here; 0 unless a rule is about them.',
    }),
  }),
});

builder.queryFields((t) => ({
  desk_accept_preview: t.field({
    type: Preview,
    description: 'How many bookings of the last 30 days these rules would have answered without the business.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), rules: t.arg(acceptRulesArgument) },
    resolve: async (_root, { business_id, rules }, { services, requireViewer }) =>
      previewRules(services, await requireViewer(), { businessId: business_id, rules: sentRules(rules) }),
  }),
}));

builder.mutationFields((t) => ({
  desk_accept_all: t.field({
    type: Accepted,
    description: 'Accepts several new bookings and proposed times, each independently.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      ids: t.arg.intList({ required: true, validate: z.array(z.int()).min(1).max(MOST_AT_ONCE) }),
    },
    resolve: async (_root, { business_id, ids }, { services, requireViewer }) =>
      acceptAll(services, await requireViewer(), { businessId: business_id, ids }),
  }),
}));
