import { availabilityLimits, ROTA_WEEKS, type RotaWeek } from '@thyme/domain/availability';
import { bookingLimits, GUEST_MOVES, type GuestMoves } from '@thyme/domain/bookings';
import { isLocalDate, type Weekday } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { lineArgument, textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, decisionsArgument, decisionsOf, idArgument } from '../../edits/change-type.ts';
import * as chairs from './chairs.ts';
import * as hours from './hours.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');
const minuteArgument = z.int().min(0).max(1440);
const kindArgument = z.enum(['closed', 'blocked']);
const owner = { authScopes: { business: true } as const, type: DeskChange };

const HoursInput = builder.inputType('DeskHoursInput', {
  description: "Opening hours in minutes after midnight on the shop's wall clock. Weekday 0 is Sunday.",
  fields: (t) => ({
    weekday: t.int({ required: true, validate: z.int().min(0).max(6) }),
    from: t.int({ required: true, validate: minuteArgument }),
    to: t.int({ required: true, validate: minuteArgument }),
    week: t.string({
      validate: z.enum(ROTA_WEEKS).nullish(),
      description: 'A or B, for one chair; every week when left out.',
    }),
  }),
});

const weekArgument = z
  .array(
    z
      .looseObject({ from: z.int(), to: z.int() })
      .refine(({ from, to }) => from < to, { message: 'The end must be after the start.', path: ['to'] }),
  )
  .max(42);

builder.mutationFields((t) => ({
  desk_save_hours: t.field({
    ...owner,
    description: "The shop's week, or with chair_id that of one chair; an empty one falls back to the shop's.",
    args: {
      business_id: t.arg.int({ required: true }),
      chair_id: t.arg.int({ validate: idArgument.nullish() }),
      hours: t.arg({ type: [HoursInput], required: true, validate: weekArgument }),
      decisions: t.arg(decisionsArgument),
      note: t.arg.string({ validate: textArgument(bookingLimits.note) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      hours.saveHours(services, await requireViewer(), {
        businessId: args.business_id,
        chairId: args.chair_id ?? null,
        hours: args.hours.map(({ weekday, from, to, week }) => ({
          weekday: weekday as Weekday,
          from,
          to,
          week: (week ?? null) as RotaWeek | null,
        })),
        decisions: decisionsOf(args.decisions),
        note: args.note ?? '',
      }),
  }),
  desk_save_rhythm: t.field({
    ...owner,
    description:
      'Slot grid, buffer, notice, horizon, and until when guests may move; what is left out stays. Existing bookings do not change.',
    args: {
      business_id: t.arg.int({ required: true }),
      slot_duration: t.arg.int({ validate: z.int().min(5).max(240).nullish() }),
      buffer_minutes: t.arg.int({ validate: z.int().min(0).max(240).nullish() }),
      notice_minutes: t.arg.int({ validate: z.int().min(0).max(86_400).nullish() }),
      horizon_days: t.arg.int({ validate: z.int().min(1).max(730).nullish() }),
      guest_moves: t.arg.string({
        validate: z.enum(GUEST_MOVES).nullish(),
        description: 'Until when guests may ask for another time: start, free (while cancelling is free) or never.',
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      hours.saveRhythm(services, await requireViewer(), {
        businessId: args.business_id,
        slotDuration: args.slot_duration ?? undefined,
        bufferMinutes: args.buffer_minutes ?? undefined,
        noticeMinutes: args.notice_minutes ?? undefined,
        horizonDays: args.horizon_days ?? undefined,
        guestMoves: (args.guest_moves ?? undefined) as GuestMoves | undefined,
      }),
  }),
  desk_close_days: t.field({
    ...owner,
    description: 'closed: the shop is closed. blocked: it is open but takes no online bookings.',
    args: {
      business_id: t.arg.int({ required: true }),
      kind: t.arg.string({ required: true, validate: kindArgument }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
      reason: t.arg.string({ validate: textArgument(availabilityLimits.closedReason) }),
      decisions: t.arg(decisionsArgument),
      note: t.arg.string({ validate: textArgument(bookingLimits.note) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      hours.closeDays(services, await requireViewer(), {
        businessId: args.business_id,
        kind: args.kind as 'closed' | 'blocked',
        from: args.from,
        to: args.to,
        reason: args.reason ?? '',
        decisions: decisionsOf(args.decisions),
        note: args.note ?? '',
      }),
  }),
  desk_reopen_days: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      kind: t.arg.string({ required: true, validate: kindArgument }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      hours.reopenDays(services, await requireViewer(), {
        businessId: args.business_id,
        kind: args.kind as 'closed' | 'blocked',
        from: args.from,
        to: args.to,
      }),
  }),
}));

builder.mutationFields((t) => ({
  desk_save_chair: t.field({
    ...owner,
    description: 'Adds a chair, or changes its name and person.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      name: t.arg.string({ required: true, validate: lineArgument(availabilityLimits.chairName) }),
      person: t.arg.string({ validate: textArgument(availabilityLimits.chairPerson) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      chairs.saveChair(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id ?? null,
        name: args.name,
        person: args.person ?? '',
      }),
  }),
  desk_set_chair_active: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      active: t.arg.boolean({ required: true }),
      decisions: t.arg(decisionsArgument),
      note: t.arg.string({ validate: textArgument(bookingLimits.note) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      chairs.setChairActive(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        active: args.active,
        decisions: decisionsOf(args.decisions),
        note: args.note ?? '',
      }),
  }),
  desk_block_time: t.field({
    ...owner,
    description: 'Blocks chairs for a while; without chair_ids all of them. Staff may do this too.',
    args: {
      business_id: t.arg.int({ required: true }),
      chair_ids: t.arg.intList({ validate: z.array(idArgument).max(40).nullish() }),
      date: t.arg.string({ required: true, validate: dateArgument }),
      from: t.arg.int({ required: true, validate: minuteArgument }),
      to: t.arg.int({ required: true, validate: minuteArgument }),
      note: t.arg.string({ validate: textArgument(availabilityLimits.blockNote) }),
      decisions: t.arg(decisionsArgument),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      chairs.blockTime(services, await requireViewer(), {
        businessId: args.business_id,
        chairIds: [...new Set(args.chair_ids ?? [])],
        date: args.date,
        fromMinute: args.from,
        toMinute: args.to,
        note: args.note ?? '',
        decisions: decisionsOf(args.decisions),
      }),
  }),
  desk_unblock_time: t.field({
    ...owner,
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      chairs.unblockTime(services, await requireViewer(), { businessId: args.business_id, id: args.id }),
  }),
}));
