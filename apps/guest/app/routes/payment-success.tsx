import { AddToCalendar, BookedNext, BookedVisit } from '../features/bookings/booked-visit.tsx';
import { readReceipt } from '../features/bookings/receipt.ts';
import { PaymentSuccessCard } from '../features/payments/payment-success-card.tsx';
import { describePage } from '../lib/meta.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
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
  const receipt = useHydrated() ? readReceipt() : null;
  return (
    <div className="wrap py-6 md:py-10">
      <PaymentSuccessCard
        lead="Your booking is confirmed. A receipt is on its way to your inbox."
        visit={receipt && <BookedVisit receipt={receipt} />}
        actions={receipt && <AddToCalendar receipt={receipt} />}
      />
      {receipt && <BookedNext receipt={receipt} />}
    </div>
  );
}
