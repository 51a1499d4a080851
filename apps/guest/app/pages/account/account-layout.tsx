import { useQueryClient } from '@tanstack/react-query';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { ProfileTabs } from '../../features/accounts/profile/profile-tabs.tsx';
import { onNotification } from '../../lib/session/unread-count.ts';

/** A notification may concern anything in the account: visible queries are refetched, the rest when they are used. */
function RefetchOnNotification() {
  const queries = useQueryClient();
  useEffect(() => onNotification(() => void queries.invalidateQueries()), [queries]);
  return null;
}

export function AccountLayout() {
  return (
    <Queries>
      <RefetchOnNotification />
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
