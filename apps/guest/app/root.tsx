import { fontPreloads } from '@thyme/ui/fonts/preload.ts';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import './app.css';
import { catchUp } from './lib/come-alive.ts';
import { styleNonceMark, useNonce } from './lib/nonce.ts';
import { requestContext } from './lib/request-context.ts';
import { sessionMark } from './lib/session.ts';
import { configureSite, withDefaults } from './lib/site-config.ts';
import { Attendants } from './shell/attendants.tsx';
import { BrokenPage } from './shell/broken-page.tsx';

const earlyMarks = styleNonceMark + sessionMark;

export const links: LinksFunction = () => [
  ...fontPreloads.map(({ href, type }) => ({
    rel: 'preload',
    as: 'font',
    href,
    type,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The configuration that browsers may know. It never changes while a page is open. */
export function loader({ context }: Route.LoaderArgs) {
  return { site: withDefaults(context.get(requestContext)?.site) };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en-IE" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours; they have to run before the first paint. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyMarks }} />
        <Meta />
        {/* Stylesheets come from our own address and need no nonce; one here would differ between server and browser. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [ready] = useState(() => {
    if (typeof window !== 'undefined') configureSite(loaderData.site);
    return true;
  });
  useLayoutEffect(catchUp, []);
  return (
    <>
      {ready && <Outlet />}
      <Attendants />
    </>
  );
}

/** The last resort: the frame itself failed, so nothing of it is used here. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenPage error={error} frameless />;
}
