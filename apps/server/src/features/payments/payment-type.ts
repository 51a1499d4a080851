import { toMajor } from '@thyme/domain/money';
import { builder } from '../../graphql/builder.ts';
import type { PaymentAnswer } from './orders/orders.ts';

export const Payment = builder.objectRef<PaymentAnswer>('PaymentAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    payment_url: t.exposeString('payment_url', {
      nullable: true,
      description: 'The next page: the card page, a page of the provider, or the result.',
    }),
    is_open: t.boolean({
      nullable: true,
      description: 'Whether the queried order can still be paid.',
      resolve: ({ order }) => order?.isOpen ?? null,
    }),
    currency: t.string({
      nullable: true,
      description: 'The currency of the order.',
      resolve: ({ order }) => order?.currency ?? null,
    }),
    held_until: t.int({
      nullable: true,
      description: 'When the hold for this payment expires, in Unix seconds.',
      resolve: ({ order }) => order?.heldUntil ?? null,
    }),
    is_returned: t.boolean({
      nullable: true,
      description: 'Whether the payment is being refunded.',
      resolve: ({ order }) => order?.isReturned ?? null,
    }),
    needs_action: t.boolean({
      nullable: true,
      description: "The guest's bank asks for authentication, which the card page shows.",
      resolve: ({ order }) => order?.needsAction ?? null,
    }),
    public_id: t.string({
      nullable: true,
      description: 'The order’s id for the provider’s card field.',
      resolve: ({ order }) => order?.publicId ?? null,
    }),
    amount: t.float({
      nullable: true,
      description: 'The amount of the order.',
      resolve: ({ order }) => (order ? toMajor(order.amount) : null),
    }),
    page_url: t.string({
      nullable: true,
      description: "The provider's own payment page for an open order, if it has one.",
      resolve: ({ order }) => order?.pageUrl ?? null,
    }),
  }),
});
