import { Queries } from '@thyme/site/graphql/queries.tsx';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button } from '@thyme/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { AddToCalendar, BookedAppointment, BookedNext } from '../../features/bookings/booked-appointment.tsx';
import { forgetGoods } from '../../features/bookings/goods/stored-goods.ts';
import { type Receipt, readReceipt } from '../../features/bookings/receipt.ts';
import { forgetUnpaid } from '../../features/bookings/unpaid-cart.ts';
import {
  type Outcome,
  outcomeOf,
  type PaidFor,
  paidForIn,
  successLead,
  successTitle,
} from '../../features/payments/after/paid-for.ts';
import { MyAppointments, PaymentSuccessCard } from '../../features/payments/after/payment-success-card.tsx';
import { orderReturnIn, ReturnedOrder } from '../../features/payments/after/returned-order.tsx';
import { BoughtVouchers } from '../../features/vouchers/bought-vouchers.tsx';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { SITE_NAME } from '../../lib/page/meta.ts';
import { useSite } from '../../lib/page/use-site.ts';

const AskNews = lazyPart(() => import('../../features/messages/ask-news.tsx'));

export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const order = hydrated ? orderReturnIn(search) : null;
  return (
    <Queries>
      {order ? (
        <ReturnedOrder order={order}>
          <Done what={{ saleId: 'saleId' in order ? order.saleId : null }} />
        </ReturnedOrder>
      ) : (
        <Done what={hydrated ? paidForIn(state) : null} />
      )}
    </Queries>
  );
}

/** What was booked or paid; claims nothing where that is unknown. */
function Done({ what }: { what: PaidFor | null }) {
  const kept = what === null ? null : readReceipt();
  const receipt = kept && kept.saleId === what?.saleId ? kept : null;
  const outcome = outcomeOf(what, receipt && { ...receipt, hasAppointment: receipt.visit !== null });
  const title = successTitle(outcome);
  useEffect(() => {
    if (outcome.kind === 'unknown') return;
    forgetUnpaid();
    forgetGoods();
  }, [outcome.kind]);
  // The page renders before the outcome is known, so its title is set afterwards.
  useEffect(() => {
    document.title = `${title} – ${SITE_NAME}`;
  }, [title]);
  const saleId = what?.saleId ?? null;
  const mayHaveVouchers = outcome.kind === 'bill' || outcome.kind === 'vouchers' || (receipt?.hasVouchers ?? false);
  return (
    <div className="wrap py-6 md:py-10">
      <PaymentSuccessCard
        title={title}
        lead={successLead(outcome)}
        isOpen={outcome.kind === 'unknown'}
        visit={receipt?.visit ? <BookedAppointment receipt={receipt} /> : null}
        actions={<Actions outcome={outcome} receipt={receipt} saleId={saleId} />}
      />
      {mayHaveVouchers && saleId !== null && <BoughtVouchers saleId={saleId} isExpected={outcome.kind !== 'bill'} />}
      {receipt?.visit && <BookedNext receipt={receipt} />}
      {receipt?.visit && (
        <Suspense>
          <AskNews slug={receipt.shop.slug} />
        </Suspense>
      )}
    </div>
  );
}

/** Links an owner back to the desk. */
function ToDesk() {
  const { businessSiteUrl } = useSite();
  return (
    <Button asChild>
      <a href={`${businessSiteUrl}/plan`}>Go to your desk</a>
    </Button>
  );
}

interface ActionsProps {
  outcome: Outcome;
  receipt: Receipt | null;
  saleId: number | null;
}

/** The next links; a voucher has no appointment to show. */
function Actions({ outcome, receipt, saleId }: ActionsProps): ReactNode {
  const invoice = saleId !== null && (
    <Button variant="secondary" asChild>
      <Link to={`/invoice/${saleId}`}>Show Invoice</Link>
    </Button>
  );
  switch (outcome.kind) {
    case 'vouchers':
      return (
        <>
          <Button asChild>
            <Link to="/profile/vouchers">My Vouchers</Link>
          </Button>
          {invoice}
        </>
      );
    case 'bill':
      return (
        <>
          <MyAppointments />
          {invoice}
        </>
      );
    case 'booked':
      return (
        <>
          <MyAppointments />
          {receipt && <AddToCalendar receipt={receipt} />}
        </>
      );
    case 'plan':
      return <ToDesk />;
    case 'unknown':
      return (
        <>
          <MyAppointments />
          <Button variant="secondary" asChild>
            <Link to="/search">Find a business</Link>
          </Button>
        </>
      );
  }
}
