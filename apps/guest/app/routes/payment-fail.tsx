import { describePage } from '../lib/page/meta.ts';
import { PaymentFailPage } from '../pages/payments/payment-fail-page.tsx';
import type { Route } from './+types/payment-fail.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Payment Failed',
    description: 'Your payment did not go through.',
    path: '/payment-fail',
    hidden: true,
  });
}

export default PaymentFailPage;
