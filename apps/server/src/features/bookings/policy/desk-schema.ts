import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import { type FeeDecision, readDecisions } from './decisions.ts';
import { type PolicyExample, readPolicyExample } from './example.ts';

const PolicyExampleType = builder.objectRef<PolicyExample>('DeskPolicyExample').implement({
  description: 'An example appointment for the cancellation policy.',
  fields: (t) => ({
    service: t.exposeString('service'),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ startsAt, zone }) => wallOf(zone, startsAt),
    }),
    total: t.float({ resolve: ({ total }) => toMajor(total) }),
    deposit: t.float({ description: 'What is paid at booking.', resolve: ({ deposit }) => toMajor(deposit) }),
    is_booked: t.exposeBoolean('isBooked', {
      description: 'False: nothing is booked, so it is the first service of the menu.',
    }),
  }),
});

const FeeDecisionType = builder.objectRef<FeeDecision>('DeskFeeDecision').implement({
  description: 'A fee under policy 3 that waits for the owner’s decision.',
  fields: (t) => ({
    appt_id: t.exposeInt('appointmentId'),
    guest_name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    service: t.exposeString('service'),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ startsAt, zone }) => wallOf(zone, startsAt),
    }),
    fee: t.float({ resolve: ({ fee }) => toMajor(fee ?? 0) }),
    decided_by: t.exposeInt('decidedBy', { description: 'The deadline, after which it is refunded, in Unix seconds.' }),
  }),
});

builder.queryFields((t) => ({
  desk_decisions: t.field({
    type: [FeeDecisionType],
    description: 'Fees that the owner has not decided about, oldest first; none for staff.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readDecisions(services, await requireViewer(), business_id),
  }),
  desk_policy_example: t.field({
    type: PolicyExampleType,
    nullable: true,
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readPolicyExample(services, await requireViewer(), business_id),
  }),
}));
