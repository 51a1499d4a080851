import { builder } from '../../../graphql/builder.ts';
import type { SubscriptionAnswer } from './choose-plan.ts';

export const Subscription = builder.objectRef<SubscriptionAnswer>('SubscriptionAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    payment_url: t.exposeString('payment_url', { nullable: true }),
    subscribed_id: t.exposeInt('subscribed_id', { nullable: true }),
  }),
});
