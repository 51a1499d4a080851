import './calendar-schema.ts';
import { builder } from '../../graphql/builder.ts';
import { listMemberships, type Membership } from './access.ts';

const DeskBusiness = builder.objectRef<Membership>('DeskBusiness').implement({
  fields: (t) => ({
    id: t.exposeInt('businessId'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    zone: t.exposeString('zone'),
    currency: t.exposeString('currency'),
    role: t.string({ description: 'owner or staff.', resolve: ({ role }) => role }),
    published: t.exposeBoolean('published'),
  }),
});

builder.queryFields((t) => ({
  desk_businesses: t.field({
    type: [DeskBusiness],
    description: 'The businesses one works for.',
    authScopes: { business: true },
    resolve: async (_root, _args, { services, requireViewer }) =>
      listMemberships(services.db, (await requireViewer()).id),
  }),
}));
