import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { askAgain, readUnanswered, recordAnswer, type Unanswered } from './unanswered.ts';

const wallDescription = "Unix seconds that show the shop's wall clock when read in UTC.";

export const UnansweredType = builder.objectRef<Unanswered>('DeskUnanswered').implement({
  description: 'A guest who was asked and has not answered.',
  fields: (t) => ({
    appt_id: t.int({ resolve: ({ row }) => row.appointmentId }),
    guest_id: t.int({ resolve: ({ row }) => row.userId }),
    guest_name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    mobile: t.exposeString('mobile', { nullable: true }),
    service: t.exposeString('service'),
    starts: t.int({ description: wallDescription, resolve: ({ row, zone }) => wallOf(zone, row.startsAt) }),
    asked: t.int({ description: wallDescription, resolve: ({ row, zone }) => wallOf(zone, row.createdAt) }),
    asked_again: t.int({
      nullable: true,
      description: 'When the shop asked again by text.',
      resolve: ({ row, zone }) => (row.askedAgainAt === null ? null : wallOf(zone, row.askedAgainAt)),
    }),
    delivery: t.exposeString('delivery'),
    text_cost: t.float({
      nullable: true,
      description: 'The price of asking again by text; null if that is not possible.',
      resolve: ({ textCost }) => (textCost === null ? null : toMajor(textCost)),
    }),
  }),
});

builder.queryField('desk_unanswered', (t) =>
  t.field({
    type: [UnansweredType],
    description: 'Guests whose question has been open so long that the shop should ask them, nearest first.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readUnanswered(services, await requireViewer(), business_id),
  }),
);

builder.mutationFields((t) => ({
  desk_confirm_attendance: t.field({
    type: Acknowledgement,
    description: 'Records that the guest told the shop they are coming; false removes it.',
    authScopes: { business: true },
    args: { id: t.arg.int({ required: true }), confirmed: t.arg.boolean({ required: true }) },
    resolve: async (_root, { id, confirmed }, { services, requireViewer }) =>
      recordAnswer(services, await requireViewer(), { id, isConfirmed: confirmed }),
  }),
  desk_ask_again: t.field({
    type: Acknowledgement,
    description: 'Asks again by text.',
    authScopes: { business: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) => askAgain(services, await requireViewer(), id),
  }),
}));
