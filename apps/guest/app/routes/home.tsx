import { wallOf } from '@thyme/domain/time';
import { filmSource } from '../features/content/films/films.ts';
import { nextTimesOf } from '../features/search/times/next-times.ts';
import { HomePageDocument, NextFreeTimesDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import { HomePage } from '../pages/home/home-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/home.ts';

export const handle = { ownSearch: true } satisfies PageHandle;

const CUSTOMERS = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const {
    featured_businesses,
    sliders,
    page_videos: video,
    ...page
  } = await runOnServer(context, HomePageDocument, {});
  const ids = featured_businesses.map(({ id }) => id);
  const { next_free_times: found } = await runOnServer(context, NextFreeTimesDocument, { ids });
  const now = Math.floor(Date.now() / 1000);
  const shops = featured_businesses.map((shop) => ({ ...shop, offset: wallOf(shop.zone, now) - now }));
  const slides = sliders.map(({ youtube_url, ...slide }) => ({ ...slide, film: filmSource(youtube_url) }));
  const overview = { source: filmSource(video?.video_code), title: video?.title ?? 'Overview' };
  const trades = page.trades.filter((trade) => trade.number_of_businesses > 0);
  const customers = page.customers.slice(0, CUSTOMERS);
  return { ...page, trades, customers, shops, times: nextTimesOf(shops, found, now), slides, overview };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Find an hour for yourself',
    description:
      'Book hair, skin, movement, therapy and lessons at small businesses near you. Every time you see is really free.',
    path: '/',
  });
}

export default HomePage;
