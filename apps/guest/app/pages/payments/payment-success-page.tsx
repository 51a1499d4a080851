import { Queries } from '@thyme/site/graphql/queries.tsx';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button } from '@thyme/ui';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { AddToCalendar, BookedNext, BookedVisit } from '../../features/bookings/booked-visit.tsx';
import { readReceipt } from '../../features/bookings/receipt.ts';
import { forgetUnpaid } from '../../features/bookings/unpaid-cart.ts';
import { type PaidFor, paidForIn, successLead } from '../../features/payments/after/paid-for.ts';
import { PaymentSuccessCard } from '../../features/payments/after/payment-success-card.tsx';
import { orderReturnIn, ReturnedOrder } from '../../features/payments/after/returned-order.tsx';

export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const order = hydrated ? orderReturnIn(search) : null;
  if (!order) return <Paid what={hydrated ? paidForIn(state) : null} hydrated={hydrated} />;
  return (
    <Queries>
      <ReturnedOrder order={order}>
        <Paid what={{ saleId: 'saleId' in order ? order.saleId : null }} hydrated />
      </ReturnedOrder>
    </Queries>
  );
}

/** What this tab has just booked is shown, unless something else was paid for. */
function Paid({ what, hydrated }: { what: PaidFor | null; hydrated: boolean }) {
  const kept = hydrated ? readReceipt() : null;
  useEffect(forgetUnpaid, []);
  const receipt = what === null || what.saleId === kept?.saleId ? kept : null;
  const isBill = receipt === null && typeof what?.saleId === 'number';
  return (
    <div className="wrap py-6 md:py-10">
      <PaymentSuccessCard
        lead={successLead(what, receipt !== null)}
        visit={receipt && <BookedVisit receipt={receipt} />}
        actions={
          receipt ? (
            <AddToCalendar receipt={receipt} />
          ) : isBill ? (
            <Button variant="secondary" asChild>
              <Link to={`/invoice/${what?.saleId}`}>Show Invoice</Link>
            </Button>
          ) : null
        }
      />
      {receipt && <BookedNext receipt={receipt} />}
    </div>
  );
}
