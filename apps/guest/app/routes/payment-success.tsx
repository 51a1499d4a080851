import { describePage } from '../lib/page/meta.ts';
import { PaymentSuccessPage } from '../pages/payments/payment-success-page.tsx';
import type { Route } from './+types/payment-success.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Payment Successfull',
    description: 'Your booking is confirmed.',
    path: '/payment-success',
    hidden: true,
  });
}

export default PaymentSuccessPage;
