import { formatDistance } from '@thyme/domain/search';
import { Button, EmptyState, GlassDrawing } from '@thyme/ui';
import { Link } from 'react-router';
import { Filters } from '../features/search/filters.tsx';
import { businessSearch } from '../features/search/operations.ts';
import { ResultCard } from '../features/search/result-card.tsx';
import { headline, PAGE, readWanted } from '../features/search/wanted.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/meta.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/search.ts';

export const handle = { ownSearch: true } satisfies PageHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const wanted = readWanted(url, params['*']);
  const { business_search: found } = await runOnServer(context, businessSearch, {
    sort: wanted.sort,
    gender: wanted.gender,
    business_type: wanted.service ?? null,
    lat: wanted.place?.lat ?? null,
    lng: wanted.place?.lng ?? null,
    distance: wanted.distance ?? null,
    where: wanted.where || null,
    count: wanted.count,
  });
  const more = new URLSearchParams(url.searchParams);
  more.set('count', String(wanted.count + PAGE));
  return { wanted, found, more: `${url.pathname}?${more}` };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData
    ? headline(loaderData.found.paginatorInfo.total, loaderData.wanted, loaderData.found.place?.name ?? null)
    : 'Find a business';
  return describePage(matches, {
    title,
    description: 'Small businesses for hair, skin, movement, therapy and lessons, with their ratings and prices.',
    path: '/search',
  });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { wanted, found, more } = loaderData;
  const { data: shops, paginatorInfo, place, unknown_place: unknown } = found;
  const from = wanted.place ?? place;
  return (
    <div className="wrap grid gap-8 pt-6 pb-18 md:pt-9">
      <Filters wanted={wanted} />
      <div>
        <h1 className="display-36" aria-live="polite">
          {headline(paginatorInfo.total, wanted, place?.name ?? null)}
        </h1>
        <p className="mt-2 text-ink-soft">
          {unknown
            ? `We do not know a place called “${wanted.where}”, so this is the whole country.`
            : from
              ? `Within ${formatDistance(wanted.distance ?? 15)}.`
              : 'All of Ireland, and a little beyond.'}
        </p>
      </div>
      {shops.length === 0 ? (
        <EmptyState
          picture={<GlassDrawing />}
          level={2}
          title="Oops No Results Found!"
          action={
            <Button asChild variant="add">
              <Link to="/search">See every business</Link>
            </Button>
          }
        >
          Try a wider distance, another word, or no filter at all.
        </EmptyState>
      ) : (
        <ul className="grid gap-5 lg:grid-cols-2">
          {shops.map((shop) => (
            <li key={shop.id}>
              <ResultCard shop={shop} from={from} />
            </li>
          ))}
        </ul>
      )}
      {paginatorInfo.hasMorePages && wanted.count < 96 && (
        <p className="flex items-center gap-4">
          <Button asChild variant="secondary">
            <Link to={more} preventScrollReset>
              Show more
            </Link>
          </Button>
          <span className="text-sm text-ink-soft">
            {shops.length} of {paginatorInfo.total}
          </span>
        </p>
      )}
    </div>
  );
}
