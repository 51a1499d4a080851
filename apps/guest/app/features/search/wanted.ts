import {
  FILTER_FIELDS,
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
  return { ...parsed, ...(place && !where && { place }), sort, where, count: shown };
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
  const near = placeName ? ` near ${placeName}` : wanted.place ? ' near you' : '';
  return `${businesses}${what}${near}`;
}
