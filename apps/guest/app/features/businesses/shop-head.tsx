import { Button, IconButton, Rating } from '@thyme/ui';
import { BrandIcon } from '@thyme/ui/media/brand-icon.tsx';
import { clsx } from 'clsx';
import { Clock, MapPin, Navigation, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { sharePage } from '../../lib/page/share-page.ts';
import { isNetwork, networkNames } from '../../lib/page/social-networks.ts';
import { directionsTo } from '../../lib/view/maps.ts';
import { ZoneName } from '../../lib/view/zone-name.tsx';
import { describeOpening, type Opening, openingAt } from './hours/opening.ts';
import { type ShopClock, useShopWall } from './hours/shop-clock.ts';

export interface ShopHeadProps {
  business: {
    name: string;
    kind: string;
    location: string;
    area: string;
    zone_label: string;
    lat?: number | null;
    lng?: number | null;
    rating: number;
    number_of_ratings: number;
    social_links: readonly { network: string; url: string }[];
  };
  opening: Opening;
  clock: ShopClock;
  /** Pictures are above: on phones the share and heart buttons overlay them. */
  overPicture: boolean;
  /** Further actions beside the directions. */
  children?: ReactNode;
}

export function ShopHead({ business, opening, clock, overPicture, children }: ShopHeadProps) {
  const { name, kind, rating, number_of_ratings: ratings } = business;
  return (
    <div className="relative grid items-end gap-x-12 gap-y-6 pt-7 pb-5 max-md:-mx-5 max-md:-mt-5 max-md:rounded-t-lg max-md:bg-paper max-md:px-5 md:grid-cols-[1fr_auto]">
      <div>
        {kind && <p className="mb-2 font-semibold text-thyme-700">{kind}</p>}
        <h1 className="display-64">{name}</h1>
        <ul className="mt-5 flex flex-col gap-x-6 gap-y-2 md:flex-row md:flex-wrap md:items-center">
          <li>
            {rating > 0 ? (
              <a href="#reviews" className="-my-2 inline-flex min-h-11 items-center underline decoration-line-strong">
                <Rating value={rating} count={ratings} />
              </a>
            ) : (
              <Rating value={null} />
            )}
          </li>
          <Fact icon={<Clock aria-hidden="true" />}>
            <OpenNow opening={opening} clock={clock} zone={business.zone_label} />
          </Fact>
          <Fact icon={<MapPin aria-hidden="true" />}>{business.area || business.location}</Fact>
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:max-w-85 md:justify-end">
        <Button variant="secondary" size="sm" asChild>
          <a href={directionsTo(business)} target="_blank" rel="noopener">
            <Navigation aria-hidden="true" /> See Directions
          </a>
        </Button>
        <div className={clsx('flex gap-2', overPicture && 'max-md:absolute max-md:-top-50 max-md:right-5')}>
          <ShareButton name={name} overPicture={overPicture} />
          {children}
        </div>
        <SocialLinks links={business.social_links} name={name} />
      </div>
    </div>
  );
}

function OpenNow({ opening, clock, zone }: { opening: Opening; clock: ShopClock; zone: string }) {
  const now = useShopWall(clock);
  const { lead, rest } = describeOpening(openingAt(opening, now), now);
  return (
    <>
      <b className="font-semibold">{lead}</b>
      {rest && (
        <>
          , {rest} <ZoneName label={zone} />
        </>
      )}
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 figures [&>svg]:text-thyme-700">
      {icon}
      <span>{children}</span>
    </li>
  );
}

function ShareButton({ name, overPicture }: { name: string; overPicture: boolean }) {
  return (
    <IconButton
      look="line"
      label="Share"
      onClick={() => void sharePage(name)}
      className={clsx(overPicture && 'max-md:shadow-soft')}
    >
      <Share aria-hidden="true" />
    </IconButton>
  );
}

function SocialLinks({ links, name }: { links: ShopHeadProps['business']['social_links']; name: string }) {
  const known = links.flatMap(({ network, url }) => (isNetwork(network) ? [{ network, url }] : []));
  if (known.length === 0) return null;
  return (
    <ul aria-label={`${name} elsewhere`} className="flex -mr-3 text-ink-soft max-md:ml-auto md:w-full md:justify-end">
      {known.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            aria-label={networkNames[network]}
            target="_blank"
            rel="noopener nofollow"
            className="grid size-11 place-items-center rounded-full hover:bg-sand hover:text-ink"
          >
            <BrandIcon brand={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
