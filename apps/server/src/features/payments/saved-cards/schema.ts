import { cardName, expiresThisMonth, isCardExpired } from '@thyme/domain/payments';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { Payment } from '../payment-type.ts';
import { payWithSavedCard } from './pay-with-card.ts';
import { deleteSavedCard, ownCards, type SavedCardRow, saveCardOfOrder } from './saved-cards.ts';

const id = z.int().min(1);

export const SavedCard = builder.objectRef<SavedCardRow>('SavedCard').implement({
  description: 'The display data of a saved card. The card itself is at the card provider.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.string({ description: "'Visa ending 4242'.", resolve: cardName }),
    brand: t.string({ description: 'visa, mastercard, amex, discover, jcb, or card.', resolve: ({ brand }) => brand }),
    last4: t.exposeString('last4'),
    exp_month: t.exposeInt('expMonth'),
    exp_year: t.exposeInt('expYear'),
    is_expired: t.boolean({
      description: 'Whether it can no longer be charged.',
      resolve: (card, _args, { services }) => isCardExpired(card, services.clock.now()),
    }),
    expires_soon: t.boolean({
      description: 'Whether it expires this month.',
      resolve: (card, _args, { services }) => expiresThisMonth(card, services.clock.now()),
    }),
    last_used_at: t.exposeInt('lastUsedAt'),
  }),
});

builder.queryFields((t) => ({
  saved_cards: t.field({
    type: [SavedCard],
    description: "The guest's saved cards, last used first.",
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => ownCards(services, (await requireViewer()).id),
  }),
}));

builder.mutationFields((t) => ({
  save_card_of_order: t.field({
    type: Acknowledgement,
    description: 'Whether the card that pays an open order is saved for next time. The default is no.',
    authScopes: { guest: true },
    args: {
      order_id: t.arg.int({ required: true, validate: id }),
      save: t.arg.boolean({ required: true }),
      fee_consent: t.arg.boolean({ description: 'The guest agrees to the shop’s fee; the card is saved for it.' }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveCardOfOrder(services, {
        userId: (await requireViewer()).id,
        orderId: args.order_id,
        isSaved: args.save,
        agreesToFee: args.fee_consent ?? false,
      }),
  }),
  pay_with_saved_card: t.field({
    type: Payment,
    description: 'Pays an open order with a saved card.',
    authScopes: { guest: true },
    args: {
      order_id: t.arg.int({ required: true, validate: id }),
      card_id: t.arg.int({ required: true, validate: id }),
      fee_consent: t.arg.boolean({ description: 'The guest agrees that the shop may charge its fee to this card.' }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      payWithSavedCard(services, {
        userId: (await requireViewer()).id,
        orderId: args.order_id,
        cardId: args.card_id,
        agreesToFee: args.fee_consent ?? false,
      }),
  }),
  delete_saved_card: t.field({
    type: Acknowledgement,
    authScopes: { guest: true },
    args: { id: t.arg.int({ required: true, validate: id }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      deleteSavedCard(services, (await requireViewer()).id, args.id),
  }),
}));
