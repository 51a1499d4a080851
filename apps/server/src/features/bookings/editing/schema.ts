import { bookingLimits, LEAST_MINUTES, MOST_MINUTES, type Tell } from '@thyme/domain/bookings';
import { fromMajor, type Minor, toMajor } from '@thyme/domain/money';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { invalidInput } from '../../../graphql/errors.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { idArgument } from '../../edits/change-type.ts';
import { DeskClash } from '../moving/clash-type.ts';
import { anywayArgument, tellArgument } from '../moving/schema.ts';
import { refundCreditAtDesk } from './credit.ts';
import { type EditAnswer, type EditRequest, editAtDesk } from './edit.ts';
import { writeNotes } from './notes.ts';

const MOST_LINES = 12;
const noteArgument = textArgument(bookingLimits.note);

const LineInput = builder.inputType('DeskLineInput', {
  description: 'A service of an appointment after an edit. Fields left out are unchanged, or as on the menu.',
  fields: (t) => ({
    line_id: t.int({ validate: idArgument.nullish(), description: 'An existing line of the appointment.' }),
    service_pricing_id: t.int({ validate: idArgument.nullish(), description: 'For a new service.' }),
    chair_id: t.int({ validate: idArgument.nullish() }),
    minutes: t.int({ validate: z.int().min(LEAST_MINUTES).max(MOST_MINUTES).nullish() }),
    price: t.float({ validate: z.number().min(0).nullish(), description: 'A custom price.' }),
  }),
});

const DiscountInput = builder.inputType('DeskDiscountInput', {
  description: 'Either an amount or a whole percentage; both 0 remove the discount.',
  fields: (t) => ({
    amount: t.float({ validate: z.number().min(0).nullish() }),
    percent: t.int({ validate: z.int().min(0).max(100).nullish() }),
    reason: t.string({ validate: textArgument(bookingLimits.discountReason), description: 'For the books.' }),
  }),
});

const DeskEdit = builder.objectRef<EditAnswer>('DeskEdit').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    clashes: t.field({
      type: [DeskClash],
      description: 'With status 0: send the edit again with their keys in `anyway`.',
      resolve: ({ clashes }) => clashes,
    }),
    has_changed: t.exposeBoolean('hasChanged', {
      description: 'Another member changed the appointment since `version`.',
    }),
    version: t.exposeInt('version', { nullable: true }),
    overpaid: t.float({
      description: 'Paid and no longer owed. With status 0: send the edit again with `overpaid`.',
      resolve: ({ overpaid }) => toMajor(overpaid),
    }),
    undo_id: t.exposeInt('undoId', {
      nullable: true,
      description: 'For desk_undo_move; null if money was refunded with the edit.',
    }),
    undo_until: t.exposeInt('undoUntil', {
      nullable: true,
      description: 'In Unix seconds. The guest is notified of the edit afterwards.',
    }),
    due: t.float({ nullable: true, resolve: ({ due }) => (due === null ? null : toMajor(due)) }),
  }),
});

function minorOf(name: string, value: number | null | undefined): Minor | null {
  if (value === null || value === undefined) return null;
  const amount = fromMajor(value);
  if (!amount.ok) throw invalidInput({ [name]: ['Please check the amount.'] });
  return amount.value;
}

type SentDiscount = typeof DiscountInput.$inferInput;

function discountOf(sent: SentDiscount | null | undefined): EditRequest['discount'] {
  if (sent === undefined || sent === null) return undefined;
  const reason = sent.reason?.trim() ?? '';
  const amount = minorOf('discount', sent.amount) ?? 0;
  const percent = sent.percent ?? 0;
  if (amount > 0 && percent > 0) throw invalidInput({ discount: ['Please give an amount or a percentage.'] });
  if (amount === 0 && percent === 0) return null;
  if (!reason) throw invalidInput({ discount: ['Please say why, for your books.'] });
  return amount > 0 ? { amount, reason } : { percent, reason };
}

const text = (value: string | null | undefined) => (value === null || value === undefined ? null : value.trim());

builder.mutationFields((t) => ({
  desk_edit: t.field({
    type: DeskEdit,
    description:
      'Changes the services, people, lengths, prices and discount of an appointment, and its money accordingly.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true }),
      lines: t.arg({
        type: [LineInput],
        validate: z.array(z.any()).max(MOST_LINES).nullish(),
        description: 'All services afterwards; left out to leave them unchanged.',
      }),
      discount: t.arg({ type: DiscountInput, description: 'Left out to leave it unchanged.' }),
      note_to_guest: t.arg.string({ validate: noteArgument }),
      private_note: t.arg.string({ validate: noteArgument }),
      overpaid: t.arg.string({
        validate: z.enum(['refund', 'keep'], "overpaid is 'refund' or 'keep'.").nullish(),
        description: 'What happens to money above the new price.',
      }),
      anyway: t.arg.stringList({ validate: anywayArgument, description: 'Keys of accepted clashes.' }),
      tell: t.arg.string({
        validate: tellArgument,
      }),
      version: t.arg.int({ description: 'The version that the member saw.' }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      editAtDesk(context.services, (await context.requireViewer()).id, {
        id: args.id,
        lines:
          args.lines?.map((line) => ({
            lineId: line.line_id ?? null,
            pricingId: line.service_pricing_id ?? null,
            chairId: line.chair_id ?? null,
            minutes: line.minutes ?? null,
            price: minorOf('price', line.price),
          })) ?? null,
        discount: discountOf(args.discount),
        noteToGuest: text(args.note_to_guest),
        privateNote: text(args.private_note),
        overpaid: (args.overpaid ?? null) as EditRequest['overpaid'],
        anyway: args.anyway ?? [],
        tell: (args.tell ?? 'nobody') as Tell,
        version: args.version ?? null,
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_write_notes: t.field({
    type: Acknowledgement,
    description: 'Changes the note to the guest or the private note of an appointment.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true }),
      note_to_guest: t.arg.string({ validate: noteArgument }),
      private_note: t.arg.string({ validate: noteArgument }),
      seen_private_note: t.arg.string({
        validate: noteArgument,
        description:
          'The private note that the member saw; one that another member saved meanwhile is not overwritten.',
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      writeNotes(services, (await requireViewer()).id, {
        id: args.id,
        noteToGuest: text(args.note_to_guest),
        privateNote: text(args.private_note),
        seenPrivateNote: text(args.seen_private_note),
      }),
  }),
  desk_refund_credit: t.field({
    type: Acknowledgement,
    description: 'Refunds what was paid for an appointment and is no longer owed.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, { id, idempotency_key }, context) =>
      refundCreditAtDesk(context.services, (await context.requireViewer()).id, {
        id,
        key: idempotencyKeyOf(context, idempotency_key),
      }),
  }),
}));
