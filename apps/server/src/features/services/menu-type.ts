import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import type * as services from './edit-service.ts';

const OwnTermsType = builder
  .objectRef<services.MenuService['pricings'][number]['own'][number]>('DeskOwnTerms')
  .implement({
    fields: (t) => ({
      chair_id: t.exposeInt('chairId'),
      price: t.float({
        nullable: true,
        description: "Null for the service's own; 0 is a price.",
        resolve: ({ price }) => (price === null ? null : toMajor(price)),
      }),
      duration: t.exposeInt('durationMinutes', {
        nullable: true,
        description: "Minutes; null for the service's own.",
      }),
    }),
  });

const StepType = builder.objectRef<services.MenuService['pricings'][number]['steps'][number]>('DeskStep').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    minutes: t.exposeInt('minutes'),
    hands_free: t.exposeBoolean('isHandsFree', { description: 'Its person is free for another guest meanwhile.' }),
  }),
});

const NeedType = builder.objectRef<services.MenuNeed>('DeskServiceNeed').implement({
  fields: (t) => ({
    room_id: t.exposeInt('resourceId'),
    name: t.exposeString('name'),
    from: t.exposeInt('fromMinute', { nullable: true, description: 'Minutes after the start; null for the start.' }),
    to: t.exposeInt('toMinute', { nullable: true, description: 'Null for the end.' }),
    is_served: t.exposeBoolean('isServed', {
      description: 'False if it is no longer in use: then the service cannot be booked.',
    }),
  }),
});

const Pricing = builder.objectRef<services.MenuService['pricings'][number]>('DeskPricing').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    label: t.exposeString('label'),
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
    special_price: t.float({ description: '0 means none.', resolve: (row) => toMajor(row.specialPrice) }),
    duration: t.exposeInt('durationMinutes', { description: 'Minutes.' }),
    special_deposit: t.exposeFloat('specialDeposit', { nullable: true }),
    buffer_minutes: t.exposeInt('bufferMinutes', { nullable: true }),
    before_minutes: t.exposeInt('beforeMinutes', { description: 'Preparation before it, which is not sold.' }),
    steps: t.field({
      type: [StepType],
      description: 'Steps in which the person is free; empty if there are none.',
      resolve: ({ steps }) => steps,
    }),
    own: t.field({
      type: [OwnTermsType],
      description: 'Prices and durations of individual people, where they differ.',
      resolve: ({ own }) => own,
    }),
  }),
});

const ClassDate = builder
  .objectRef<services.MenuService['dates'][number] & { zone: string }>('DeskClassDate')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      starts: t.int({ resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
      seats: t.exposeInt('seats'),
      seats_taken: t.exposeInt('seatsTaken'),
    }),
  });

const kindOf = ({ isCourse, groupType }: { isCourse: boolean; groupType: string }) => {
  if (isCourse) return 'course';
  return groupType === 'repeated' ? 'weekly' : 'class';
};

const Service = builder.objectRef<services.MenuService>('DeskService').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    active: t.exposeBoolean('active'),
    add_on: t.exposeBoolean('addOn', {
      description: "Taken with another service: not counted for the shop's 'from' price.",
    }),
    vat_rate: t.exposeFloat('vatRate', {
      nullable: true,
      description: "Percent of VAT in its prices; null for the shop's own.",
    }),
    person_choice: t.exposeBoolean('personChoice', {
      nullable: true,
      description: 'Whether guests may choose who serves them; null: if several people offer it.',
    }),
    needs: t.field({ type: [NeedType], description: 'Rooms and machines.', resolve: ({ needs }) => needs }),
    chair_ids: t.exposeIntList('chairIds', { description: 'The chairs that offer it; empty for all.' }),
    pricings: t.field({ type: [Pricing], resolve: (service) => service.pricings }),
    kind: t.string({
      description: 'service, class, weekly or course.',
      resolve: ({ group }) => (group ? kindOf(group) : 'service'),
    }),
    seats: t.int({ nullable: true, resolve: ({ group }) => group?.seats ?? null }),
    single_visits: t.boolean({
      description: 'Whether guests may also book one date of a weekly class.',
      resolve: ({ group }) => group?.singleVisits ?? false,
    }),
    enroll_date: t.string({ nullable: true, resolve: ({ group }) => group?.enrollDate ?? null }),
    dates: t.field({ type: [ClassDate], resolve: ({ dates, zone }) => dates.map((date) => ({ ...date, zone })) }),
  }),
});

export const MenuCategory = builder.objectRef<services.Menu['categories'][number]>('DeskCategory').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    services: t.field({ type: [Service], resolve: (category) => category.services }),
  }),
});
