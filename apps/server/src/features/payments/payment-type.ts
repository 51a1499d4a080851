import { toMajor } from '@thyme/domain/money';
import { builder } from '../../graphql/builder.ts';
import type { PaymentAnswer } from './orders/orders.ts';

export const Payment = builder.objectRef<PaymentAnswer>('PaymentAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    payment_url: t.exposeString('payment_url', {
      nullable: true,
      description: 'Where to go next: the card page, a page of the provider, or how it ended.',
    }),
    is_open: t.boolean({
      nullable: true,
      description: 'Whether the order that was asked about can still be paid.',
      resolve: ({ order }) => order?.isOpen ?? null,
    }),
    currency: t.string({
      nullable: true,
      description: 'What the order is charged in.',
      resolve: ({ order }) => order?.currency ?? null,
    }),
    held_until: t.int({
      nullable: true,
      description: 'A real moment in unix seconds: until then the time is kept for this payment.',
      resolve: ({ order }) => order?.heldUntil ?? null,
    }),
    is_returned: t.boolean({
      nullable: true,
      description: 'Whether the money came and is on its way back.',
      resolve: ({ order }) => order?.isReturned ?? null,
    }),
    needs_action: t.boolean({
      nullable: true,
      description: "The guest's bank asks for confirmation; the card page shows its question.",
      resolve: ({ order }) => order?.needsAction ?? null,
    }),
    public_id: t.string({
      nullable: true,
      description: "What the provider's card field knows the order by.",
      resolve: ({ order }) => order?.publicId ?? null,
    }),
    amount: t.float({
      nullable: true,
      description: 'What the order charges.',
      resolve: ({ order }) => (order ? toMajor(order.amount) : null),
    }),
    page_url: t.string({
      nullable: true,
      description: "The provider's own page, where an open order is paid there.",
      resolve: ({ order }) => order?.pageUrl ?? null,
    }),
  }),
});
