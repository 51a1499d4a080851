import { businesses } from '@thyme/db/schema';
import type { WallSeconds, Zone } from '@thyme/domain/time';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { anyOf, prepared } from '../../platform/database/prepared.ts';
import type { Services } from '../../platform/services.ts';
import type { SearchFilter } from './conditions.ts';
import { freeTimesOf, type ShopTimes } from './free-times.ts';
import { search } from './store.ts';
import type { WhenWindows } from './when-windows.ts';

export interface SearchPin {
  id: number;
  slug: string;
  name: string;
  lat: number;
  lng: number;
  zone: Zone;
  first: WallSeconds | null;
  daysAhead: number | null;
  matches: boolean;
}

/** As many as a browser clusters without a pause; zooming into the map shows more. */
export const MOST_PINS = 1_000;
/** The best of them have their first free time; the others are dots, most of them in clusters. */
const MOST_TIMES = 200;

/** Every shop of a search for the map, with its first free time; the requested time if it has one. */
export async function listPins(
  services: Services,
  filter: SearchFilter,
  windows: WhenWindows | null,
): Promise<SearchPin[]> {
  const { ids } = await search(services.db, filter, { count: MOST_PINS, page: 1 });
  if (ids.length === 0) return [];
  const [places, times] = await Promise.all([
    positions(services.db).execute({ ids }),
    freeTimesOf(services, ids.slice(0, MOST_TIMES), { wording: filter.wording, when: windows, orLater: true }),
  ]);
  const byShop = new Map(times.map((shop) => [shop.businessId, shop]));
  const order = new Map(ids.map((id, index) => [id, index]));
  return places
    .flatMap((place) => pinOf(place, byShop.get(place.id), windows !== null))
    .sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
}

type Position = Awaited<ReturnType<ReturnType<typeof positions>['execute']>>[number];

function pinOf(
  { id, slug, name, lat, lng, zone }: Position,
  shop: ShopTimes | undefined,
  isWished: boolean,
): SearchPin[] {
  if (lat === null || lng === null) return [];
  const { times, daysAhead = null, matches = !isWished } = shop ?? {};
  return [{ id, slug, name, lat, lng, zone, first: times?.[0] ?? null, daysAhead, matches }];
}

const positions = prepared((db: Db) =>
  db
    .select({
      id: businesses.id,
      slug: businesses.slug,
      name: businesses.name,
      lat: businesses.lat,
      lng: businesses.lng,
      zone: businesses.zone,
    })
    .from(businesses)
    .where(sql`${anyOf(businesses.id, 'ids')} and ${businesses.published}`)
    .prepare('search_pins'),
);
