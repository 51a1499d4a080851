import { wallOf } from '@thyme/domain/time';
import { useEffect } from 'react';
import { data, isRouteErrorResponse, redirect, useNavigate } from 'react-router';
import { openingOf } from '../features/businesses/hours/opening.ts';
import type { ShopClock } from '../features/businesses/hours/shop-clock.ts';
import { type Menu, splitMenu } from '../features/businesses/menu/menu.ts';
import { PolicyStrip } from '../features/businesses/menu/policy-strip.tsx';
import { SectionTabs } from '../features/businesses/section-tabs.tsx';
import { ShopGallery } from '../features/businesses/shop-gallery.tsx';
import { ShopHead } from '../features/businesses/shop-head.tsx';
import { describeShop } from '../features/businesses/structured-data.ts';
import { FavouriteHeart } from '../features/favourites/favourite-heart.tsx';
import { ShopBusinessDocument, ShopMovedDocument, ShopOffersDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { requestContext } from '../lib/page/request-context.ts';
import { StructuredData } from '../lib/page/structured-data.tsx';
import { BrokenPage } from '../shell/broken-page.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/shop.ts';
import { ShopBody, type ShopBusiness, type ShopOffers } from './shop-body.tsx';

export const handle = { stillHeader: true } satisfies PageHandle;

/** Anything else in this place of an address was never a shop, so the database is not asked. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.shop_slug;
  const lower = slug.toLowerCase();
  // As people write a name on a card; the address itself is small letters.
  if (lower !== slug && slugPattern.test(lower)) throw redirect(`/${lower}`, 301);
  const { business } = slugPattern.test(slug)
    ? await runOnServer(context, ShopBusinessDocument, { slug })
    : { business: null };
  if (!business) throw await elsewhere(context, slug);
  const offers = await runOnServer(context, ShopOffersDocument, { business_id: business.id });
  const now = Math.floor(Date.now() / 1000);
  return {
    business,
    offers,
    origin: context.get(requestContext)?.site?.publicUrl ?? '',
    clock: { rendered: now, offset: wallOf(business.zone, now) - now } satisfies ShopClock,
  };
}

/** A shop that has another address now is found by the old one too. */
async function elsewhere(context: Route.LoaderArgs['context'], slug: string) {
  const { shop_moved_to } = slugPattern.test(slug)
    ? await runOnServer(context, ShopMovedDocument, { slug })
    : { shop_moved_to: null };
  return shop_moved_to ? redirect(`/${shop_moved_to}`, 301) : data(null, { status: 404 });
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { business } = loaderData;
  return describePage(matches, {
    title: `${business.name}, ${business.area}`,
    description: business.description || business.about.slice(0, 160),
    path: `/${business.slug}`,
    image: { path: `/og/shop/${business.slug}.png`, alt: `${business.name} on Thyme` },
  });
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { business, offers, origin, clock } = loaderData;
  const opening = openingOf(business);
  const menu = splitMenu(offers.service_categories);
  const counts = countSections(business, offers, menu);
  const { facebook, instagram, linkedin, tiktok } = business.social_links;
  const links = Object.entries({ facebook, instagram, linkedin, tiktok }).flatMap(([network, url]) =>
    url ? [{ network, url }] : [],
  );
  return (
    <>
      <ShopData business={business} offers={offers} origin={origin} />
      <ShopGallery name={business.name} photos={business.slider} />
      <div className="wrap">
        <ShopHead
          business={{ ...business, kind: business.trade?.name ?? '', social_links: links }}
          opening={opening}
          clock={clock}
          overPicture={business.slider.length > 0}
        >
          <FavouriteHeart shop={business} look="line" />
        </ShopHead>
      </div>
      <SectionTabs sections={sectionsOf(counts)} />
      <ShopBody business={business} offers={offers} menu={menu} opening={opening} clock={clock} />
      <PolicyStrip
        name={business.name}
        services={counts.services + counts.classes}
        codes={business.cancellation.map(({ value }) => value)}
      />
    </>
  );
}

function countSections(business: ShopBusiness, offers: ShopOffers, { single, groups }: Menu) {
  return {
    services: single.reduce((sum, category) => sum + category.services.length, 0),
    classes: groups.length,
    vouchers: offers.business_vouchers.length,
    reviews: business.rating > 0 ? business.number_of_ratings : 0,
  };
}

/** The tabs of the sections that are there. */
function sectionsOf(counts: ReturnType<typeof countSections>) {
  const counted = [
    { id: 'services', text: 'Services', count: counts.services },
    { id: 'classes', text: 'Classes & courses', count: counts.classes },
    { id: 'vouchers', text: 'Vouchers', count: counts.vouchers },
    { id: 'reviews', text: 'Reviews', count: counts.reviews },
  ];
  return [...counted.filter(({ count }) => count > 0), { id: 'about', text: 'About' }];
}

/** Search engines read the page as the server sends it, so browsers are spared the code that writes this. */
function ShopData({ business, offers, origin }: { business: ShopBusiness; offers: ShopOffers; origin: string }) {
  const services = offers.service_categories.flatMap((category) => category.services);
  return <StructuredData data={import.meta.env.SSR ? describeShop(business, services, origin) : {}} />;
}

/** The server has answered 404 at this address; the browser then moves to the page for what is not there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const navigate = useNavigate();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (missing) void navigate('/not-found', { replace: true });
  }, [missing, navigate]);
  return missing ? <NotFoundPage /> : <BrokenPage error={error} />;
}
