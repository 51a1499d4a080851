import { accountLimits } from '@thyme/domain/accounts';
import { MOST_LATE_MINUTES } from '@thyme/domain/bookings';
import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../../../graphql/acknowledgement.ts';
import { builder } from '../../../../graphql/builder.ts';
import { invalidInput } from '../../../../graphql/errors.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../../graphql/idempotency-argument.ts';
import { Picture } from '../../../../graphql/picture.ts';
import { textArgument } from '../../../../graphql/text-arguments.ts';
import { idArgument } from '../../../edits/change-type.ts';
import { DeskClash } from '../../moving/clash-type.ts';
import { anywayArgument } from '../../moving/schema.ts';
import { DeskAppointment } from '../appointment-schema.ts';
import { formOf, GuestInput } from '../guest-input.ts';
import { nameWalkIn } from './name-walk-in.ts';
import { type LateNotice, runLate } from './running-late.ts';
import { startWalkIn, type WalkInAnswer } from './start-walk-in.ts';
import { type FreePerson, whoHasTime } from './who-has-time.ts';

const wallDescription = "Unix seconds that show the shop's wall clock when read in UTC.";
const business = { authScopes: { business: true } as const };

const Offer = builder.objectRef<FreePerson['offers'][number]>('WalkInOffer').implement({
  fields: (t) => ({
    service_pricing_id: t.exposeInt('pricingId'),
    name: t.exposeString('name'),
    minutes: t.exposeInt('minutes'),
    price: t.float({ resolve: ({ price, specialPrice }) => toMajor(specialPrice > 0 ? specialPrice : price) }),
  }),
});

const Person = builder.objectRef<FreePerson & { zone: string; now: number }>('WalkInPerson').implement({
  fields: (t) => ({
    chair_id: t.exposeInt('chairId'),
    name: t.exposeString('name'),
    person: t.exposeString('person', { nullable: true }),
    portrait: t.field({ type: Picture, nullable: true, resolve: ({ portraitId }) => portraitId }),
    is_now: t.boolean({ resolve: ({ from, now }) => from <= now }),
    from: t.int({ description: wallDescription, resolve: ({ from, zone }) => wallOf(zone, from) }),
    until: t.int({ description: wallDescription, resolve: ({ until, zone }) => wallOf(zone, until) }),
    offers: t.field({
      type: [Offer],
      description: 'Services that fit, most booked first.',
      resolve: ({ offers }) => offers,
    }),
  }),
});

const Answer = builder.objectRef<WalkInAnswer>('WalkInAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    appt_id: t.exposeInt('appointmentId', { nullable: true }),
    is_now: t.exposeBoolean('isNow', { description: 'The guest is already being served.' }),
    clashes: t.field({ type: [DeskClash], resolve: ({ clashes }) => [...clashes] }),
  }),
});

builder.objectFields(DeskAppointment, (t) => ({
  late_minutes: t.int({ resolve: ({ appointment }) => appointment.lateMinutes }),
  is_nameless: t.boolean({
    description: 'A walk-in without a name or number.',
    resolve: ({ guestStatus }) => guestStatus?.isNameless ?? false,
  }),
}));

builder.queryFields((t) => ({
  desk_walk_in: t.field({
    ...business,
    type: [Person],
    description:
      'The people who are free for a walk-in today, soonest first, and what fits before the next appointment.',
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) => {
      const { people, now, membership } = await whoHasTime(services, await requireViewer(), business_id);
      return people.map((person) => ({ ...person, now, zone: membership.zone }));
    },
  }),
}));

builder.mutationFields((t) => ({
  desk_start_walk_in: t.field({
    ...business,
    type: Answer,
    description:
      'Books a walk-in with a free person, without a name or number; if that is now, they are marked as arrived.',
    args: {
      business_id: t.arg.int({ required: true }),
      service_pricing_id: t.arg.int({ required: true, validate: idArgument }),
      chair_id: t.arg.int({ required: true, validate: idArgument }),
      at: t.arg.int({ required: true, description: `${wallDescription} When the desk shows the person as free.` }),
      name: t.arg.string({ validate: textArgument(accountLimits.name) }),
      anyway: t.arg.stringList({
        validate: anywayArgument,
        description:
          'If given, even empty: seats them now with a busy person. Keys of accepted clashes from an earlier response.',
      }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      startWalkIn(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        pricingId: args.service_pricing_id,
        chairId: args.chair_id,
        at: args.at,
        name: args.name ?? '',
        anyway: args.anyway ?? null,
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_name_walk_in: t.field({
    ...business,
    type: Acknowledgement,
    description: 'Names a walk-in: an existing guest of the shop, or a new one.',
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      guest_id: t.arg.int({ validate: idArgument.nullish() }),
      guest: t.arg({ type: GuestInput }),
    },
    resolve: async (_root, { id, guest_id, guest }, { services, requireViewer }) => {
      if ((guest_id == null) === (guest == null)) throw invalidInput({ guest_id: ['Please choose a guest.'] });
      return nameWalkIn(services, await requireViewer(), { id, guest: guest ? formOf(guest) : (guest_id as number) });
    },
  }),
  desk_running_late: t.field({
    ...business,
    type: Acknowledgement,
    description: 'Records that an appointment starts later than booked; 0 corrects it.',
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      minutes: t.arg.int({ required: true, validate: z.int().min(0).max(MOST_LATE_MINUTES) }),
      tell: t.arg.string({
        description: "Who is notified: 'guest', or 'next' for the guest after them.",
        validate: z.enum(['guest', 'next'], "tell is 'guest' or 'next'.").nullish(),
      }),
    },
    resolve: async (_root, { id, minutes, tell }, { services, requireViewer }) =>
      runLate(services, (await requireViewer()).id, { id, minutes, tell: (tell ?? null) as LateNotice }),
  }),
}));
