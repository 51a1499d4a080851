import { describePage } from '../lib/page/meta.ts';
import { PaymentSuccessPage } from '../pages/payments/payment-success-page.tsx';
import type { Route } from './+types/payment-success.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Your bookings',
    description: 'Bookings and payments are confirmed here.',
    path: '/payment-success',
    hidden: true,
  });
}

export default PaymentSuccessPage;
