import { useQueryClient } from '@tanstack/react-query';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router';
import { MailProblem } from '../../features/accounts/profile/mail-problem.tsx';
import { ProfileTabs } from '../../features/accounts/profile/profile-tabs.tsx';
import { onNotification } from '../../lib/session/unread-count.ts';

/** A notification may concern anything in the account: visible queries are refetched, the rest when they are used. */
function RefetchOnNotification() {
  const queries = useQueryClient();
  useEffect(() => onNotification(() => void queries.invalidateQueries()), [queries]);
  return null;
}

/** The tabs, and the page below them. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="border-b border-line">
        <div className="wrap -mb-px">
          <ProfileTabs />
        </div>
      </div>
      <div className="wrap min-h-[62vh] pt-8 pb-20 md:pt-10 md:pb-25">{children}</div>
    </>
  );
}

export function AccountLayout() {
  return (
    <Queries>
      <RefetchOnNotification />
      <AccountFrame>
        <MailProblem />
        <Outlet />
      </AccountFrame>
    </Queries>
  );
}
