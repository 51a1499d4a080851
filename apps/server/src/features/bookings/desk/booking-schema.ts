import { bookingLimits, LEAST_MINUTES, MOST_MINUTES } from '@thyme/domain/bookings';
import { isLocalDate } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { invalidInput } from '../../../graphql/errors.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { GroupArrangement } from '../../availability/group-type.ts';
import { TimeSlots } from '../../availability/time-slots-type.ts';
import { idArgument } from '../../edits/change-type.ts';
import { type AddedGuest, addGuest } from '../../guests/index.ts';
import { BookingAnswerType } from '../booking/booking-answer-type.ts';
import { BookingGroupInput, groupWishes } from '../cart/group-types.ts';
import { BookingServiceInput, guestArgument, serviceWish } from '../cart/input-types.ts';
import { anywayArgument } from '../moving/schema.ts';
import { bookAtDesk, readFreeTimes } from './booking.ts';
import { formOf, GuestInput } from './guest-input.ts';

export const MOST_SERVICES = 18;
const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');
const servicesArgument = z.array(z.any()).min(1, 'Please choose a service.').max(MOST_SERVICES);

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
      guests: t.arg.intList({
        validate: z.array(guestArgument).max(MOST_SERVICES).nullish(),
        description: 'For a group: the guest’s number for each service; 0 is the guest it is booked for.',
      }),
      person_ids: t.arg.intList({
        required: { list: false, items: false },
        validate: z.array(idArgument.nullish()).max(MOST_SERVICES).nullish(),
      }),
      arrange: t.arg({ type: GroupArrangement }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      readFreeTimes(services, await requireViewer(), {
        businessId: args.business_id,
        pricingIds: args.service_pricing_ids,
        chairId: args.chair_id ?? null,
        date: args.date,
        ...(args.guests
          ? {
              group: {
                guests: args.guests,
                arrange: args.arrange ?? 'start',
                personIds: (args.person_ids ?? []).map((id) => id ?? null),
              },
            }
          : {}),
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
      group: t.arg({ type: BookingGroupInput, description: 'For two to six people.' }),
      note: t.arg.string({ validate: textArgument(bookingLimits.note), description: 'Private: guests never see it.' }),
      note_to_guest: t.arg.string({ validate: textArgument(bookingLimits.note) }),
      minutes: t.arg.intList({
        validate: z.array(z.int().min(LEAST_MINUTES).max(MOST_MINUTES)).max(MOST_SERVICES).nullish(),
        description: 'Custom durations, one per service.',
      }),
      anyway: t.arg.stringList({
        validate: anywayArgument,
        description: 'Keys of clashes from an earlier response that are accepted.',
      }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) => {
      const { guest_id, guest, anyway, minutes } = args;
      if (minutes && minutes.length > 0 && minutes.length !== args.services.length)
        throw invalidInput({ minutes: ['Please give one length for each service.'] });
      if ((guest_id == null) === (guest == null)) throw invalidInput({ guest_id: ['Please choose a guest.'] });
      return bookAtDesk(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        guest: guest ? formOf(guest) : (guest_id as number),
        services: args.services.map(serviceWish),
        group: groupWishes(args.group, args.services),
        chairId: args.chair_id ?? null,
        note: args.note?.trim() ?? '',
        noteToGuest: args.note_to_guest?.trim() ?? '',
        forced: anyway?.length || minutes?.length ? { anyway: anyway ?? [], minutes: minutes ?? [] } : null,
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
