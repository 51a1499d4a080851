import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { idArgument } from '../edits/change-type.ts';
import { offerToWaiting, readWaiting, type WaitingLine } from './desk-list.ts';
import { readFits, type WaitingFit } from './fits.ts';

type Person = WaitingLine['people'][number] & { zone: string };

const Waiting = builder.objectRef<Person>('DeskWaiting').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    guest_id: t.exposeInt('guestId'),
    service_pricing_id: t.exposeInt('pricingId'),
    first_name: t.exposeString('firstName'),
    last_name: t.exposeString('lastName'),
    service: t.string({
      resolve: ({ service, label, callUntil }) =>
        `${callUntil === null ? '' : 'Video call before '}${label ? `${service} (${label})` : service}`,
    }),
    date_scope: t.string({ resolve: ({ scope }) => scope }),
    from_date: t.exposeString('fromDate'),
    to_date: t.exposeString('toDate'),
    since: t.int({ description: 'In unix seconds.', resolve: ({ createdAt }) => createdAt }),
    offered: t.int({
      nullable: true,
      description: "The time held for an open offer, on the shop's wall clock.",
      resolve: ({ offeredAt, zone }) => (offeredAt === null ? null : wallOf(zone, offeredAt)),
    }),
    offered_until: t.int({ nullable: true, description: 'In unix seconds.', resolve: ({ expiresAt }) => expiresAt }),
  }),
});

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');

const Fit = builder.objectRef<WaitingFit>('DeskWaitingFit').implement({
  description: "A chair on which a waiting guest's service fits, and when it could start there.",
  fields: (t) => ({
    id: t.int({ description: 'As in desk_waiting.', resolve: ({ requestId }) => requestId }),
    chair_id: t.exposeInt('chairId'),
    times: t.intList({ description: "On the shop's wall clock.", resolve: ({ times }) => times }),
  }),
});

builder.queryFields((t) => ({
  desk_waiting_fits: t.field({
    type: [Fit],
    description: 'Where the services of waiting guests fit on a day, in queue order.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      date: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, { business_id, date }, { services, requireViewer }) =>
      readFits(services, await requireViewer(), { businessId: business_id, date }),
  }),
  desk_waiting: t.field({
    type: [Waiting],
    description: "Who waits for a time at the member's own business, in queue order.",
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) => {
      const { people, membership } = await readWaiting(services, await requireViewer(), business_id);
      return people.map((person) => ({ ...person, zone: membership.zone }));
    },
  }),
}));

builder.mutationFields((t) => ({
  desk_offer_time: t.field({
    type: Acknowledgement,
    description: 'Holds a time and offers it to a waiting guest.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      date: t.arg.string({ required: true, validate: dateArgument }),
      time: t.arg.int({ required: true, description: "On the shop's wall clock." }),
      chair_id: t.arg.int({ validate: idArgument.nullish() }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      offerToWaiting(services, await requireViewer(), {
        businessId: args.business_id,
        requestId: args.id,
        date: args.date,
        time: args.time,
        chairId: args.chair_id ?? null,
      }),
  }),
}));
