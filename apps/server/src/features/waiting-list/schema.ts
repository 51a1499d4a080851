import { dateOfWall, isLocalDate, wallOf, zoneLabel } from '@thyme/domain/time';
import { DATE_SCOPES, type DateScope } from '@thyme/domain/waiting-list';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../graphql/idempotency-argument.ts';
import { BookingAnswerType } from '../bookings/booking/booking-answer-type.ts';
import { bookingRequest, noteArgument, PaymentInfoInput, walletTokenArgument } from '../bookings/cart/input-types.ts';
import { acceptOffer } from './accept-offer.ts';
import { declineOffer } from './answer-offer.ts';
import type { JoinAnswer } from './join-answer.ts';
import { joinWaitingList, leaveWaitingList, listWaiting, type WaitingRequest } from './requests.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please send the date as YYYY-MM-DD.');
const scopeArgument = z.enum(DATE_SCOPES, `date_scope is one of ${DATE_SCOPES.join(', ')}.`);

const JoinAnswerType = builder.objectRef<JoinAnswer>('CancellationRequestAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    request_id: t.exposeInt('requestId', { nullable: true }),
    position: t.exposeInt('position', { nullable: true, description: '1 gets the first offer.' }),
  }),
});

type OpenOffer = { offer: NonNullable<WaitingRequest['offer']>; zone: string };

const Offer = builder.objectRef<OpenOffer>('WaitingListOffer').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ offer }) => offer.id }),
    date: t.string({ resolve: ({ offer, zone }) => dateOfWall(wallOf(zone, offer.startsAt)) }),
    time: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ offer, zone }) => wallOf(zone, offer.startsAt),
    }),
    expires_at: t.int({ description: 'In unix seconds.', resolve: ({ offer }) => offer.expiresAt }),
  }),
});

const Request = builder.objectRef<WaitingRequest>('WaitingListRequest').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ request }) => request.id }),
    business_id: t.int({ resolve: ({ business }) => business.id }),
    business_name: t.string({ resolve: ({ business }) => business.name }),
    business_slug: t.string({ resolve: ({ business }) => business.slug }),
    zone_label: t.string({
      description: 'The name of its time zone.',
      resolve: ({ business }) => zoneLabel(business.zone),
    }),
    service_pricing_id: t.int({ resolve: ({ request }) => request.pricingId }),
    service_name: t.string({
      resolve: ({ service: { name, label } }) => (label ? `${name} (${label})` : name),
    }),
    date: t.string({ resolve: ({ request }) => request.date }),
    date_scope: t.string({ resolve: ({ request }) => request.dateScope }),
    call_until: t.int({
      nullable: true,
      description: "For a consultation call: the latest time at which it can end, on the shop's wall clock.",
      resolve: ({ request, business }) =>
        request.callUntil === null ? null : wallOf(business.zone, request.callUntil),
    }),
    from_date: t.string({ resolve: ({ request }) => request.fromDate }),
    to_date: t.string({ resolve: ({ request }) => request.toDate }),
    status: t.string({ description: "'waiting' or 'offered'.", resolve: ({ request }) => request.status }),
    position: t.exposeInt('position', { description: '1 gets the first offer.' }),
    created_at: t.int({ resolve: ({ request }) => request.createdAt }),
    offer: t.field({
      type: Offer,
      nullable: true,
      description: 'A time held for an open offer.',
      resolve: ({ offer, business }) => offer && { offer, zone: business.zone },
    }),
  }),
});

builder.queryFields((t) => ({
  waiting_list: t.field({
    type: [Request],
    description: "The logged-in guest's open requests, newest first.",
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => listWaiting(services, (await requireViewer()).id),
  }),
}));

builder.mutationFields((t) => ({
  cancellation_request: t.field({
    type: JoinAnswerType,
    description: 'Joins the waiting list of a shop for a day, its week or its month.',
    authScopes: { guest: true },
    args: {
      date: t.arg.string({ required: true, validate: dateArgument }),
      guest_id: t.arg.int({ description: 'Only the logged-in guest’s own id is accepted.' }),
      business_id: t.arg.int({ required: true }),
      date_scope: t.arg.string({ required: true, validate: scopeArgument }),
      service_pricing_id: t.arg.int({ required: true }),
      call_before: t.arg.int({
        description:
          "Waits for an earlier consultation call instead, in time for an appointment at this time of the shop's wall clock.",
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      joinWaitingList(services, (await requireViewer()).id, {
        businessId: args.business_id,
        pricingId: args.service_pricing_id,
        date: args.date,
        scope: args.date_scope as DateScope,
        guestId: args.guest_id ?? null,
        callBefore: args.call_before ?? null,
      }),
  }),
  accept_waiting_list_offer: t.field({
    type: BookingAnswerType,
    description: 'Books the offered time; pays as create_booking does.',
    authScopes: { guest: true },
    args: {
      offer_id: t.arg.int({ required: true }),
      payment_info: t.arg({ type: PaymentInfoInput }),
      video_datetime: t.arg.int({ description: 'The consultation call, if the shop requires one.' }),
      google_pay_token: t.arg.string({ validate: walletTokenArgument }),
      saved_card_id: t.arg.int({ description: 'The saved card to charge, with payment_info.stripe.' }),
      note: t.arg.string({ validate: noteArgument }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, { offer_id, ...args }, context) => {
      const { id } = await context.requireViewer();
      const { redeem, method, methodAmount, walletToken, savedCardId, videoDatetime, note } = bookingRequest({
        ...args,
        business_id: 0,
      });
      const paying = { redeem, method, methodAmount, walletToken, savedCardId };
      const request = { offerId: offer_id, ...paying, videoDatetime, note };
      return acceptOffer(context.services, id, request, idempotencyKeyOf(context, args.idempotency_key));
    },
  }),
  decline_waiting_list_offer: t.field({
    type: Acknowledgement,
    description: 'The time goes to the next guest; this guest stays on the list.',
    authScopes: { guest: true },
    args: { offer_id: t.arg.int({ required: true }) },
    resolve: async (_root, { offer_id }, { services, requireViewer }) =>
      declineOffer(services, (await requireViewer()).id, offer_id),
  }),
  leave_waiting_list: t.field({
    type: Acknowledgement,
    authScopes: { guest: true },
    args: { request_id: t.arg.int({ required: true }) },
    resolve: async (_root, { request_id }, { services, requireViewer }) =>
      leaveWaitingList(services, (await requireViewer()).id, request_id),
  }),
}));
