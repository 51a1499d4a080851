import { Button, EmptyState, ErrorState, GlassDrawing, Skeleton, SkeletonGroup } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Form at the left, what is paid for at the right; on phones that comes first. */
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

/** No such order, or somebody else's: the two look the same. */
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
      It may have been paid or given up already. Nothing has been taken from your card.
    </EmptyState>
  );
}

/** It was declined or left too long ago: others may have the time by now. */
export function OrderOver() {
  return (
    <EmptyState
      level={1}
      size="page"
      picture={<GlassDrawing />}
      title="The time for this payment is over"
      action={
        <Button asChild>
          <Link to="/search">Book again</Link>
        </Button>
      }
    >
      Nothing has been taken from your card, and the time you had chosen is free for everybody again.
    </EmptyState>
  );
}

export function OrderUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      size="page"
      title="Your order could not be shown"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Nothing has been taken from your card. Look whether you are online and try again.
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
