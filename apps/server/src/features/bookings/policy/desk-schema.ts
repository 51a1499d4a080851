import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import { type PolicyExample, readPolicyExample } from './example.ts';

const PolicyExampleType = builder.objectRef<PolicyExample>('DeskPolicyExample').implement({
  description: 'An appointment that shows what the cancellation policy means.',
  fields: (t) => ({
    service: t.exposeString('service'),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ startsAt, zone }) => wallOf(zone, startsAt),
    }),
    total: t.float({ resolve: ({ total }) => toMajor(total) }),
    deposit: t.float({ description: 'What is paid at booking.', resolve: ({ deposit }) => toMajor(deposit) }),
    is_booked: t.exposeBoolean('isBooked', { description: 'False: nothing is booked; the first service of the menu.' }),
  }),
});

builder.queryFields((t) => ({
  desk_policy_example: t.field({
    type: PolicyExampleType,
    nullable: true,
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readPolicyExample(services, await requireViewer(), business_id),
  }),
}));
