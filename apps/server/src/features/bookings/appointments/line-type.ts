import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import type { LineRow } from './read-appointments.ts';

/** As it was sold; later edits of the service do not change it. */
const SoldPricing = builder.objectRef<LineRow>('AppointmentServicePricing').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ line }) => line.pricingId }),
    service_id: t.exposeInt('serviceId'),
    service_name: t.string({ resolve: ({ line }) => line.serviceName }),
    duration: t.int({ description: 'Minutes.', resolve: ({ line }) => line.durationMinutes }),
    price: t.float({ resolve: ({ line }) => toMajor(line.price) }),
    special_price: t.float({ description: '0 means none.', resolve: ({ line }) => toMajor(line.specialPrice) }),
  }),
});

export const AppointmentDetail = builder.objectRef<LineRow>('AppointmentDetail').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ line }) => line.id }),
    appt_id: t.int({ resolve: ({ line }) => line.appointmentId }),
    ser_pricing_id: t.int({ resolve: ({ line }) => line.pricingId }),
    chair: t.int({ nullable: true, description: 'Null for a class.', resolve: ({ line }) => line.chairId }),
    chair_name: t.exposeString('chairName', { nullable: true }),
    person_id: t.int({
      nullable: true,
      description: 'The chair of the person whom the guest chose, to book again; null for anyone.',
      resolve: ({ line }) => (line.personChosen ? line.chairId : null),
    }),
    person: t.exposeString('person', { nullable: true, description: 'The person at that chair.' }),
    time: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ line, zone }) => wallOf(zone, line.startsAt),
    }),
    duration: t.int({ description: 'Minutes.', resolve: ({ line }) => line.durationMinutes }),
    is_group: t.boolean({ resolve: ({ line }) => line.isGroup }),
    is_course: t.boolean({ resolve: ({ line }) => line.isCourse }),
    price: t.float({ resolve: ({ line }) => toMajor(line.price) }),
    special_price: t.float({ resolve: ({ line }) => toMajor(line.specialPrice) }),
    still_sold: t.exposeBoolean('isSold', { description: 'Whether it can be booked again.' }),
    service_pricing: t.field({ type: SoldPricing, resolve: (line) => line }),
  }),
});
