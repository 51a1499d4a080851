import type { Need } from '@thyme/domain/people';
import { Button, ChairDrawing, EmptyState, ErrorState, SkeletonRows } from '@thyme/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDesk } from '../desk.ts';
import { mayOpen, needOf } from '../rights.ts';

const TITLES: Record<Need, string> = {
  staff: '',
  calendar: 'Only people who see everyone’s calendar can open this',
  manager: 'Only the owner or a manager can see this',
  money: 'Only people who may see the money can open this',
  owner: 'Only the owner can see this',
};

/** Guards a page that needs a right: members without it see an explanation instead of failing requests. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  const { rights, business } = useDesk();
  const { pathname } = useLocation();
  if (mayOpen(rights, pathname)) return children;
  return (
    <EmptyState size="page" level={2} title={TITLES[needOf(pathname)]} picture={<ChairDrawing />}>
      Please ask the owner of {business.name} if you need it.
    </EmptyState>
  );
}

/** Loading and error states of a page. */
export function Waiting({ isError, retry }: { isError: boolean; retry: () => void }) {
  return isError ? (
    <ErrorState title="We couldn’t load this" action={<Button onClick={retry}>Try again</Button>}>
      Nothing has changed. Please try again in a moment.
    </ErrorState>
  ) : (
    <SkeletonRows />
  );
}
