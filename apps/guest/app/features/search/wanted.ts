import {
  describeWhen,
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
  /** The place is the visible area of the map, not the visitor's position. */
  onMap?: true;
}

export const PAGE = 24;
export const MOST = 96;
/** The server's default when a place has no distance. */
export const DEFAULT_DISTANCE = 15;

/** Reads a search from either form of its URL; the query part wins over the path, a place's name over coordinates. */
export function readWanted(url: URL, path: string | undefined): Wanted {
  const raw: RawSearch = searchFromPath((path ?? '').split('/'));
  for (const field of [...SEARCH_FIELDS, ...FILTER_FIELDS]) raw[field] = url.searchParams.get(field) ?? raw[field];
  const where = (url.searchParams.get('where') ?? '').trim().slice(0, 80);
  const count = Number.parseInt(url.searchParams.get('count') ?? '', 10);
  const { place, ...parsed } = parseSearch(raw);
  // "Nearest" to a named place can only be resolved on the server.
  const sort = raw.sort?.toLowerCase() === 'nearest' && where ? 'nearest' : parsed.sort;
  const shown = Math.min(Math.max(count || PAGE, PAGE), MOST);
  const onMap = url.searchParams.get(MAP_AREA) === '1';
  return { ...parsed, ...(place && !where && { place, ...(onMap && { onMap }) }), sort, where, count: shown };
}

/** Marks a URL whose coordinates are those of a map. */
export const MAP_AREA = 'map';

/** Every query parameter that `readWanted` reads. */
export const SEARCH_PARAMS = [...SEARCH_FIELDS, ...FILTER_FIELDS, 'where', 'count', MAP_AREA] as const;

/** The URL of a search, from its first page on. */
export function addressOf({ where, onMap, ...params }: Omit<Wanted, 'count'>): string {
  const url = searchUrl(params);
  const more = new URLSearchParams({ ...(where && { where }), ...(onMap && { [MAP_AREA]: '1' }) }).toString();
  return more === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${more}`;
}

/** The same parameters without empty ones and defaults. */
export function withoutDefaults(given: Iterable<[string, string]>): URLSearchParams {
  const remaining = [...given].filter(([name, value]) => value.trim() !== '' && DEFAULTS[name] !== value);
  return new URLSearchParams(remaining);
}

const DEFAULTS: Readonly<Record<string, string>> = { sort: 'all', gender: 'everyone' };

/** The URL of the same search in the visible area of the map. */
export function onThisMap(wanted: Wanted, { lat, lng, km }: { lat: number; lng: number; km: number }): string {
  const place = { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
  return addressOf({ ...wanted, where: '', place, distance: Math.min(km, MAX_DISTANCE_KM), onMap: true });
}

/** The URL of the same search without a place, and without what needs one. */
export function everywhere({ place: _place, onMap: _onMap, distance: _distance, sort, ...rest }: Wanted): string {
  return addressOf({ ...rest, where: '', sort: sort === 'nearest' ? 'all' : sort });
}

/** The URL of the same search at another time; undefined for any time. */
export function atTime({ when: _when, withFull: _withFull, ...rest }: Wanted, when: Wanted['when']): string {
  return addressOf({ ...rest, ...(when && { when }) });
}

/** Whether the search is narrowed by more than what, where and when. */
export const hasFilters = ({ openNow, price, rating, gender }: Wanted) =>
  Boolean(openNow || price || rating) || gender !== 'everyone';

/** The URL of the same search with nothing but what, where and when. */
export function withoutFilters({ openNow: _open, price: _price, rating: _rating, ...rest }: Wanted): string {
  return addressOf({ ...rest, gender: 'everyone' });
}

/** Whether the requested day is a single one, which headings name. */
export const isOneDay = (day: string | null | undefined) => /^(today|tomorrow|\d.*)$/.test(day ?? '');

/** The variables of the search, except its order and its page. */
export function variablesOf(wanted: Wanted) {
  return {
    gender: wanted.gender,
    business_type: wanted.service ?? null,
    lat: wanted.place?.lat ?? null,
    lng: wanted.place?.lng ?? null,
    distance: wanted.distance ?? null,
    where: wanted.where || null,
    open_now: wanted.openNow ?? null,
    max_price: wanted.price ?? null,
    min_rating: wanted.rating ?? null,
    day: wanted.when?.day ?? null,
    time: wanted.when?.time ?? null,
  };
}

interface Counted {
  total: number;
  /** There are more than were counted. */
  isMore?: boolean;
}

/** '24 businesses for massage near Dublin 8', '14 places free today after 5 pm'. */
export function headline({ total, isMore = false }: Counted, wanted: Wanted, placeName: string | null, today: string) {
  const count = `${total}${isMore ? '+' : ''}`;
  if (wanted.when && !wanted.withFull)
    return `${count} ${total === 1 ? 'place' : 'places'} free ${describeWhen(wanted.when, today)}`;
  const businesses = total === 1 ? '1 business' : `${count} businesses`;
  return `${businesses}${scopeOf(wanted, placeName)}`;
}

/** ' for massage near Dublin 8'. */
export function scopeOf(wanted: Wanted, placeName: string | null): string {
  const what = wanted.service ? ` for ${wanted.service}` : '';
  const around = wanted.onMap ? ' in this part of the map' : wanted.place ? ' near you' : '';
  return `${what}${placeName ? ` near ${placeName}` : around}`;
}
