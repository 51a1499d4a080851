import { Button, ChairDrawing, EmptyState, ErrorState, SkeletonRows } from '@thyme/ui';
import type { ReactNode } from 'react';
import { useDesk } from '../desk.ts';

/** A page that changes the shop is the owner's; staff reads so instead of meeting refusals one by one. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  const { isOwner, business } = useDesk();
  if (isOwner) return children;
  return (
    <EmptyState size="page" level={2} title="Only the owner can see this" picture={<ChairDrawing />}>
      The owner of {business.name} looks after this. Calendar, appointments and guests are yours.
    </EmptyState>
  );
}

/** While a page's data comes, and when it does not. */
export function Waiting({ isError, retry }: { isError: boolean; retry: () => void }) {
  return isError ? (
    <ErrorState title="We couldn’t load this" action={<Button onClick={retry}>Try again</Button>}>
      Nothing has changed. Please try again in a moment.
    </ErrorState>
  ) : (
    <SkeletonRows />
  );
}
