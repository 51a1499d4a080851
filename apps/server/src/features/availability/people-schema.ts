import { toMajor } from '@thyme/domain/money';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { personIdsArgument, pricingIdsArgument, SlotOnDay } from './schema.ts';
import { type PersonOffer, readFirstFreeWith, readServicePeople, type ServicePeople } from './service-people.ts';

const MOST_CHOICES = 40;

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
  first_free_with: t.field({
    type: [SlotOnDay],
    nullable: { list: false, items: true },
    description:
      'For each choice of people the first time for all of these services, one after the other; null if there is none within two months.',
    args: {
      business_id: t.arg.int({ required: true }),
      service_pricing_ids: t.arg.intList({ required: true, validate: pricingIdsArgument }),
      choices: t.arg({
        type: t.arg.listRef(t.arg.listRef('Int', { required: false })),
        required: true,
        description: 'Each has one person for each of service_pricing_ids, or null for anyone.',
        validate: z.array(personIdsArgument).max(MOST_CHOICES),
      }),
    },
    resolve: async (_root, args, { services, viewer }) =>
      readFirstFreeWith(services, {
        businessId: args.business_id,
        pricingIds: args.service_pricing_ids,
        choices: args.choices,
        viewer: (await viewer())?.id ?? null,
      }),
  }),
}));
