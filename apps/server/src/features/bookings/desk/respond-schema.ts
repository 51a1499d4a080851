import { bookingLimits } from '@thyme/domain/bookings';
import { isLocalDate } from '@thyme/domain/time';
import { voucherLimits } from '@thyme/domain/vouchers';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { TimeSlots } from '../../availability/time-slots-type.ts';
import * as guests from '../../guests/index.ts';
import { readMoveTimes } from '../reschedule/times.ts';
import * as money from './decide-fee.ts';
import * as answers from './respond.ts';
import * as till from './take-payment.ts';

/** A business's responses to its guests: only for its members, and only about its own appointments. */
const noteArgument = textArgument(bookingLimits.note);
const timesArgument = z.array(z.int()).min(1, 'Please select a time.').max(3, 'Please select at most three times.');
const tillArgument = z.enum(['cash', 'card'], "take is 'cash' or 'card'.");
const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');
const codeArgument = z.string().trim().min(1, 'Please enter the code.').max(voucherLimits.code);
const business = { authScopes: { business: true } as const, type: Acknowledgement };

builder.queryFields((t) => ({
  desk_move_times: t.field({
    type: TimeSlots,
    description: 'The times of a day that can be proposed for an appointment. Its current time counts as free.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true }),
      date: t.arg.string({ required: true, validate: dateArgument }),
      whole_group: t.arg.boolean({
        description: 'Times with room for the whole group: each is when the first of it starts.',
      }),
    },
    resolve: async (_root, { id, date, whole_group }, { services, requireViewer }) =>
      readMoveTimes(services, { memberId: (await requireViewer()).id }, { id, date, wholeGroup: whole_group ?? false }),
  }),
}));

builder.mutationFields((t) => ({
  desk_accept: t.field({
    ...business,
    description: 'Accepts a new booking, or the time that a guest proposed.',
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      answers.acceptAppointment(services, (await requireViewer()).id, id),
  }),
  desk_decline_move: t.field({
    ...business,
    description: 'Declines the time that a guest proposed; the appointment does not change.',
    args: { id: t.arg.int({ required: true }), note: t.arg.string({ validate: noteArgument }) },
    resolve: async (_root, { id, note }, { services, requireViewer }) =>
      answers.declineMove(services, (await requireViewer()).id, id, note?.trim() ?? ''),
  }),
  desk_propose_times: t.field({
    ...business,
    description:
      'Proposes other times to a guest. The first is accepted automatically after 24 hours without an answer.',
    args: {
      id: t.arg.int({ required: true }),
      times: t.arg.intList({
        required: true,
        validate: timesArgument,
        description: "Unix seconds that show the shop's wall clock when read in UTC.",
      }),
      note: t.arg.string({ validate: noteArgument }),
      whole_group: t.arg.boolean({
        description:
          'Proposed to the whole group: each time is when the first of it starts, and the answer moves all of it or none.',
      }),
    },
    resolve: async (_root, { id, times, note, whole_group }, { services, requireViewer }) =>
      answers.proposeToGuest(services, (await requireViewer()).id, id, {
        walls: times,
        note: note?.trim() ?? '',
        wholeGroup: whole_group ?? false,
      }),
  }),
  desk_cancel: t.field({
    ...business,
    description: 'Cancels and refunds everything that was paid.',
    args: { id: t.arg.int({ required: true }), note: t.arg.string({ validate: noteArgument }) },
    resolve: async (_root, { id, note }, { services, requireViewer }) =>
      answers.cancelForBusiness(services, (await requireViewer()).id, id, note?.trim() ?? ''),
  }),
  desk_complete: t.field({
    ...business,
    description: 'Records that the appointment took place.',
    args: {
      id: t.arg.int({ required: true }),
      take: t.arg.string({
        validate: tillArgument.nullish(),
        description: "How the amount due was paid at the desk: 'cash' or 'card'. Without it nothing was paid.",
      }),
    },
    resolve: async (_root, { id, take }, { services, requireViewer }) =>
      answers.completeForBusiness(services, (await requireViewer()).id, id, (take ?? null) as till.TillMethod | null),
  }),
  desk_take_voucher: t.field({
    ...business,
    description: 'Redeems a voucher at the desk for the amount due.',
    args: {
      id: t.arg.int({ required: true }),
      code: t.arg.string({ required: true, validate: codeArgument }),
    },
    resolve: async (_root, { id, code }, { services, requireViewer }) =>
      till.redeemForBusiness(services, (await requireViewer()).id, { id, code }),
  }),
  desk_take_payment: t.field({
    ...business,
    description: 'Records that the amount due was paid at the desk.',
    args: {
      id: t.arg.int({ required: true }),
      take: t.arg.string({ required: true, validate: tillArgument, description: "'cash' or 'card'." }),
    },
    resolve: async (_root, { id, take }, { services, requireViewer }) =>
      till.takeForBusiness(services, (await requireViewer()).id, { id, take: take as till.TillMethod }),
  }),
  desk_no_show: t.field({
    ...business,
    description: 'Records a no-show: what was paid is retained, and nothing more is due.',
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      answers.markNoShow(services, (await requireViewer()).id, id),
  }),
  desk_take_back: t.field({
    ...business,
    description:
      'Undoes, on the same day, that an appointment was completed or recorded as a no-show, unless money has moved since.',
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      answers.takeBackForBusiness(services, (await requireViewer()).id, id),
  }),
}));

builder.mutationFields((t) => ({
  desk_decide_charge: t.field({
    ...business,
    description: 'Under policy 3: charges the fee of a cancelled appointment, or refunds it.',
    args: { id: t.arg.int({ required: true }), charge: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      money.decideCharge(services, (await requireViewer()).id, args),
  }),
  desk_return_deposit: t.field({
    ...business,
    description: 'Refunds what was retained for a cancelled or missed appointment.',
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      money.returnDeposit(services, (await requireViewer()).id, id),
  }),
  desk_warn_guest: t.field({
    ...business,
    description: 'Warns a guest: book a video call within seven days, or cancel the upcoming appointments.',
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true }),
      reason: t.arg.string({ validate: noteArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      guests.warnGuest(services, (await requireViewer()).id, {
        businessId: args.business_id,
        guestId: args.guest_id,
        reason: args.reason?.trim() ?? '',
      }),
  }),
  desk_block_guest: t.field({
    ...business,
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true }),
      reason: t.arg.string({ validate: noteArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      guests.blockGuest(services, (await requireViewer()).id, {
        businessId: args.business_id,
        guestId: args.guest_id,
        reason: args.reason?.trim() ?? '',
      }),
  }),
  desk_unblock_guest: t.field({
    ...business,
    args: { business_id: t.arg.int({ required: true }), guest_id: t.arg.int({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      guests.unblockGuest(services, (await requireViewer()).id, {
        businessId: args.business_id,
        guestId: args.guest_id,
      }),
  }),
}));
