import {
  FILTER_FIELDS,
  parseSearch,
  type RawSearch,
  SEARCH_FIELDS,
  type SearchParams,
  searchFromPath,
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

/** Reads a search from either form of its address; the query part wins over the path. */
export function readWanted(url: URL, path: string | undefined): Wanted {
  const raw: RawSearch = searchFromPath((path ?? '').split('/'));
  for (const field of [...SEARCH_FIELDS, ...FILTER_FIELDS]) raw[field] = url.searchParams.get(field) ?? raw[field];
  const where = (url.searchParams.get('where') ?? '').trim().slice(0, 80);
  const count = Number.parseInt(url.searchParams.get('count') ?? '', 10);
  const parsed = parseSearch(raw);
  // "Nearest" to a place that has a name only becomes clear on the server.
  const sort = raw.sort?.toLowerCase() === 'nearest' && where ? 'nearest' : parsed.sort;
  return { ...parsed, sort, where, count: Math.min(Math.max(count || PAGE, PAGE), MOST) };
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
