import { describePage } from '../lib/page/meta.ts';
import { SubscriptionPaymentPage } from '../pages/payments/subscription-payment-page.tsx';
import type { Route } from './+types/revolut-subscription.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Pay by card',
    description: 'Pay for your plan by card.',
    path: '/revolut-subscription',
    hidden: true,
  });
}

export default SubscriptionPaymentPage;
