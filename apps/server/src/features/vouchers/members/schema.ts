import type { MemberTerms } from '@thyme/domain/memberships';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { readMemberTerms } from './member-terms.ts';

const Terms = builder.objectRef<MemberTerms>('MemberPrices').implement({
  description: 'The discounts of a guest’s active membership.',
  fields: (t) => ({
    name: t.exposeString('name'),
    percent_off: t.exposeInt('percentOff', { description: 'Off services; 0 for none.' }),
    service_ids: t.intList({
      nullable: true,
      description: 'The services it applies to; null for all.',
      resolve: ({ serviceIds }) => serviceIds && [...serviceIds],
    }),
    product_percent: t.exposeInt('productPercent', { description: 'Off products; 0 for none.' }),
  }),
});

builder.queryFields((t) => ({
  member_prices: t.field({
    type: [Terms],
    description: 'The guest’s member discounts at a shop; the best one applies, never their sum.',
    authScopes: { guest: true },
    args: { business_id: t.arg.int({ required: true, validate: z.int().positive().max(2_147_483_647) }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readMemberTerms(services, { businessId: business_id, userId: (await requireViewer()).id }),
  }),
}));
