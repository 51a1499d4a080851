import { styleNonceMark, useNonce } from '@thyme/site/nonce.ts';
import { Logo, Spinner } from '@thyme/ui';
import { fontPreloads } from '@thyme/ui/fonts/preload.ts';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import './app.css';
import { Attendants } from './shell/attendants.tsx';
import { BrokenPage } from './shell/broken-page.tsx';

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
];

export const meta: MetaFunction = () => [
  { title: 'Thyme for business' },
  { name: 'description', content: 'The desk of a business: its day, its guests, its services and its money.' },
  { name: 'robots', content: 'noindex' },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en-IE" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it has to run before any dialog. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styleNonceMark }} />
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

export default function Root() {
  return (
    <>
      <Outlet />
      <Attendants />
    </>
  );
}

/** What is sent to everybody, until the browser knows who is there. */
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

/** The last resort: the frame itself failed, so nothing of it is used here. */
export function ErrorBoundary() {
  return <BrokenPage error={useRouteError()} frameless />;
}
