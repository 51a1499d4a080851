import { useLocation } from 'react-router';
import { failureIn } from '../features/payments/failed-payment.ts';
import { PaymentFailNotice } from '../features/payments/payment-fail-notice.tsx';
import { describePage } from '../lib/meta.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { company } from '../shell/links.ts';
import type { Route } from './+types/payment-fail.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Payment Failed',
    description: 'Your payment did not go through.',
    path: '/payment-fail',
    hidden: true,
  });
}

export default function PaymentFail() {
  const { state } = useLocation();
  return <PaymentFailNotice failed={failureIn(useHydrated() ? state : null)} phone={company.phone} />;
}
