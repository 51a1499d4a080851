import { SiteDocument, siteLinks } from '@thyme/site/frame/site-document.tsx';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type LinksFunction, Outlet } from 'react-router';
import type { Route } from './+types/root.ts';
import stylesheet from './app.css?url';
import { recordEarlyInput } from './lib/hydration/record-early-input.ts';
import { replayEarlyInput } from './lib/hydration/replay-early-input.ts';
import { requestContext } from './lib/page/request-context.ts';
import { configureSite, withDefaults } from './lib/page/site-config.ts';
import { sessionMark } from './lib/session/session.ts';
import { abroadMark } from './lib/view/zone-name.tsx';
import { Attendants } from './shell/attendants.tsx';
import { BrokenPage } from './shell/broken-page.tsx';

// By its URL: imported for its effect, the stylesheet would belong to the chunk, and each lazy part that shares the chunk
// would add it to the document again.
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  ...siteLinks,
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The public configuration. It never changes while a page is open. */
export function loader({ context }: Route.LoaderArgs) {
  return { site: withDefaults(context.get(requestContext)?.site) };
}

export const shouldRevalidate = () => false;

/** Inline scripts that run before the first paint; rendered on the server only. */
const marks = import.meta.env.SSR ? `${sessionMark}${abroadMark}(${recordEarlyInput})()` : '';

export function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument marks={marks}>{children}</SiteDocument>;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [ready] = useState(() => {
    if (typeof window !== 'undefined') configureSite(loaderData.site);
    return true;
  });
  useLayoutEffect(replayEarlyInput, []);
  return (
    <>
      {ready && <Outlet />}
      <Attendants />
    </>
  );
}

/** The last resort when the layout itself failed; uses no part of it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenPage error={error} frameless />;
}
