import { builder } from '../../graphql/builder.ts';
import { Picture } from '../../graphql/picture.ts';
import { type DeskPerson, findPortrait, listMemberships, type Membership, readPerson } from './membership.ts';

const DeskBusiness = builder.objectRef<Membership>('DeskBusiness').implement({
  fields: (t) => ({
    id: t.exposeInt('businessId'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    zone: t.exposeString('zone'),
    currency: t.exposeString('currency'),
    country: t.exposeString('country'),
    role: t.string({ description: 'owner, manager or staff.', resolve: ({ role }) => role }),
    calendar: t.string({
      description: 'own or all: whose appointments they see.',
      resolve: ({ calendar }) => calendar,
    }),
    sees_money: t.exposeBoolean('seesMoney', { description: 'Access to takings, books and refunds.' }),
    own_chair_id: t.exposeInt('ownChairId', {
      nullable: true,
      description: 'The column of the logged-in person in the calendar.',
    }),
    portrait: t.field({
      type: Picture,
      nullable: true,
      description: 'The logged-in person as the guests of this business see them.',
      resolve: ({ businessId, ownChairId }, _args, { services }) =>
        ownChairId === null ? null : findPortrait(services.db, businessId, ownChairId),
    }),
    published: t.exposeBoolean('published'),
    has_opened: t.boolean({
      description: 'False while the shop is being set up; true for a hidden shop that has been open.',
      resolve: ({ publishedAt }) => publishedAt !== null,
    }),
  }),
});

const DeskMe = builder.objectRef<DeskPerson>('DeskMe').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    first_name: t.exposeString('firstName'),
    last_name: t.exposeString('lastName'),
    email: t.exposeString('email'),
    businesses: t.field({
      type: [DeskBusiness],
      resolve: ({ id }, _args, { services }) => listMemberships(services.db, id),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_me: t.field({
    type: DeskMe,
    description: 'The logged-in person and their businesses.',
    authScopes: { business: true },
    resolve: async (_root, _args, { services, requireViewer }) => readPerson(services.db, (await requireViewer()).id),
  }),
  desk_businesses: t.field({
    type: [DeskBusiness],
    description: 'The businesses of the logged-in person.',
    authScopes: { business: true },
    resolve: async (_root, _args, { services, requireViewer }) =>
      listMemberships(services.db, (await requireViewer()).id),
  }),
}));
