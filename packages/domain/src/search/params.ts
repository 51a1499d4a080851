import type { Place } from './distance.ts';
import { parseWhen, type When } from './when.ts';

export const SORTS = ['all', 'nearest', 'newest'] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_LABELS: Readonly<Record<Sort, string>> = { all: 'All', nearest: 'Nearest', newest: 'Newest' };

export const GENDER_FILTERS = ['everyone', 'female', 'male'] as const;
export type GenderFilter = (typeof GENDER_FILTERS)[number];
export const GENDER_LABELS: Readonly<Record<GenderFilter, string>> = {
  everyone: 'Everyone',
  female: 'Female Only',
  male: 'Male Only',
};

export const MAX_DISTANCE_KM = 500;
const SERVICE_MOST = 80;
/** Upper limit of the price filter, in major units. */
const MAX_PRICE = 10_000;
const BEST_RATING = 5;

export type SearchParams = {
  /** Both coordinates, or none. */
  readonly place?: Place;
  readonly service?: string;
  /** Whole kilometres. */
  readonly distance?: number;
  readonly sort: Sort;
  readonly gender: GenderFilter;
  /** Only shops that are open now. */
  readonly openNow?: true;
  /** Only shops with a service at this price or less, in major units. */
  readonly price?: number;
  /** Only shops with at least this rating. */
  readonly rating?: number;
  /** Only shops with a free time then. */
  readonly when?: When;
  /** Also shops without a free time then, after the others. */
  readonly withFull?: true;
};

/** In the order of the path form. */
export const SEARCH_FIELDS = ['lat', 'lng', 'service', 'dist', 'sort', 'gender'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];
/** Fields that exist only in the query string. */
export const FILTER_FIELDS = ['open', 'price', 'rating', 'day', 'time', 'full'] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];
export type RawSearch = Partial<Record<SearchField | FilterField, string | null | undefined>>;

function coordinate(text: string | null | undefined, most: number): number | undefined {
  const value = (text ?? '').trim() === '' ? Number.NaN : Number(text);
  return Math.abs(value) <= most ? value : undefined;
}

function oneOf<T extends string>(
  text: string | null | undefined,
  choices: readonly T[],
  labels: Readonly<Record<T, string>>,
): T | undefined {
  const wanted = (text ?? '').trim().toLowerCase();
  return choices.find((choice) => choice === wanted || labels[choice].toLowerCase() === wanted);
}

/** Parses a search from a URL. Invalid values are ignored, so that any link shows results. */
export function parseSearch(raw: RawSearch): SearchParams {
  const lat = coordinate(raw.lat, 90);
  const lng = coordinate(raw.lng, 180);
  const place = lat === undefined || lng === undefined ? undefined : { lat, lng };
  const service = (raw.service ?? '').replace(/\s+/g, ' ').trim().slice(0, SERVICE_MOST);
  const distance = Number.parseInt(raw.dist ?? '', 10);
  const sort = oneOf(raw.sort, SORTS, SORT_LABELS) ?? 'all';
  return {
    ...(place && { place }),
    ...(service && { service }),
    ...(distance > 0 && { distance: Math.min(distance, MAX_DISTANCE_KM) }),
    sort: sort === 'nearest' && !place ? 'all' : sort,
    gender: oneOf(raw.gender, GENDER_FILTERS, GENDER_LABELS) ?? 'everyone',
    ...(isYes(raw.open) && { openNow: true }),
    ...parseLimits(raw),
    ...parseTimes(raw),
  };
}

const isYes = (text: string | null | undefined) => /^(1|true|yes|on)$/i.test(text?.trim() ?? '');

function parseTimes(raw: RawSearch): Pick<SearchParams, 'when' | 'withFull'> {
  const when = parseWhen(raw.day, raw.time);
  return when ? { when, ...(isYes(raw.full) && { withFull: true }) } : {};
}

function parseLimits(raw: RawSearch): Pick<SearchParams, 'price' | 'rating'> {
  const price = Number.parseInt(raw.price ?? '', 10);
  const rating = Number.parseFloat(raw.rating ?? '');
  return {
    ...(price > 0 && price <= MAX_PRICE && { price }),
    ...(rating > 0 && rating <= BEST_RATING && { rating }),
  };
}

/** The '/search?…' URL of a search, with only the fields that differ from the default. */
export function searchUrl(params: Partial<SearchParams>): string {
  const query = new URLSearchParams();
  if (params.place) {
    query.set('lat', String(params.place.lat));
    query.set('lng', String(params.place.lng));
  }
  if (params.service) query.set('service', params.service);
  if (params.distance) query.set('dist', String(params.distance));
  if (params.sort && params.sort !== 'all') query.set('sort', params.sort);
  if (params.gender && params.gender !== 'everyone') query.set('gender', params.gender);
  if (params.openNow) query.set('open', '1');
  if (params.price) query.set('price', String(params.price));
  if (params.rating) query.set('rating', String(params.rating));
  if (params.when?.day) query.set('day', params.when.day);
  if (params.when?.time) query.set('time', params.when.time);
  if (params.when && params.withFull) query.set('full', '1');
  const text = query.toString();
  return text ? `/search?${text}` : '/search';
}

/**
 * Parses the path form /search/{lat?}/{lng?}/{service?}/{dist?}/{sort?}/{gender?} into the same fields; '-' and '' skip
 * one.
 */
export function searchFromPath(segments: readonly (string | undefined)[]): RawSearch {
  const raw: RawSearch = {};
  SEARCH_FIELDS.forEach((field, index) => {
    const segment = segments[index];
    if (segment && segment !== '-') raw[field] = segment;
  });
  return raw;
}
