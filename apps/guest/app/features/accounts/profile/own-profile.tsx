import { Button, ErrorState, SkeletonCard, SkeletonGroup } from '@thyme/ui';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { type Profile, useProfile } from './use-profile.ts';

interface OwnProfileProps {
  /** The same size as the content, so that nothing shifts when it loads. */
  skeleton?: ReactNode;
  children: (profile: Profile) => ReactNode;
}

/** Renders its children with the guest's account, and the loading and error states until it is there. */
export function OwnProfile({ skeleton, children }: OwnProfileProps) {
  const session = useSession();
  const { data, isPending, isFetching, refetch } = useProfile();
  if (data) return children(data);
  // After a logout the redirect to another page is under way.
  if (isPending || isFetching || session !== 'guest') {
    return (
      skeleton ?? (
        <SkeletonGroup label="Loading your account">
          <SkeletonCard />
        </SkeletonGroup>
      )
    );
  }
  return (
    <ErrorState
      level={2}
      title="We couldn’t load your account"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      Nothing has changed. Check that you’re online and try again.
    </ErrorState>
  );
}
