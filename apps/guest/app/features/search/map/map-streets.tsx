import { Button } from '@thyme/ui';
import type { SiteConfig } from '../../../lib/page/site-config.ts';
import { choose } from '../../../lib/visitor/consent/choice.ts';

/** A map provider: a MapLibre style, or the URL of image tiles with the attribution that must be shown. */
export type Streets = { readonly host: string } & (
  | { readonly kind: 'style'; readonly url: string }
  | { readonly kind: 'tiles'; readonly url: string; readonly attribution: string }
);

/** The configured map provider; null leaves the built-in map. */
export function streetsOf({ mapStyleUrl, mapTiles }: SiteConfig): Streets | null {
  if (mapStyleUrl !== null) return { kind: 'style', url: mapStyleUrl, host: new URL(mapStyleUrl).host };
  return mapTiles && { kind: 'tiles', ...mapTiles, host: new URL(mapTiles.url).host };
}

/** The provider's map is loaded after consent; without it, the built-in map is shown. */
export function StreetsOffer({ host }: { host: string }) {
  return (
    <section
      aria-label="A map with streets"
      className="absolute bottom-9 left-3 z-10 max-w-80 rounded-md bg-card p-4 shadow-lift"
    >
      <p className="text-sm text-pretty text-ink-soft">
        Would you like a map with every street? It comes from <b className="text-ink">{host}</b>, which will see your IP
        address.
      </p>
      <p className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="secondary" size="sm" onClick={() => choose('yes')}>
          Yes
        </Button>
        <Button variant="secondary" size="sm" onClick={() => choose('no')}>
          No, thanks
        </Button>
      </p>
    </section>
  );
}
