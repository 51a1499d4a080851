import { peopleLimits } from '@thyme/domain/people';
import { isLocalDate } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, decisionsArgument, decisionsOf, idArgument } from '../../edits/change-type.ts';
import * as swaps from './swaps.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');

const DeskSwap = builder.objectRef<swaps.Swap>('DeskSwap').implement({
  description: 'One person asks another to take a day, or to swap it for one of theirs.',
  fields: (t) => ({
    id: t.int({ resolve: ({ row }) => row.id }),
    person_id: t.int({ resolve: ({ row }) => row.chairId }),
    name: t.exposeString('giver'),
    date: t.string({ description: 'The day that the person gives away.', resolve: ({ row }) => row.date }),
    other_id: t.int({ resolve: ({ row }) => row.otherChairId }),
    other_name: t.exposeString('taker'),
    other_date: t.string({
      nullable: true,
      description: 'The day that the other gives in return.',
      resolve: ({ row }) => row.otherDate,
    }),
    note: t.string({ resolve: ({ row }) => row.note }),
    status: t.string({ description: 'asked, agreed or declined.', resolve: ({ row }) => row.status }),
    may_answer: t.exposeBoolean('mayAnswer'),
    may_withdraw: t.exposeBoolean('mayWithdraw'),
  }),
});

builder.queryFields((t) => ({
  desk_swaps: t.field({
    type: [DeskSwap],
    description: 'Requested or upcoming swaps: everyone’s for the owner and managers, otherwise one’s own.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      swaps.readSwaps(services, await requireViewer(), business_id),
  }),
}));

const member = { authScopes: { business: true } as const, type: DeskChange };

builder.mutationFields((t) => ({
  desk_ask_swap: t.field({
    ...member,
    description: 'Staff ask the other person; an entry by the owner or a manager is agreed at once.',
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ validate: idArgument.nullish(), description: 'Left out for oneself.' }),
      date: t.arg.string({ required: true, validate: dateArgument }),
      other_id: t.arg.int({ required: true, validate: idArgument }),
      other_date: t.arg.string({
        validate: dateArgument.nullish(),
        description: 'Left out if the day is only taken over.',
      }),
      note: t.arg.string({ validate: textArgument(peopleLimits.absenceNote) }),
      decisions: t.arg(decisionsArgument),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      swaps.askSwap(services, await requireViewer(), {
        businessId: args.business_id,
        personId: args.person_id ?? null,
        date: args.date,
        otherId: args.other_id,
        otherDate: args.other_date ?? null,
        note: args.note ?? '',
        decisions: decisionsOf(args.decisions),
      }),
  }),
  desk_answer_swap: t.field({
    ...member,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      agree: t.arg.boolean({ required: true }),
      decisions: t.arg(decisionsArgument),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      swaps.answerSwap(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        agree: args.agree,
        decisions: decisionsOf(args.decisions),
      }),
  }),
  desk_withdraw_swap: t.field({
    ...member,
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      swaps.withdrawSwap(services, await requireViewer(), { businessId: business_id, id }),
  }),
}));
