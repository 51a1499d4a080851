import { PaymentSuccessCard } from '../features/payments/payment-success-card.tsx';
import { describePage } from '../lib/meta.ts';
import type { Route } from './+types/payment-success.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Payment Successfull',
    description: 'Your booking is confirmed.',
    path: '/payment-success',
    hidden: true,
  });
}

export default function PaymentSuccess() {
  return (
    <div className="wrap py-6 md:py-10">
      <PaymentSuccessCard lead="Your booking is confirmed. A receipt is on its way to your inbox." />
    </div>
  );
}
