import { bookLimits, DRAWER_KINDS, type DrawerKind } from '@thyme/domain/books';
import { toMajor } from '@thyme/domain/money';
import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { type DrawerDay, enterDrawer, readDrawer } from './drawer.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');

/** An amount of cash, to the cent. */
export const cashArgument = z.number().min(0, 'Please enter an amount.').max(1_000_000).multipleOf(0.01);

type Row = DrawerDay['movements'][number] & { zone: string };

const Movement = builder.objectRef<Row>('DrawerMovement').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ at, zone }) => wallOf(zone, at),
    }),
    kind: t.string({ description: DRAWER_KINDS.join(', '), resolve: ({ kind }) => kind }),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
    reason: t.exposeString('reason'),
    by: t.exposeString('by'),
  }),
});

const Drawer = builder.objectRef<DrawerDay>('DeskDrawer').implement({
  description: 'The cash drawer of a day: float + cash + paid in − paid out is expected.',
  fields: (t) => ({
    date: t.exposeString('date'),
    float: t.float({ resolve: ({ float }) => toMajor(float) }),
    cash: t.float({ resolve: ({ cash }) => toMajor(cash) }),
    paid_in: t.float({ resolve: ({ paidIn }) => toMajor(paidIn) }),
    paid_out: t.float({ resolve: ({ paidOut }) => toMajor(paidOut) }),
    expected: t.float({ resolve: ({ expected }) => toMajor(expected) }),
    counted: t.float({
      nullable: true,
      description: 'When the day was closed; null if it was not counted.',
      resolve: ({ closed }) => closed && toMajor(closed.counted),
    }),
    difference: t.float({
      nullable: true,
      description: 'Counted less expected.',
      resolve: ({ closed }) => closed && toMajor(closed.difference),
    }),
    is_closed: t.exposeBoolean('isClosed'),
    movements: t.field({
      type: [Movement],
      resolve: ({ movements, membership: { zone } }) => movements.map((row) => ({ ...row, zone })),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_drawer: t.field({
    type: Drawer,
    description: 'The cash drawer of a day. For the owner.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      date: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, { business_id, date }, { services, requireViewer }) =>
      readDrawer(services, await requireViewer(), { businessId: business_id, date }),
  }),
}));

builder.mutationFields((t) => ({
  desk_drawer_entry: t.field({
    type: Acknowledgement,
    description: 'Records today’s float, or cash that was put in, taken out or counted.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      kind: t.arg.string({ required: true, validate: z.enum(DRAWER_KINDS) }),
      amount: t.arg.float({ required: true, validate: cashArgument }),
      reason: t.arg.string({ validate: z.string().max(bookLimits.reason, 'Please enter fewer words.') }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      enterDrawer(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        kind: args.kind as DrawerKind,
        amount: Math.round(args.amount * 100),
        reason: args.reason ?? '',
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
}));
