import { dateAt } from '@thyme/domain/time';
import { redirect } from 'react-router';
import { timesByShop } from '../features/search/times/times-by-shop.ts';
import {
  isOneDay,
  PAGE,
  readWanted,
  SEARCH_PARAMS,
  variablesOf,
  type Wanted,
  withoutDefaults,
} from '../features/search/wanted.ts';
import { BusinessSearchDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import { pageTitle } from '../pages/search/results.tsx';
import { SearchPage } from '../pages/search/search-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/search.ts';

export const handle = { ownSearch: true, searchParams: SEARCH_PARAMS } satisfies PageHandle;

/** Free times change with every booking, so the page is not cached. */
export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

const HOME_ZONE = 'Europe/Dublin';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  // A form without JavaScript sends its empty fields as well.
  if ([...url.searchParams.values()].includes('')) throw redirect(cleanAddress(url));
  const requested = readWanted(url, params['*']);
  const { business_search: answer } = await runOnServer(context, BusinessSearchDocument, {
    ...variablesOf(requested),
    sort: requested.sort,
    with_full: requested.withFull ?? null,
    count: requested.count,
  });
  const { free_times: times, day_is_over: dayIsOver, ...found } = answer;
  const { when: _when, withFull: _withFull, ...anyTime } = requested;
  const wanted: Wanted = dayIsOver ? anyTime : requested;
  const more = new URLSearchParams(url.searchParams);
  more.set('count', String(wanted.count + PAGE));
  const today = dateAt(HOME_ZONE, Math.floor(Date.now() / 1000));
  const cards = timesByShop(found.data, times, isOneDay(wanted.when?.day));
  return { wanted, found, today, dayIsOver, more: `${url.pathname}?${more}`, cards };
}

function cleanAddress({ pathname, searchParams }: URL): string {
  const query = withoutDefaults(searchParams).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describePage(matches, {
    title: loaderData ? pageTitle(loaderData) : 'Find a business',
    description: 'Small businesses for hair, skin, movement, therapy and lessons, with their ratings and prices.',
    path: '/search',
  });
}

export default SearchPage;
