import { toMajor } from '@thyme/domain/money';
import { builder } from '../../graphql/builder.ts';
import {
  availableOccurrences,
  type ClassDate,
  type ClassOffer,
  type MenuCategory,
  nextDate,
  type Offer,
} from './menu.ts';

export const EnrolmentStateType = builder.enumType('EnrolmentState', { values: ['open', 'full', 'closed'] as const });

const ServiceSchedule = builder.objectRef<ClassDate>('ServiceSchedule').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    date_time: t.exposeInt('startsAt', {
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
    }),
    seats: t.exposeInt('seats'),
    seats_left: t.exposeInt('seatsLeft'),
  }),
});

const ServiceGroup = builder.objectRef<ClassOffer>('ServiceGroup').implement({
  fields: (t) => ({
    is_group: t.boolean({ resolve: () => true }),
    is_course: t.exposeBoolean('isCourse'),
    start_date: t.exposeString('startDate'),
    enroll_date: t.exposeString('enrollDate', { nullable: true }),
    group_type: t.exposeString('groupType'),
    single_visits: t.exposeBoolean('singleVisits', {
      description: 'Whether a repeated class can also be joined on a single date.',
    }),
    occurrences: t.exposeInt('occurrences'),
    frequency: t.exposeString('frequency', { nullable: true }),
    seats: t.exposeInt('seats'),
    enrolment: t.field({
      type: EnrolmentStateType,
      description: 'Whether it can be joined now; full classes have a waiting list.',
      resolve: ({ enrolment }) => enrolment,
    }),
    schedules: t.field({ type: [ServiceSchedule], resolve: (group) => group.dates }),
    service_schedules: t.field({ type: [ServiceSchedule], resolve: (group) => group.dates }),
  }),
});

export const ServicePricing = builder.objectRef<Offer>('ServicePricing').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ pricing }) => pricing.id }),
    service_id: t.int({ resolve: ({ service }) => service.id }),
    service_name: t.exposeString('name'),
    description: t.string({ resolve: ({ service }) => service.description }),
    price: t.float({ resolve: ({ pricing }) => toMajor(pricing.price) }),
    special_price: t.float({
      description: '0 means none.',
      resolve: ({ pricing }) => toMajor(pricing.specialPrice),
    }),
    duration: t.int({ description: 'Minutes.', resolve: ({ pricing }) => pricing.durationMinutes }),
    special_deposit: t.float({
      nullable: true,
      description: "Percent; null means the business's own deposit.",
      resolve: ({ pricing }) => pricing.specialDeposit,
    }),
    qty: t.int({ description: 'The initial quantity in a cart.', resolve: () => 1 }),
    date: t.string({
      nullable: true,
      description: 'The next date of a class.',
      resolve: ({ group }) => (group ? (nextDate(group)?.date ?? null) : null),
    }),
    time: t.int({ nullable: true, resolve: ({ group }) => (group ? (nextDate(group)?.time ?? null) : null) }),
    is_group: t.boolean({ resolve: ({ group }) => group !== null }),
    is_course: t.boolean({ resolve: ({ group }) => group?.isCourse ?? false }),
    group_type: t.string({ nullable: true, resolve: ({ group }) => group?.groupType ?? null }),
    occurrences: t.int({ resolve: ({ group }) => group?.occurrences ?? 1 }),
    frequency: t.string({ nullable: true, resolve: ({ group }) => group?.frequency ?? null }),
    available_occur: t.int({ resolve: ({ group }) => (group ? availableOccurrences(group) : 0) }),
    service_group: t.field({ type: ServiceGroup, nullable: true, resolve: ({ group }) => group }),
  }),
});

export const ServiceCategory = builder.objectRef<MenuCategory>('ServiceCategory').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    services: t.field({ type: [ServicePricing], resolve: (category) => category.offers }),
  }),
});
