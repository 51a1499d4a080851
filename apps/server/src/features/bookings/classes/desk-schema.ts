import { bookingLimits } from '@thyme/domain/bookings';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { invalidInput } from '../../../graphql/errors.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, idArgument } from '../../edits/change-type.ts';
import { formOf, GuestInput } from '../desk/guest-input.ts';
import { type AddedParticipant, addParticipant } from './add-participant.ts';
import { cancelClassDate } from './cancel-date.ts';
import { MESSAGE_MOST, messageClass } from './message-class.ts';
import { type ClassAnswer, checkIn, moveParticipant } from './participants.ts';

const ClassAnswerType = builder.objectRef<ClassAnswer>('DeskClassAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    is_full: t.exposeBoolean('isFull', {
      description: 'The date is full: the same request with `anyway` adds a place.',
    }),
  }),
});

const Added = builder.objectRef<AddedParticipant>('DeskAddedParticipant').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    is_full: t.exposeBoolean('isFull'),
    has_begun: t.exposeBoolean('hasBegun', {
      description: 'The date has started: the same request with `anyway` adds the guest anyway.',
    }),
    appt_id: t.exposeInt('appointmentId', { nullable: true }),
  }),
});

const noteArgument = textArgument(bookingLimits.note);

builder.mutationFields((t) => ({
  desk_add_to_class: t.field({
    type: Added,
    description: 'Books a place on a class date for a known or a new guest. Nothing is paid at booking.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      guest_id: t.arg.int({ validate: idArgument.nullish() }),
      guest: t.arg({ type: GuestInput }),
      anyway: t.arg.boolean({ description: 'Also if the date has started or is full: then a place is added.' }),
      note: t.arg.string({ validate: noteArgument }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) => {
      const { guest_id, guest } = args;
      if ((guest_id == null) === (guest == null)) throw invalidInput({ guest_id: ['Please choose a guest.'] });
      return addParticipant(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        guest: guest ? formOf(guest) : (guest_id as number),
        anyway: args.anyway ?? false,
        note: args.note?.trim() ?? '',
        key: idempotencyKeyOf(context, args.idempotency_key),
      });
    },
  }),
  desk_move_in_class: t.field({
    type: ClassAnswerType,
    description: 'Moves a guest to another date of the class, and notifies them.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      appt_id: t.arg.int({ required: true, validate: idArgument }),
      to_id: t.arg.int({ required: true, validate: idArgument }),
      anyway: t.arg.boolean(),
      note: t.arg.string({ validate: noteArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      moveParticipant(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        appointmentId: args.appt_id,
        toId: args.to_id,
        anyway: args.anyway ?? false,
        note: args.note?.trim() ?? '',
      }),
  }),
  desk_check_in: t.field({
    type: ClassAnswerType,
    description: 'Marks who came to a class date.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      appt_id: t.arg.int({ required: true, validate: idArgument }),
      attendance: t.arg.string({
        description: 'here or missed; left out to clear it.',
        validate: z.enum(['here', 'missed']).nullish(),
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      checkIn(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        appointmentId: args.appt_id,
        attendance: (args.attendance ?? null) as 'here' | 'missed' | null,
      }),
  }),
  desk_message_class: t.field({
    type: Acknowledgement,
    description: 'Emails a message of the shop to everyone on a class date.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      text: t.arg.string({ required: true, validate: textArgument(MESSAGE_MOST) }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      messageClass(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        text: args.text,
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_cancel_class_date: t.field({
    type: DeskChange,
    description: 'Cancels one date of a class or course: its share is refunded, or another date is offered.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      instead_id: t.arg.int({ validate: idArgument.nullish() }),
      note: t.arg.string({ validate: noteArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      cancelClassDate(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        insteadId: args.instead_id ?? null,
        note: args.note?.trim() ?? '',
      }),
  }),
}));
