import { Button, ChairDrawing, EmptyState, ErrorState, SkeletonRows } from '@thyme/ui';
import type { ReactNode } from 'react';
import { useDesk } from '../desk.ts';

/** Shows a notice to staff on pages that only the owner may use. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  const { isOwner, business } = useDesk();
  if (isOwner) return children;
  return (
    <EmptyState size="page" level={2} title="This is for the owner" picture={<ChairDrawing />}>
      The owner of {business.name} looks after this. Calendar, appointments and guests are yours.
    </EmptyState>
  );
}

/** The loading and the error state of a page. */
export function Waiting({ isError, retry }: { isError: boolean; retry: () => void }) {
  return isError ? (
    <ErrorState title="This could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
      Nothing has changed. Please try again in a moment.
    </ErrorState>
  ) : (
    <SkeletonRows />
  );
}
