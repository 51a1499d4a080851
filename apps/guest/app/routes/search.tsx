import { timesByShop } from '../features/search/times/times-by-shop.ts';
import { headline, PAGE, readWanted, SEARCH_PARAMS } from '../features/search/wanted.ts';
import { BusinessSearchDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import { counted, SearchPage } from '../pages/search/search-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/search.ts';

export const handle = { ownSearch: true, searchParams: SEARCH_PARAMS } satisfies PageHandle;

/** Free times change with every booking, so the page is not cached. */
export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const wanted = readWanted(url, params['*']);
  const { business_search: answer } = await runOnServer(context, BusinessSearchDocument, {
    sort: wanted.sort,
    gender: wanted.gender,
    business_type: wanted.service ?? null,
    lat: wanted.place?.lat ?? null,
    lng: wanted.place?.lng ?? null,
    distance: wanted.distance ?? null,
    where: wanted.where || null,
    open_now: wanted.openNow ?? null,
    max_price: wanted.price ?? null,
    min_rating: wanted.rating ?? null,
    count: wanted.count,
  });
  const more = new URLSearchParams(url.searchParams);
  more.set('count', String(wanted.count + PAGE));
  const { free_times: times, ...found } = answer;
  return { wanted, found, more: `${url.pathname}?${more}`, ...timesByShop(found.data, times) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData
    ? headline(counted(loaderData.found), loaderData.wanted, loaderData.found.place?.name ?? null)
    : 'Find a business';
  return describePage(matches, {
    title,
    description: 'Small businesses for hair, skin, movement, therapy and lessons, with their ratings and prices.',
    path: '/search',
  });
}

export default SearchPage;
