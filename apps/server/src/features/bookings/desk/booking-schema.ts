import { accountLimits } from '@thyme/domain/accounts';
import { bookingLimits } from '@thyme/domain/bookings';
import { isLocalDate } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { invalidInput } from '../../../graphql/errors.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { TimeSlots } from '../../availability/time-slots-type.ts';
import { idArgument } from '../../edits/change-type.ts';
import { type AddedGuest, addGuest } from '../../guests/index.ts';
import { BookingAnswerType } from '../booking/booking-answer-type.ts';
import { BookingServiceInput, serviceWish } from '../cart/input-types.ts';
import { bookAtDesk, readFreeTimes } from './booking.ts';

const MOST_SERVICES = 8;
const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');
const servicesArgument = z.array(z.any()).min(1, 'Please choose a service.').max(MOST_SERVICES);

export const GuestInput = builder.inputType('DeskGuestInput', {
  description: 'A guest who called or walked in: a name, and a phone number or an email address.',
  fields: (t) => ({
    first_name: t.string({ required: true, validate: z.string().max(accountLimits.name) }),
    last_name: t.string({ validate: textArgument(accountLimits.name) }),
    mobile: t.string({ validate: textArgument(accountLimits.phone) }),
    email: t.string({ validate: textArgument(accountLimits.email) }),
  }),
});

type SentGuest = typeof GuestInput.$inferInput;

export const formOf = ({ first_name, last_name, mobile, email }: SentGuest) => ({
  firstName: first_name,
  lastName: last_name ?? '',
  mobile: mobile ?? '',
  email: email ?? '',
});

const Added = builder.objectRef<AddedGuest>('DeskAddedGuest').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    id: t.exposeInt('id'),
    is_new: t.exposeBoolean('isNew', { description: 'False where the shop already had a matching guest.' }),
  }),
});

builder.queryFields((t) => ({
  desk_free_times: t.field({
    type: TimeSlots,
    description: 'The times of a day that the desk can book: without notice, also on blocked dates, on a chosen chair.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      service_pricing_ids: t.arg.intList({ required: true, validate: z.array(idArgument).min(1).max(MOST_SERVICES) }),
      chair_id: t.arg.int({ validate: idArgument.nullish() }),
      date: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      readFreeTimes(services, await requireViewer(), {
        businessId: args.business_id,
        pricingIds: args.service_pricing_ids,
        chairId: args.chair_id ?? null,
        date: args.date,
      }),
  }),
}));

builder.mutationFields((t) => ({
  desk_book: t.field({
    type: BookingAnswerType,
    description: 'Books for an existing or a new guest of the shop. Nothing is paid at booking.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ validate: idArgument.nullish() }),
      guest: t.arg({ type: GuestInput }),
      services: t.arg({ type: [BookingServiceInput], required: true, validate: servicesArgument }),
      chair_id: t.arg.int({ validate: idArgument.nullish() }),
      note: t.arg.string({ validate: textArgument(bookingLimits.note) }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) => {
      const { guest_id, guest } = args;
      if ((guest_id == null) === (guest == null)) throw invalidInput({ guest_id: ['Please choose a guest.'] });
      return bookAtDesk(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        guest: guest ? formOf(guest) : (guest_id as number),
        services: args.services.map(serviceWish),
        chairId: args.chair_id ?? null,
        note: args.note?.trim() ?? '',
        key: idempotencyKeyOf(context, args.idempotency_key),
      });
    },
  }),
  desk_add_guest: t.field({
    type: Added,
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest: t.arg({ type: GuestInput, required: true }),
    },
    resolve: async (_root, { business_id, guest }, { services, requireViewer }) =>
      addGuest(services, await requireViewer(), { businessId: business_id, ...formOf(guest) }),
  }),
}));
