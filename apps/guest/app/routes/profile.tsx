import { useQueryClient } from '@tanstack/react-query';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { SkeletonCard, SkeletonGroup } from '@thyme/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { sendVisitorsAway } from '../features/accounts/guards.ts';
import { ProfileTabs } from '../features/accounts/profile/profile-tabs.tsx';
import { onNews } from '../lib/session/news-count.ts';

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

/** News may be about anything in the account: what is on screen is asked for again, the rest when it is opened. */
function FreshWithNews() {
  const queries = useQueryClient();
  useEffect(() => onNews(() => void queries.invalidateQueries()), [queries]);
  return null;
}

export default function Profile() {
  return (
    <Queries>
      <FreshWithNews />
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
