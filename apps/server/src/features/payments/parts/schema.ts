import { toMajor } from '@thyme/domain/money';
import { wallOf, zoneLabel } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { Payment } from '../payment-type.ts';
import { whoOf } from './announce-part.ts';
import { payPart } from './pay-part.ts';
import { type Part, readLinkedPart } from './read-part.ts';

const wallDescription = "Unix seconds that show the shop's wall clock when read in UTC.";

export const GroupPart = builder.objectRef<Part>('GroupPart').implement({
  description: 'One guest’s part of a group in which each pays their own, or the deposit of a group that one pays for.',
  fields: (t) => ({
    appt_id: t.exposeInt('id'),
    for_all: t.exposeBoolean('isForAll', {
      description: 'One pays for all, and this link asks for the deposit of the whole group.',
    }),
    name: t.string({ resolve: whoOf }),
    is_booker: t.boolean({
      description: 'Whether it is the part of the guest who booked.',
      resolve: ({ place }) => place === 0,
    }),
    state: t.exposeString('state', { description: 'paid, deposit-paid, open, late (not paid in time) or off.' }),
    paid: t.float({ resolve: ({ paid }) => toMajor(paid) }),
    deposit_left: t.float({
      description: 'What is still due in advance.',
      resolve: ({ left }) => toMajor(left.deposit),
    }),
    due: t.float({ description: 'The total still due.', resolve: ({ left }) => toMajor(left.all) }),
    pay_until: t.int({ description: wallDescription, resolve: ({ payUntil, shop }) => wallOf(shop.zone, payUntil) }),
    path: t.exposeString('path', { description: 'The link that pays it.' }),
  }),
});

const LinkedPart = builder.objectRef<Part>('LinkedPart').implement({
  description: 'A part of a group, or its deposit, for the holder of the link.',
  fields: (t) => ({
    part: t.field({ type: GroupPart, resolve: (part) => part }),
    booked_by: t.exposeString('booker'),
    people: t.exposeInt('people', { description: 'How many guests it pays for; 0 once they have cancelled.' }),
    services: t.exposeString('services'),
    starts: t.int({ description: wallDescription, resolve: ({ startsAt, shop }) => wallOf(shop.zone, startsAt) }),
    zone_label: t.string({ description: 'The name of its time zone.', resolve: ({ shop }) => zoneLabel(shop.zone) }),
    shop: t.string({ resolve: ({ shop }) => shop.name }),
    slug: t.string({ resolve: ({ shop }) => shop.slug }),
    location: t.string({ description: 'The address of the shop.', resolve: ({ shop }) => shop.location }),
    country: t.string({ resolve: ({ shop }) => shop.country }),
    gets_mails: t.boolean({
      nullable: true,
      description:
        'Whether mails about this appointment go to an address of its guest, which is not shown. Null where none are sent: to the guest who booked, and once it is cancelled or has started.',
      resolve: ({ companionEmail, place, state, startsAt }, _args, { services }) =>
        place === 0 || state === 'off' || startsAt <= services.clock.now() ? null : companionEmail !== '',
    }),
  }),
});

const tokenArgument = z.string().max(200);
const id = z.int().positive().max(2_147_483_647);

builder.queryField('linked_part', (t) =>
  t.field({
    type: LinkedPart,
    nullable: true,
    description: 'Null when the link is not genuine.',
    args: { token: t.arg.string({ required: true, validate: tokenArgument }) },
    resolve: (_root, { token }, { services }) => readLinkedPart(services, token),
  }),
);

builder.mutationFields((t) => ({
  pay_part: t.field({
    type: Payment,
    description: 'Pays one guest’s part of a group by its link; payment_url leads to the card page.',
    authScopes: { guest: true },
    args: {
      token: t.arg.string({ required: true, validate: tokenArgument }),
      all: t.arg.boolean({ description: 'Pays everything due instead of the deposit only.' }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      payPart(context.services, {
        userId: (await context.requireViewer()).id,
        whose: { token: args.token },
        all: args.all ?? false,
        idempotencyKey: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  pay_own_part: t.field({
    type: Payment,
    description:
      'The guest who booked a group pays the part of one of its guests, at any time before the appointment is over.',
    authScopes: { guest: true },
    args: {
      appt_id: t.arg.int({ required: true, validate: id }),
      all: t.arg.boolean({ description: 'Pays everything due instead of the deposit only.' }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      payPart(context.services, {
        userId: (await context.requireViewer()).id,
        whose: { appointmentId: args.appt_id },
        all: args.all ?? false,
        idempotencyKey: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
}));
