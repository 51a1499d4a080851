import {
  FILTER_FIELDS,
  MAX_DISTANCE_KM,
  parseSearch,
  type RawSearch,
  SEARCH_FIELDS,
  type SearchParams,
  searchFromPath,
  searchUrl,
} from '@thyme/domain/search';

export interface Wanted extends SearchParams {
  /** A town, an area or an Eircode, as typed. */
  where: string;
  /** How many results to show. */
  count: number;
  /** The place is a part of the map that somebody looked at, not where they are. */
  onMap?: true;
}

export const PAGE = 24;
export const MOST = 96;
/** What the server takes when a place has no distance. */
export const DEFAULT_DISTANCE = 15;

/** Reads a search from either form of its address; the query part wins over the path, a place's name over coordinates. */
export function readWanted(url: URL, path: string | undefined): Wanted {
  const raw: RawSearch = searchFromPath((path ?? '').split('/'));
  for (const field of [...SEARCH_FIELDS, ...FILTER_FIELDS]) raw[field] = url.searchParams.get(field) ?? raw[field];
  const where = (url.searchParams.get('where') ?? '').trim().slice(0, 80);
  const count = Number.parseInt(url.searchParams.get('count') ?? '', 10);
  const { place, ...parsed } = parseSearch(raw);
  // "Nearest" to a place that has a name only becomes clear on the server.
  const sort = raw.sort?.toLowerCase() === 'nearest' && where ? 'nearest' : parsed.sort;
  const shown = Math.min(Math.max(count || PAGE, PAGE), MOST);
  const onMap = url.searchParams.get(MAP_AREA) === '1';
  return { ...parsed, ...(place && !where && { place, ...(onMap && { onMap }) }), sort, where, count: shown };
}

/** Marks an address whose coordinates are those of a map. */
export const MAP_AREA = 'map';

/** Every query parameter that `readWanted` reads. */
export const SEARCH_PARAMS = [...SEARCH_FIELDS, ...FILTER_FIELDS, 'where', 'count', MAP_AREA] as const;

/** The address of the same search in the part of the map that is seen. */
export function onThisMap(wanted: Wanted, { lat, lng, km }: { lat: number; lng: number; km: number }): string {
  const place = { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
  return `${searchUrl({ ...wanted, place, distance: Math.min(km, MAX_DISTANCE_KM) })}&${MAP_AREA}=1`;
}

/** The address of the same search without a place, and without what only means something around one. */
export function everywhere({ place: _place, distance: _distance, sort, ...rest }: Wanted): string {
  return searchUrl({ ...rest, sort: sort === 'nearest' ? 'all' : sort });
}

interface Counted {
  total: number;
  /** There are more than were counted. */
  isMore?: boolean;
}

/** '24 businesses for massage near Dublin 8'. */
export function headline({ total, isMore = false }: Counted, wanted: Wanted, placeName: string | null): string {
  const businesses = total === 1 ? '1 business' : `${total}${isMore ? '+' : ''} businesses`;
  const what = wanted.service ? ` for ${wanted.service}` : '';
  const around = wanted.onMap ? ' in this part of the map' : wanted.place ? ' near you' : '';
  const near = placeName ? ` near ${placeName}` : around;
  return `${businesses}${what}${near}`;
}
