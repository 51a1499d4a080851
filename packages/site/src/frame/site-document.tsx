import { fontPreloads } from '@thyme/ui/fonts/preload.ts';
import type { ReactNode } from 'react';
import { type LinkDescriptor, Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { styleNonceMark, useNonce } from '../nonce.ts';

/** The links in the head of every page of both sites. */
export const siteLinks: LinkDescriptor[] = [
  ...fontPreloads.map(({ href, type }) => ({
    rel: 'preload',
    as: 'font' as const,
    href,
    type,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/** The document around a site's pages. `marks` is inline script that runs before the first paint. */
export function SiteDocument({ marks = '', children }: { marks?: string; children: ReactNode }) {
  const nonce = useNonce();
  const early = styleNonceMark + marks;
  return (
    <html lang="en-IE" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours; they have to run before the first paint. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
        <Meta />
        {/* Stylesheets are same-origin and need no nonce; one here would differ between server and browser. */}
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
