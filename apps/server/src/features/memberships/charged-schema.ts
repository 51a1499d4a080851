import { builder } from '../../graphql/builder.ts';
import { DeskPlan, SavedCard } from '../payments/index.ts';
import { countCharged, paidByCard } from './charged.ts';

builder.objectFields(DeskPlan, (t) => ({
  members_charged: t.int({
    description: 'How many guests pay for memberships; they are not charged again when the plan ends.',
    resolve: ({ businessId }, _args, { services }) => countCharged(services, businessId),
  }),
}));

builder.objectFields(SavedCard, (t) => ({
  memberships: t.stringList({
    description: "What it is charged for regularly: 'Colour club at Fern & Fold'.",
    resolve: (card, _args, { services }) => paidByCard(services, card),
  }),
}));
