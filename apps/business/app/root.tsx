import { SiteDocument, siteLinks } from '@thyme/site/frame/site-document.tsx';
import { Logo, Spinner } from '@thyme/ui';
import type { ReactNode } from 'react';
import { type LinksFunction, type MetaFunction, Outlet, useRouteError } from 'react-router';
import stylesheet from './app.css?url';
import { Attendants } from './shell/attendants.tsx';
import { BrokenPage } from './shell/broken-page.tsx';

// Linked by URL: imported for its side effect, the stylesheet would belong to the chunk, and each lazy part that shares
// the chunk would add it to the document again.
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }, ...siteLinks];

export const meta: MetaFunction = () => [
  { title: 'Thyme for business' },
  { name: 'description', content: 'The desk of a business: its day, its guests, its services and its money.' },
  { name: 'robots', content: 'noindex' },
];

export function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}

export default function Root() {
  return (
    <>
      <Outlet />
      <Attendants />
    </>
  );
}

/** The static shell, shown until the browser knows who is logged in. */
export function HydrateFallback() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6">
      <h1>
        <Logo />
        <span className="sr-only"> for business</span>
      </h1>
      <Spinner />
      <noscript>The desk needs JavaScript.</noscript>
    </main>
  );
}

/** The last error boundary: the layout itself failed, so none of it is used here. */
export function ErrorBoundary() {
  return <BrokenPage error={useRouteError()} frameless />;
}
