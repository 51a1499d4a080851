import { Apple, Play } from 'lucide-react';

export type AppKind = 'guest' | 'business';

/** Links to the app stores. */
const stores: Record<AppKind, { apple: string; google: string }> = {
  guest: {
    apple: 'https://apps.apple.com/ie/app/thyme',
    google: 'https://play.google.com/store/apps/details?id=example.thyme.guest',
  },
  business: {
    apple: 'https://apps.apple.com/ie/app/thyme-business',
    google: 'https://play.google.com/store/apps/details?id=example.thyme.business',
  },
};

const badge =
  'inline-flex min-h-14 items-center gap-3 rounded-md bg-ink px-5 py-2 text-white no-underline transition hover:bg-thyme-900';

export function StoreLinks({ app }: { app: AppKind }) {
  return (
    <ul aria-label="Get the app" className="flex flex-wrap gap-3">
      <li>
        <a href={stores[app].apple} rel="noopener" className={badge}>
          <Apple aria-hidden="true" className="size-6" />
          <span className="leading-tight">
            <span className="block text-sm">Download on the</span>
            <b className="text-lg font-semibold">App Store</b>
          </span>
        </a>
      </li>
      <li>
        <a href={stores[app].google} rel="noopener" className={badge}>
          <Play aria-hidden="true" className="size-6" />
          <span className="leading-tight">
            <span className="block text-sm">Get it on</span>
            <b className="text-lg font-semibold">Google Play</b>
          </span>
        </a>
      </li>
    </ul>
  );
}
