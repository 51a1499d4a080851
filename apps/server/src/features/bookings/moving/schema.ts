import { type Clash, LEAST_MINUTES, MOST_MINUTES, TELL_WAYS, type Tell } from '@thyme/domain/bookings';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { idArgument } from '../../edits/change-type.ts';
import { withdrawProposal } from '../desk/respond.ts';
import { DeskClash } from './clash-type.ts';
import { type MoveAnswer, moveAtDesk, previewMove, wishOf } from './move.ts';
import { undoMove } from './undo.ts';

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
      description: 'Somebody else changed the appointment since `version`. Send the move again with the new version.',
    }),
    version: t.exposeInt('version', { nullable: true }),
    move_id: t.exposeInt('moveId', { nullable: true, description: 'For desk_undo_move.' }),
    undo_until: t.exposeInt('undoUntil', {
      nullable: true,
      description: 'In unix seconds. The guest hears of the move afterwards.',
    }),
  }),
});

const Preview = builder.objectRef<{ message: string; clashes: Clash[] }>('DeskMovePreview').implement({
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Why it cannot go there at all; otherwise empty.' }),
    clashes: t.field({ type: [DeskClash], resolve: ({ clashes }) => clashes }),
  }),
});

const START = "The new start, in unix seconds that show the shop's wall clock when read in UTC. Left out, it stays.";
const WHOLE = 'Moves everybody who comes with it by the same time; each keeps their person. All of them or none.';
const ROOM = 'A place of a room that it keeps (the `id` of `by_room`); it gets `room_to` instead.';
const LINE = 'The line that was taken hold of; start and minutes are then its own. Left out, the whole appointment.';

builder.queryFields((t) => ({
  desk_move_preview: t.field({
    type: Preview,
    description: 'What would speak against a move, without making it.',
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
      anyway: t.arg.stringList({ validate: anywayArgument, description: 'Keys of the clashes that are accepted.' }),
      tell: t.arg.string({
        validate: tellArgument,
        description: "How the guest hears of it: 'mail', 'text', 'message' (in the account) or 'nobody'.",
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
        version: args.version ?? null,
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_undo_move: t.field({
    type: Acknowledgement,
    description: 'Undoes a move or an edit within ten seconds; the guest hears of neither.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true, description: 'The `move_id` of desk_move, or the `undo_id` of desk_edit.' }),
    },
    resolve: async (_root, { id }, { services, requireViewer }) => undoMove(services, (await requireViewer()).id, id),
  }),
  desk_withdraw_proposal: t.field({
    type: Acknowledgement,
    description: 'Withdraws the times that the shop proposed; the appointment stays when it was booked.',
    authScopes: { business: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      withdrawProposal(services, (await requireViewer()).id, id),
  }),
}));
