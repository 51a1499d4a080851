import { wallOf } from '@thyme/domain/time';
import { useEffect } from 'react';
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router';
import type { ShopClock } from '../features/businesses/hours/shop-clock.ts';
import { shopDescription } from '../features/businesses/shop-description.ts';
import { ShopBusinessDocument, ShopMovedDocument, ShopOffersDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { requestContext } from '../lib/page/request-context.ts';
import { ShopPage } from '../pages/shop/shop-page.tsx';
import { BrokenPage } from '../shell/broken-page.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/shop.ts';

export const handle = {
  stillHeader: true,
  skipLinks: [
    { to: '#services', text: 'Skip to services' },
    { to: '#cart', text: 'Skip to cart' },
  ],
} satisfies PageHandle;

/** Anything else cannot be a shop, so no query is sent. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.shop_slug;
  const lower = slug.toLowerCase();
  // Slugs are lower case; links in other spellings are redirected.
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

/** The steps of the booking dialog are entries of the same URL: Back must not wait for the network. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return !isSamePage && defaultShouldRevalidate;
}

/** Redirects from a shop's former slug. */
async function elsewhere(context: Route.LoaderArgs['context'], slug: string) {
  const { shop_moved_to } = slugPattern.test(slug)
    ? await runOnServer(context, ShopMovedDocument, { slug })
    : { shop_moved_to: null };
  return shop_moved_to ? redirect(`/${shop_moved_to}`, 301) : data(null, { status: 404 });
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { business, offers } = loaderData;
  return describePage(matches, {
    title: `${business.name}, ${business.area}`,
    description: shopDescription(business, offers.service_categories),
    path: `/${business.slug}`,
    image: { path: `/og/shop/${business.slug}.png`, alt: `${business.name} on Thyme` },
  });
}

/** The server has answered 404 at this URL; the browser then navigates to /not-found. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const navigate = useNavigate();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (missing) void navigate('/not-found', { replace: true });
  }, [missing, navigate]);
  return missing ? <NotFoundPage /> : <BrokenPage error={error} />;
}

export default ShopPage;
