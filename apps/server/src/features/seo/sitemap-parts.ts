import type { Services } from '../../platform/services.ts';
import { fixedPlaces } from './places.ts';
import type { Place } from './sitemap.ts';
import { countShops, listFeatures, listPosts, listShops, SHOPS_A_PART } from './store.ts';

/** The names of the sitemap's parts; shops are split over several. */
export async function partNames({ db }: Services): Promise<string[]> {
  const parts = Math.ceil((await countShops(db)) / SHOPS_A_PART);
  return ['pages', 'blog', 'features', ...Array.from({ length: parts }, (_, index) => `shops-${index + 1}`)];
}

/** The addresses of one part; null for an unknown part. */
export async function placesOf({ db, clock }: Services, part: string): Promise<readonly Place[] | null> {
  if (part === 'pages') return fixedPlaces;
  if (part === 'blog') return listPosts(db, clock.now());
  if (part === 'features') return listFeatures(db);
  const number = /^shops-([1-9]\d{0,3})$/.exec(part)?.[1];
  if (number === undefined) return null;
  const shops = await listShops(db, Number(number));
  return shops.length > 0 ? shops : null;
}
