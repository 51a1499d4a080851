import { useQueryClient } from '@tanstack/react-query';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { ProfileTabs } from '../../features/accounts/profile/profile-tabs.tsx';
import { onNews } from '../../lib/session/news-count.ts';

/** News may be about anything in the account: what is on screen is asked for again, the rest when it is opened. */
function FreshWithNews() {
  const queries = useQueryClient();
  useEffect(() => onNews(() => void queries.invalidateQueries()), [queries]);
  return null;
}

export function AccountLayout() {
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
