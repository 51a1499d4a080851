import { SkeletonCard, SkeletonGroup } from '@thyme/ui';
import { sendVisitorsAway } from '../features/accounts/guards.ts';
import { AccountLayout } from '../pages/account/account-layout.tsx';

/** Only the browser knows the token, so the server renders nothing of this area. */
export const clientLoader = () => sendVisitorsAway();

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="wrap min-h-[68vh] py-10">
      <SkeletonGroup label="Loading your account">
        <SkeletonCard />
      </SkeletonGroup>
    </div>
  );
}

export default AccountLayout;
