import { MAX_DISTANCE_KM, parseSearch, type SearchParams } from '@thyme/domain/search';
import type { Client } from '../../graphql/context.ts';
import { visitorCountry } from '../../integrations/geoip/index.ts';
import type { PageRequest, Paginated } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services.ts';
import { type BusinessRow, listShops } from '../businesses/index.ts';
import type { SearchFilter } from './conditions.ts';
import { shopsAround } from './density.ts';
import { findFree } from './find-free.ts';
import { freeTimesOf, type ShopTimes } from './free-times.ts';
import { openMoments } from './open-now.ts';
import { listPins, type SearchPin } from './pins.ts';
import { type NamedPlace, understandPlace } from './places.ts';
import { search } from './store.ts';
import { type WhenWindows, whenWindowsOf } from './when-windows.ts';
import { wordingOf } from './wording.ts';

type Maybe<Value> = Value | null | undefined;

export interface SearchRequest {
  sort?: Maybe<string>;
  gender?: Maybe<string>;
  business_type?: Maybe<string>;
  lat?: Maybe<number>;
  lng?: Maybe<number>;
  distance?: Maybe<number>;
  where?: Maybe<string>;
  open_now?: Maybe<boolean>;
  max_price?: Maybe<number>;
  min_rating?: Maybe<number>;
  day?: Maybe<string>;
  time?: Maybe<string>;
  with_full?: Maybe<boolean>;
}

/** A page of shop ids; the shops and their free times are then loaded in parallel. */
export interface SearchAnswer extends Paginated<number> {
  /** The place that the guest's text was resolved to. */
  place: NamedPlace | null;
  /** True when the text is not a known place. */
  unknownPlace: boolean;
  /** True when more shops match than `total` says. */
  isMore: boolean;
  /** The search without its time, for the map. */
  filter: SearchFilter;
  windows: WhenWindows | null;
  /** The requested day is over, so it was ignored. */
  isDayOver: boolean;
  withoutTimes: number | null;
  isSoonestFirst: boolean;
  /** Times that are already known from the search. */
  times: ReadonlyMap<number, ShopTimes>;
}

type Visitor = Pick<Client, 'ip' | 'country'>;

/** The default radius around a place. */
const DEFAULT_DISTANCE_KM = 15;
const CENTS = 100;
/** Rounds degrees to about a centimetre; finer numbers cause errors in the database's trigonometry. */
const FINEST = 1e7;

/** Finds shops. Invalid parameters are ignored, so that every link shows results. */
export async function searchBusinesses(
  services: Services,
  request: SearchRequest,
  page: PageRequest,
  visitor: Visitor,
): Promise<SearchAnswer> {
  const wished = readRequest(request);
  const words = request.where?.trim() ?? '';
  const [{ named, place, distance, around }, wording, openAt, windows, country] = await Promise.all([
    surroundings(services, wished, words, visitor),
    wished.service ? wordingOf(services.db, wished.service) : null,
    wished.openNow ? openMoments(services) : null,
    wished.when ? whenWindowsOf(services, wished.when) : null,
    visitor.country ?? visitorCountry(services, visitor.ip),
  ]);
  const nearest = request.sort?.toLowerCase() === 'nearest' && place !== null;
  const filter: SearchFilter = {
    wording,
    place,
    distance,
    around,
    gender: wished.gender,
    openAt,
    mostPrice: wished.price ? wished.price * CENTS : null,
    leastRating: wished.rating ?? null,
    sort: nearest ? 'nearest' : wished.sort,
    country: place ? null : country,
  };
  const found = await findShops(services, filter, { windows, page, withFull: wished.withFull === true });
  const { ids: data, ...counts } = found;
  return {
    data,
    ...counts,
    ...page,
    filter,
    windows,
    isDayOver: wished.when !== undefined && windows === null,
    place: named,
    unknownPlace: !wished.place && words !== '' && named === null,
  };
}

interface Wish {
  windows: WhenWindows | null;
  page: PageRequest;
  withFull: boolean;
}

async function findShops(services: Services, filter: SearchFilter, { windows, page, withFull }: Wish) {
  if (windows) return findFree(services, filter, { windows, page, withFull });
  const found = await search(services.db, filter, page);
  return { ...found, times: new Map<number, ShopTimes>(), withoutTimes: null, isSoonestFirst: false };
}

/** The place, the radius and an estimate of the number of shops there. */
async function surroundings(services: Services, wished: SearchParams, words: string, visitor: Visitor) {
  const named = !wished.place && words ? await understandPlace(services, words, visitor) : null;
  const place = wished.place ?? (named ? { lat: named.lat, lng: named.lng } : null);
  if (!place) return { named, place, distance: null, around: 0 };
  const distance = Math.min(wished.distance ?? DEFAULT_DISTANCE_KM, MAX_DISTANCE_KM);
  return { named, place, distance, around: await shopsAround(services, place, distance) };
}

/** The shops of a result, in its order. */
export function shopsFound(services: Services, { data }: SearchAnswer): Promise<BusinessRow[]> {
  return listShops(services, data);
}

/** The free times of the shops on the page: the requested ones, otherwise the next ones. */
export async function timesFound(services: Services, answer: SearchAnswer): Promise<ShopTimes[]> {
  const { data, times, filter, windows } = answer;
  const unknown = data.filter((id) => !times.has(id));
  const wish = { wording: filter.wording, when: windows, orLater: true };
  const later = new Map((await freeTimesOf(services, unknown, wish)).map((shop) => [shop.businessId, shop]));
  return data.flatMap((id) => times.get(id) ?? later.get(id) ?? []);
}

/** Every matching shop for the map; with a requested time, also those without one. */
export const pinsFound = (services: Services, { filter, windows }: SearchAnswer): Promise<SearchPin[]> =>
  listPins(services, filter, windows);

function readRequest(request: SearchRequest): SearchParams {
  const text = (value: Maybe<number>) => (value == null ? null : String(value));
  const coordinate = (value: Maybe<number>) => text(value == null ? null : Math.round(value * FINEST) / FINEST);
  const yes = (value: Maybe<boolean>) => (value ? '1' : null);
  return parseSearch({
    lat: coordinate(request.lat),
    lng: coordinate(request.lng),
    service: request.business_type,
    dist: text(request.distance),
    sort: request.sort,
    gender: request.gender,
    open: yes(request.open_now),
    price: text(request.max_price),
    rating: text(request.min_rating),
    day: request.day,
    time: request.time,
    full: yes(request.with_full),
  });
}
