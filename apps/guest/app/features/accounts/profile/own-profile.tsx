import { Button, ErrorState, SkeletonCard, SkeletonGroup } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../../../lib/session/session.ts';
import { AFTER_LOGIN } from '../guards.ts';
import { type Profile, useProfile } from './use-profile.ts';

/** Renders its children with the guest's account, and the loading and error states until it is there. */
export function OwnProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const session = useSession();
  const { data, isPending, isFetching, refetch } = useProfile();
  if (data) return children(data);
  // After a logout the redirect to another page is under way.
  if (isPending || isFetching || session !== 'guest') {
    return (
      <SkeletonGroup label="Loading your account">
        <SkeletonCard />
      </SkeletonGroup>
    );
  }
  return (
    <ErrorState
      level={2}
      title="Your account could not be shown"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      Nothing has changed. Look whether you are online and try again.
    </ErrorState>
  );
}

/** For guests with a password and an email of ours; a social login has neither, so these pages do not apply. */
export function WithCredentials({ children }: { children: (profile: Profile) => ReactNode }) {
  return (
    <OwnProfile>
      {(profile) => (profile.social_login ? <Navigate to={AFTER_LOGIN} replace /> : children(profile))}
    </OwnProfile>
  );
}
