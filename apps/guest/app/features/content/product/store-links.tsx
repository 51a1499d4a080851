import { Button } from '@thyme/ui';
import { Apple, Play } from 'lucide-react';
import { Link } from 'react-router';
import type { AppKind } from '../../../lib/page/site-config.ts';
import { useSite } from '../../../lib/page/use-site.ts';

const badge =
  'inline-flex min-h-14 items-center gap-3 rounded-md bg-ink px-5 py-2 text-white no-underline transition hover:bg-thyme-900';

/** Links to the stores that have the app. Without any, the site itself, which phones can add to their home screen. */
export function StoreLinks({ app }: { app: AppKind }) {
  const { apple, google } = useSite().links.apps[app];
  if (!apple && !google) return <InBrowser app={app} />;
  return (
    <ul aria-label="Get the app" className="flex flex-wrap gap-3">
      {apple && (
        <li>
          <a href={apple} rel="noopener" className={badge}>
            <Apple aria-hidden="true" className="size-6" />
            <span className="leading-tight">
              <span className="block text-sm">Download on the</span>
              <b className="text-lg font-semibold">App Store</b>
            </span>
          </a>
        </li>
      )}
      {google && (
        <li>
          <a href={google} rel="noopener" className={badge}>
            <Play aria-hidden="true" className="size-6" />
            <span className="leading-tight">
              <span className="block text-sm">Get it on</span>
              <b className="text-lg font-semibold">Google Play</b>
            </span>
          </a>
        </li>
      )}
    </ul>
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
