import { bookingLimits, LEAST_MINUTES, MOST_MINUTES, TELL_WAYS, type Tell } from '@thyme/domain/bookings';
import { fromMajor, type Minor, toMajor } from '@thyme/domain/money';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { invalidInput } from '../../../graphql/errors.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { idArgument } from '../../edits/change-type.ts';
import { withdrawProposal } from '../desk/respond.ts';
import { DeskClash } from './clash-type.ts';
import { type MoveAnswer, moveAtDesk } from './move.ts';
import { type MovePreview, previewMove } from './preview/preview-move.ts';
import { undoMove } from './undo.ts';
import { wishOf } from './wish.ts';

const MOST_CLASHES = 50;
export const anywayArgument = z.array(z.string().max(200)).max(MOST_CLASHES).nullish();
const minutesArgument = z.int().min(LEAST_MINUTES).max(MOST_MINUTES).nullish();
const wallArgument = z.int().nonnegative().nullish();
export const tellArgument = z.enum(TELL_WAYS, "tell is 'mail', 'text', 'message' or 'nobody'.").nullish();

const DeskMoveAnswer = builder.objectRef<MoveAnswer>('DeskMove').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    clashes: t.field({
      type: [DeskClash],
      description: 'With status 0: send the move again with their keys in `anyway`.',
      resolve: ({ clashes }) => clashes,
    }),
    has_changed: t.exposeBoolean('hasChanged', {
      description: 'Another member changed the appointment since `version`. Send the move again with the new version.',
    }),
    version: t.exposeInt('version', { nullable: true }),
    move_id: t.exposeInt('moveId', { nullable: true, description: 'For desk_undo_move.' }),
    undo_until: t.exposeInt('undoUntil', {
      nullable: true,
      description: 'In Unix seconds. The guest is notified of the move afterwards.',
    }),
  }),
});

const Preview = builder.objectRef<MovePreview>('DeskMovePreview').implement({
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Why it cannot go there at all; otherwise empty.' }),
    clashes: t.field({ type: [DeskClash], resolve: ({ clashes }) => clashes }),
    new_total: t.float({
      nullable: true,
      description: 'What it would cost with the prices of the person it goes to; null where they ask for the same.',
      resolve: ({ newTotal }) => (newTotal === null ? null : toMajor(newTotal)),
    }),
    guest_message: t.exposeString('guestMessage', {
      description: 'What the guest is told of this move by default, without the price. Empty if it cannot go there.',
    }),
    next_clear: t.exposeInt('nextClear', {
      nullable: true,
      description: 'The next `start` without a clash, with the same people; null without clashes and if none is near.',
    }),
  }),
});

function totalOf(value: number | null | undefined): Minor | null {
  if (value === null || value === undefined) return null;
  const amount = fromMajor(value);
  if (!amount.ok) throw invalidInput({ new_total: ['Please check the amount.'] });
  return amount.value;
}

const START = "The new start, in unix seconds that show the shop's wall clock when read in UTC. Left out, it stays.";
const WHOLE = 'Moves everybody who comes with it by the same time; each keeps their person. All of them or none.';
const ROOM = 'A place of a room that it keeps (the `id` of `by_room`); it gets `room_to` instead.';
const LINE = 'The line that was taken hold of; start and minutes are then its own. Left out, the whole appointment.';

builder.queryFields((t) => ({
  desk_move_preview: t.field({
    type: Preview,
    description: 'The clashes of a move, without applying it.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true }),
      line_id: t.arg.int({ validate: idArgument.nullish(), description: LINE }),
      start: t.arg.int({ validate: wallArgument, description: START }),
      chair_id: t.arg.int({ validate: idArgument.nullish() }),
      minutes: t.arg.int({ validate: minutesArgument }),
      room_from: t.arg.int({ validate: idArgument.nullish(), description: ROOM }),
      room_to: t.arg.int({ validate: idArgument.nullish() }),
      whole_group: t.arg.boolean({ description: WHOLE }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      previewMove(services, (await requireViewer()).id, {
        id: args.id,
        wish: wishOf(args),
        wholeGroup: args.whole_group ?? false,
      }),
  }),
}));

builder.mutationFields((t) => ({
  desk_move: t.field({
    type: DeskMoveAnswer,
    description: 'Moves an appointment at once: to another time, day or person, or to another length.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true }),
      line_id: t.arg.int({ validate: idArgument.nullish(), description: LINE }),
      start: t.arg.int({ validate: wallArgument, description: START }),
      chair_id: t.arg.int({ validate: idArgument.nullish() }),
      minutes: t.arg.int({ validate: minutesArgument }),
      room_from: t.arg.int({ validate: idArgument.nullish(), description: ROOM }),
      room_to: t.arg.int({ validate: idArgument.nullish() }),
      whole_group: t.arg.boolean({ description: WHOLE }),
      anyway: t.arg.stringList({ validate: anywayArgument, description: 'Keys of accepted clashes.' }),
      tell: t.arg.string({
        validate: tellArgument,
        description: "How the guest is notified: 'mail', 'text', 'message' (in the account) or 'nobody'.",
      }),
      guest_message: t.arg.string({
        validate: textArgument(bookingLimits.moveMessage),
        description: 'What the guest is told instead of the `guest_message` of desk_move_preview. Empty for that.',
      }),
      new_total: t.arg.float({
        validate: z.number().min(0).nullish(),
        description:
          'Takes the prices of the new person: the `new_total` that the member saw. Left out, the price stays.',
      }),
      version: t.arg.int({ description: 'The version that the member saw.' }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      moveAtDesk(context.services, (await context.requireViewer()).id, {
        id: args.id,
        wish: wishOf(args),
        wholeGroup: args.whole_group ?? false,
        anyway: args.anyway ?? [],
        tell: (args.tell ?? 'nobody') as Tell,
        guestMessage: args.guest_message?.trim() ?? '',
        newTotal: totalOf(args.new_total),
        version: args.version ?? null,
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_undo_move: t.field({
    type: Acknowledgement,
    description: 'Undoes a move or an edit within ten seconds; the guest is notified of neither.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true, description: 'The `move_id` of desk_move, or the `undo_id` of desk_edit.' }),
    },
    resolve: async (_root, { id }, { services, requireViewer }) => undoMove(services, (await requireViewer()).id, id),
  }),
  desk_withdraw_proposal: t.field({
    type: Acknowledgement,
    description: 'Withdraws the times that the shop proposed; the appointment keeps its booked time.',
    authScopes: { business: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      withdrawProposal(services, (await requireViewer()).id, id),
  }),
}));
