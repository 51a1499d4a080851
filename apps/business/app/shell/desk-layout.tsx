import { useQuery } from '@tanstack/react-query';
import { NavigationProgress } from '@thyme/site/frame/navigation-progress.tsx';
import { OfflineNotice } from '@thyme/site/frame/offline-notice.tsx';
import { RouteFocus } from '@thyme/site/frame/route-focus.tsx';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Button, ErrorState, SkipLink, Spinner } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { type ClientLoaderFunctionArgs, Navigate, Outlet, redirect, useRouteError } from 'react-router';
import { DeskMeDocument } from '../generated/graphql.ts';
import { type Desk, DeskContext, deskMeKey, type Me, rightsAt } from '../lib/desk.ts';
import { run } from '../lib/graphql/client.ts';
import { LOGIN_PATH, storedToken } from '../lib/session.ts';
import { keys, read, write } from '../lib/storage.ts';
import { BrokenPage } from './broken-page.tsx';
import { DeskLive } from './desk-live.tsx';
import { FocusReturn } from './focus-return.tsx';
import { BottomBar, SideBar } from './side-bar.tsx';
import { useMarks } from './use-marks.ts';

/** Pages of the desk need a token; after login the member returns to the requested page. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (storedToken() !== '') return null;
  const { pathname, search } = new URL(request.url);
  const wanted = `${pathname.replace(/^\/business(?=\/|$)/, '') || '/'}${search}`;
  throw redirect(wanted === '/' ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(wanted)}`);
}

export default function DeskLayout() {
  return (
    <Queries>
      <WhoIsHere>
        <Frame>
          <Outlet />
        </Frame>
      </WhoIsHere>
    </Queries>
  );
}

export function ErrorBoundary() {
  return <BrokenPage error={useRouteError()} frameless />;
}

function WhoIsHere({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useQuery({ queryKey: deskMeKey, queryFn: () => run(DeskMeDocument, {}) });
  if (data) return <AtDesk me={data.desk_me}>{children}</AtDesk>;
  return (
    <main className="grid min-h-dvh place-content-center px-5">
      {isError ? (
        <ErrorState
          title="We couldn’t open the desk"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <Spinner />
      )}
    </main>
  );
}

function AtDesk({ me, children }: { me: Me; children: ReactNode }) {
  const [chosen, setChosen] = useState(() => Number(read(keys.business)));
  const business = me.businesses.find(({ id }) => id === chosen) ?? me.businesses[0];
  // An owner without an open shop goes to sign-up first.
  if (!business || (business.role === 'owner' && !business.has_opened)) return <Navigate to="/sign-up" replace />;
  const desk: Desk = {
    me,
    business,
    ...rightsAt(business),
    choose: (id) => {
      write(keys.business, String(id));
      setChosen(id);
    },
  };
  return <DeskContext value={desk}>{children}</DeskContext>;
}

function Frame({ children }: { children: ReactNode }) {
  const marks = useMarks({ asks: true });
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <NavigationProgress />
      <SideBar marks={marks} />
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 pb-16 outline-none md:pb-0">
        {children}
      </main>
      <BottomBar marks={marks} />
      <DeskLive />
      <OfflineNotice />
      <RouteFocus />
      <FocusReturn />
    </div>
  );
}
