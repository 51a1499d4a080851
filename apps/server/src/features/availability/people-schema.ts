import { toMajor } from '@thyme/domain/money';
import { builder } from '../../graphql/builder.ts';
import { pricingIdsArgument, SlotOnDay } from './schema.ts';
import { type PersonOffer, readServicePeople, type ServicePeople } from './service-people.ts';

const ServicePerson = builder.objectRef<PersonOffer>('ServicePerson').implement({
  fields: (t) => ({
    person_id: t.exposeInt('personId', { description: 'The value for person_id: the chair at which they work.' }),
    name: t.exposeString('name'),
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
    special_price: t.float({ description: '0 means none.', resolve: ({ specialPrice }) => toMajor(specialPrice) }),
    duration: t.exposeInt('minutes', { description: 'Minutes.' }),
    first_free: t.field({
      type: SlotOnDay,
      nullable: true,
      description: 'Null if they have no free time within two months.',
      resolve: ({ firstFree }) => firstFree,
    }),
  }),
});

const ServicePeopleType = builder.objectRef<ServicePeople>('ServicePeople').implement({
  fields: (t) => ({
    service_pricing_id: t.exposeInt('pricingId'),
    may_choose: t.exposeBoolean('mayChoose', {
      description: 'Whether guests may choose a person: several offer it, and the shop has not switched it off.',
    }),
    first_free: t.field({
      type: SlotOnDay,
      nullable: true,
      description: 'With anyone.',
      resolve: ({ firstFree }) => firstFree,
    }),
    people: t.field({ type: [ServicePerson], resolve: ({ people }) => people }),
  }),
});

builder.queryFields((t) => ({
  service_people: t.field({
    type: [ServicePeopleType],
    description:
      'The people who offer these services, with their own price, duration and first free time. Classes are left out.',
    args: {
      business_id: t.arg.int({ required: true }),
      service_pricing_ids: t.arg.intList({ required: true, validate: pricingIdsArgument }),
    },
    resolve: async (_root, args, { services, viewer }) =>
      readServicePeople(services, {
        businessId: args.business_id,
        pricingIds: args.service_pricing_ids,
        viewer: (await viewer())?.id ?? null,
      }),
  }),
}));
