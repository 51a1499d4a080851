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

/** What a business answers its guests. Only its own members may, and only about its own appointments. */
const noteArgument = textArgument(bookingLimits.note);
const timesArgument = z.array(z.int()).min(1, 'Please select a time.').max(3, 'Please select at most three times.');
const tillArgument = z.enum(['cash', 'card'], "take is 'cash' or 'card'.");
const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');
const codeArgument = z.string().trim().min(1, 'Please enter the code.').max(voucherLimits.code);
const business = { authScopes: { business: true } as const, type: Acknowledgement };

builder.queryFields((t) => ({
  desk_move_times: t.field({
    type: TimeSlots,
    description: 'The times of a day that can be proposed for an appointment. What it takes now is free for it.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true }),
      date: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      readMoveTimes(services, (await requireViewer()).id, args),
  }),
}));

builder.mutationFields((t) => ({
  desk_accept: t.field({
    ...business,
    description: 'Says yes to a new booking, or to the time a guest asks for.',
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      answers.acceptAppointment(services, (await requireViewer()).id, id),
  }),
  desk_decline_move: t.field({
    ...business,
    description: 'Says no to the time a guest asks for; the appointment stays where it was.',
    args: { id: t.arg.int({ required: true }), note: t.arg.string({ validate: noteArgument }) },
    resolve: async (_root, { id, note }, { services, requireViewer }) =>
      answers.declineMove(services, (await requireViewer()).id, id, note?.trim() ?? ''),
  }),
  desk_propose_times: t.field({
    ...business,
    description: 'Asks a guest to come at another time. The first of the times is taken after 24 hours without answer.',
    args: {
      id: t.arg.int({ required: true }),
      times: t.arg.intList({
        required: true,
        validate: timesArgument,
        description: "Unix seconds that show the shop's wall clock when read in UTC.",
      }),
      note: t.arg.string({ validate: noteArgument }),
    },
    resolve: async (_root, { id, times, note }, { services, requireViewer }) =>
      answers.proposeToGuest(services, (await requireViewer()).id, id, { walls: times, note: note?.trim() ?? '' }),
  }),
  desk_cancel: t.field({
    ...business,
    description: 'Cancels; the guest gets back everything that was paid.',
    args: { id: t.arg.int({ required: true }), note: t.arg.string({ validate: noteArgument }) },
    resolve: async (_root, { id, note }, { services, requireViewer }) =>
      answers.cancelForBusiness(services, (await requireViewer()).id, id, note?.trim() ?? ''),
  }),
  desk_complete: t.field({
    ...business,
    description: 'The visit took place.',
    args: {
      id: t.arg.int({ required: true }),
      take: t.arg.string({
        validate: tillArgument.nullish(),
        description: "How what was still due was paid at the desk: 'cash' or 'card'. Left out, nothing was paid.",
      }),
    },
    resolve: async (_root, { id, take }, { services, requireViewer }) =>
      answers.completeForBusiness(services, (await requireViewer()).id, id, (take ?? null) as till.TillMethod | null),
  }),
  desk_take_voucher: t.field({
    ...business,
    description: 'A voucher that is shown at the counter pays for what is still due.',
    args: {
      id: t.arg.int({ required: true }),
      code: t.arg.string({ required: true, validate: codeArgument }),
    },
    resolve: async (_root, { id, code }, { services, requireViewer }) =>
      till.redeemForBusiness(services, (await requireViewer()).id, { id, code }),
  }),
  desk_take_payment: t.field({
    ...business,
    description: 'What was left open is handed over at the counter.',
    args: {
      id: t.arg.int({ required: true }),
      take: t.arg.string({ required: true, validate: tillArgument, description: "'cash' or 'card'." }),
    },
    resolve: async (_root, { id, take }, { services, requireViewer }) =>
      till.takeForBusiness(services, (await requireViewer()).id, { id, take: take as till.TillMethod }),
  }),
  desk_no_show: t.field({
    ...business,
    description: 'The guest did not come: what was paid is kept and no more is owed.',
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      answers.markNoShow(services, (await requireViewer()).id, id),
  }),
  desk_take_back: t.field({
    ...business,
    description: 'Takes back, on the same day, that a visit was completed or missed, unless money has moved since.',
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      answers.takeBackForBusiness(services, (await requireViewer()).id, id),
  }),
}));

builder.mutationFields((t) => ({
  desk_decide_charge: t.field({
    ...business,
    description: 'Under policy 3: keeps the fee of a cancelled appointment, or sends it back.',
    args: { id: t.arg.int({ required: true }), charge: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      money.decideCharge(services, (await requireViewer()).id, args),
  }),
  desk_return_deposit: t.field({
    ...business,
    description: 'Gives back what was kept for an appointment that was cancelled or missed.',
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      money.returnDeposit(services, (await requireViewer()).id, id),
  }),
  desk_warn_guest: t.field({
    ...business,
    description: 'Asks a guest for a video call within seven days, or to let the coming appointments go.',
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
