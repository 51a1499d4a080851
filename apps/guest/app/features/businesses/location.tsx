import { locationPreview } from '@thyme/domain/text';
import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { Static } from '../../lib/hydration/static.tsx';
import { directionsTo } from '../../lib/view/maps.ts';

const StreetDrawing = lazyPart(async () => ({ default: (await import('./street-drawing.tsx')).StreetDrawing }));

interface LocationProps {
  business: {
    name: string;
    slug: string;
    location: string;
    area: string;
    eir_code?: string | null;
    lat?: number | null;
    lng?: number | null;
  };
}

/** A drawn map, not a real one, with the address and a link to directions. */
export function Location({ business }: LocationProps) {
  const { location } = business;
  const [whole, setWhole] = useState(false);
  const short = locationPreview(location);
  return (
    <div className="relative overflow-hidden rounded-lg border border-line">
      <Static part={StreetDrawing} seed={business.slug} />
      <div className="bg-card p-5 md:absolute md:bottom-6 md:left-6 md:max-w-85 md:rounded-md md:px-6 md:shadow-lift">
        <p className="font-semibold">
          {whole ? location : short.text}{' '}
          {short.isCut && (
            <button
              type="button"
              aria-expanded={whole}
              onClick={() => setWhole(!whole)}
              className="-m-2 p-2 text-thyme-700 underline decoration-thyme-300"
            >
              {whole ? 'less' : 'more'}
            </button>
          )}
        </p>
        <p className="text-ink-soft">{[business.area, business.eir_code].filter(Boolean).join(' · ')}</p>
        <a
          href={directionsTo(business)}
          target="_blank"
          rel="noopener"
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline"
        >
          <Navigation aria-hidden="true" className="size-4.5" /> See Directions
        </a>
      </div>
    </div>
  );
}
