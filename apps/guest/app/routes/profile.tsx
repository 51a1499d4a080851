import { Skeleton, SkeletonGroup } from '@thyme/ui';
import { sendVisitorsAway } from '../features/accounts/guards.ts';
import { AccountFrame, AccountLayout } from '../pages/account/account-layout.tsx';

/** Only the browser knows the token, so the server renders nothing of this area but its frame. */
export const clientLoader = () => sendVisitorsAway();

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <AccountFrame>
      <SkeletonGroup label="Loading your account">
        <Skeleton width="60%" height={53} />
        <Skeleton className="mt-7 rounded-lg" height={420} />
      </SkeletonGroup>
    </AccountFrame>
  );
}

export default AccountLayout;
