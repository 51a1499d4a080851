import { describePage } from '../lib/page/meta.ts';
import { CardPaymentPage } from '../pages/payments/card-payment-page.tsx';
import type { Route } from './+types/revolut.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Pay by card',
    description: 'Pay for your booking by card.',
    path: '/revolut',
    hidden: true,
  });
}

export default CardPaymentPage;
