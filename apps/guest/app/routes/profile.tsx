import { SkeletonCard, SkeletonGroup } from '@thyme/ui';
import { Outlet } from 'react-router';
import { sendVisitorsAway } from '../features/accounts/guards.ts';
import { ProfileTabs } from '../features/accounts/profile-tabs.tsx';
import { Queries } from '../lib/graphql/queries.tsx';

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

export default function Profile() {
  return (
    <Queries>
      <div className="border-b border-line">
        <div className="wrap -mb-px">
          <ProfileTabs />
        </div>
      </div>
      <div className="wrap min-h-[62vh] py-8 md:py-10">
        <Outlet />
      </div>
    </Queries>
  );
}
