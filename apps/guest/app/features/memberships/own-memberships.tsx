import { useQuery } from '@tanstack/react-query';
import { Button, EmptyState, ErrorState, KettleDrawing, Skeleton } from '@thyme/ui';
import { Link } from 'react-router';
import { MyMembershipsDocument } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { OwnMembershipCard, type OwnMembershipProps } from './own-membership.tsx';
import { OWN_MEMBERSHIPS } from './own-memberships-key.ts';

export function useOwnMemberships() {
  return useQuery({
    queryKey: OWN_MEMBERSHIPS,
    queryFn: async () => (await runAsGuest(MyMembershipsDocument, {})).my_memberships,
  });
}

/** The guest's memberships; ended ones come last. */
export function OwnMemberships(props: Omit<OwnMembershipProps, 'membership'>) {
  const { data, isError, refetch } = useOwnMemberships();
  if (isError)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load your memberships"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Check that you’re online and try again.
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-64" />;
  if (data.length === 0)
    return (
      <EmptyState
        level={2}
        picture={<KettleDrawing />}
        title="No memberships"
        action={
          <Button asChild>
            <Link to="/search">Find a shop</Link>
          </Button>
        }
      >
        Some shops offer sessions every month for a fixed price. You’ll find them on the shop’s page.
      </EmptyState>
    );
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {data.map((membership) => (
        <li key={membership.id}>
          <OwnMembershipCard {...props} membership={membership} />
        </li>
      ))}
    </ul>
  );
}

/** A link to the memberships, for guests who have any. */
export function MembershipsLink() {
  const { data = [] } = useOwnMemberships();
  if (data.length === 0) return null;
  const isUnpaid = data.some(({ status }) => status === 'past_due');
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-card p-6 shadow-soft">
      <span className="min-w-56 flex-1">
        {isUnpaid ? 'A membership payment didn’t go through.' : 'Your memberships, with payments and sessions left.'}
      </span>
      <Button size="sm" variant={isUnpaid ? 'primary' : 'secondary'} asChild>
        <Link to="/profile/memberships">My memberships</Link>
      </Button>
    </p>
  );
}
