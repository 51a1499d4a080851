import { Button } from '@thyme/ui';
import { Apple, type LucideIcon, Play } from 'lucide-react';
import { Link } from 'react-router';
import type { AppKind } from '../../../lib/page/site-config.ts';
import { useSite } from '../../../lib/page/use-site.ts';

/** Links to the stores that have the app. Without any, the site itself, which phones can add to their home screen. */
export function StoreLinks({ app }: { app: AppKind }) {
  const { apple, google } = useSite().links.apps[app];
  if (!apple && !google) return <InBrowser app={app} />;
  return (
    <ul aria-label="Get the app" className="flex flex-wrap gap-3">
      {apple && <StoreLink href={apple} icon={Apple} lead="Download on the" store="App Store" />}
      {google && <StoreLink href={google} icon={Play} lead="Get it on" store="Google Play" />}
    </ul>
  );
}

interface StoreLinkProps {
  href: string;
  icon: LucideIcon;
  lead: string;
  store: string;
}

function StoreLink({ href, icon: Icon, lead, store }: StoreLinkProps) {
  return (
    <li>
      <a
        href={href}
        rel="noopener"
        className="inline-flex min-h-14 items-center gap-3 rounded-md bg-ink px-5 py-2 text-white no-underline transition hover:bg-thyme-900"
      >
        <Icon aria-hidden="true" className="size-6" />
        <span className="leading-tight">
          <span className="block text-sm">{lead}</span>
          <b className="text-lg font-semibold">{store}</b>
        </span>
      </a>
    </li>
  );
}

function InBrowser({ app }: { app: AppKind }) {
  const { businessSiteUrl } = useSite();
  return (
    <>
      <p className="mb-5 max-w-md text-pretty">
        Nothing to download: Thyme runs in your phone’s browser. Add it to your home screen and it opens like any other
        app.
      </p>
      <Button size="lg" asChild>
        {app === 'guest' ? (
          <Link to="/search-form">Find a business</Link>
        ) : (
          <a href={businessSiteUrl}>Open your desk</a>
        )}
      </Button>
    </>
  );
}
