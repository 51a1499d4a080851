import { thisWindow } from '@thyme/site/this-window.ts';
import { Button, EmptyState, ErrorState, GlassDrawing, Skeleton, SkeletonGroup } from '@thyme/ui';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import type { FailedPayment } from '../after/failed-payment.ts';

/** The form on the left, the summary on the right; on phones the summary comes first. */
export function CardPage({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-10 py-5 md:py-12 lg:grid-cols-[minmax(0,37.5rem)_26.25rem] lg:justify-between lg:gap-16">
      <div className="min-w-0 max-lg:order-2">
        <h1 className="display-48 mb-7">Pay by card</h1>
        {children}
      </div>
      {summary}
    </div>
  );
}

/** No such order, or another guest's: the two look the same. */
export function OrderMissing() {
  return (
    <EmptyState
      level={1}
      size="page"
      picture={<GlassDrawing />}
      title="Order not found"
      action={
        <Button asChild>
          <Link to="/profile/appointments">My Appointments</Link>
        </Button>
      }
    >
      It may already have been paid or cancelled. Nothing has been taken from your card.
    </EmptyState>
  );
}

interface Ending {
  title: string;
  words: string;
  label: string;
  to: string;
}

const CLOSED = 'This payment is closed';

/** What happened to the purchase, once its order cannot be paid any more. */
function endingOf(kept: FailedPayment['kept'], saleId: number | null, bookAgain: string): Ending {
  switch (kept) {
    case 'time':
      return {
        title: 'You’ve run out of time to pay',
        words: 'Nothing has been taken from your card, and the time you chose is free for others again.',
        label: 'Book again',
        to: bookAgain,
      };
    case 'booking':
      return {
        title: CLOSED,
        words: 'Nothing has been taken from your card. Your booking is safe, and its invoice shows what’s left to pay.',
        label: 'Show Invoice',
        to: `/invoice/${saleId}`,
      };
    case 'plan':
      return {
        title: CLOSED,
        words: 'Nothing has been taken from your card. Choose your plan again to pay for it.',
        label: 'All plans',
        to: '/pricing',
      };
  }
}

interface OrderOverProps {
  kept: FailedPayment['kept'];
  saleId: number | null;
  bookAgain: string;
}

/** It was declined too often, expired, or was replaced by another one. */
export function OrderOver({ kept, saleId, bookAgain }: OrderOverProps) {
  const { title, words, label, to } = endingOf(kept, saleId, bookAgain);
  return (
    <EmptyState
      level={1}
      size="page"
      picture={<GlassDrawing />}
      title={title}
      action={
        <Button asChild>
          <Link to={to}>{label}</Link>
        </Button>
      }
    >
      {words}
    </EmptyState>
  );
}

/** The payment arrived after the hold had expired. */
export function OrderReturned({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      level={1}
      size="page"
      picture={<GlassDrawing />}
      title="Your money is on its way back"
      action={
        <Button asChild>
          <Link to="/profile/appointments">My Appointments</Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

/** The provider has a page of its own for this order. */
export function ElsewherePaid({ page }: { page: string }) {
  useEffect(() => thisWindow.goTo(page), [page]);
  return <CardPageSkeleton />;
}

export function OrderUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      size="page"
      title="We couldn’t load your order"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Nothing has been taken from your card. Check that you’re online and try again.
    </ErrorState>
  );
}

export function CardPageSkeleton() {
  return (
    <SkeletonGroup label="Loading your order">
      <div className="wrap grid items-start gap-10 py-5 md:py-12 lg:grid-cols-[minmax(0,37.5rem)_26.25rem] lg:justify-between lg:gap-16">
        <div className="grid gap-7 max-lg:order-2">
          <Skeleton className="h-13 w-72" />
          <Skeleton className="h-14" />
          <Skeleton className="h-40" />
          <Skeleton className="h-110" />
        </div>
        <Skeleton className="h-90" />
      </div>
    </SkeletonGroup>
  );
}
