import { MAX_DISTANCE_KM, parseSearch, type SearchParams } from '@thyme/domain/search';
import type { PageRequest, Paginated } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services.ts';
import { type BusinessRow, listShops } from '../businesses/index.ts';
import { shopsAround } from './density.ts';
import { openMoments } from './open-now.ts';
import { type NamedPlace, understandPlace } from './places.ts';
import { search } from './store.ts';
import { type Wording, wordingOf } from './wording.ts';

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
}

/** A page of shops by their ids: what is asked about them, the shops or their free times, is read side by side. */
export interface SearchAnswer extends Paginated<number> {
  /** What the guest's words for a place were taken to mean. */
  place: NamedPlace | null;
  /** The words were no place we know. */
  unknownPlace: boolean;
  /** What was looked for, as the index of words understands it. */
  wording: Wording | null;
  /** There are more shops than `total` says. */
  isMore: boolean;
}

/** How far around a place we look when nobody said. */
const DEFAULT_DISTANCE_KM = 15;
const CENTS = 100;
/** A degree in parts of about a centimetre. Numbers finer than that break the database's trigonometry. */
const FINEST = 1e7;

/** Finds shops. What makes no sense in a request is left out, so that every link shows results. */
export async function searchBusinesses(
  services: Services,
  request: SearchRequest,
  page: PageRequest,
  visitor: { ip: string },
): Promise<SearchAnswer> {
  const wished = readRequest(request);
  const words = request.where?.trim() ?? '';
  const [{ named, place, distance, around }, wording, openAt] = await Promise.all([
    surroundings(services, wished, words, visitor),
    wished.service ? wordingOf(services.db, wished.service) : null,
    wished.openNow ? openMoments(services) : null,
  ]);
  const nearest = request.sort?.toLowerCase() === 'nearest' && place !== null;
  const { ids, total, isMore } = await search(
    services.db,
    {
      wording,
      place,
      distance,
      around,
      gender: wished.gender,
      openAt,
      mostPrice: wished.price ? wished.price * CENTS : null,
      leastRating: wished.rating ?? null,
      sort: nearest ? 'nearest' : wished.sort,
    },
    page,
  );
  const unknownPlace = !wished.place && words !== '' && named === null;
  return { data: ids, total, isMore, wording, ...page, place: named, unknownPlace };
}

/** Where to look, how far around, and about how many shops are there. */
async function surroundings(services: Services, wished: SearchParams, words: string, visitor: { ip: string }) {
  const named = !wished.place && words ? await understandPlace(services, words, visitor) : null;
  const place = wished.place ?? (named ? { lat: named.lat, lng: named.lng } : null);
  if (!place) return { named, place, distance: null, around: 0 };
  const distance = Math.min(wished.distance ?? DEFAULT_DISTANCE_KM, MAX_DISTANCE_KM);
  return { named, place, distance, around: await shopsAround(services, place, distance) };
}

/** The shops that were found, in their order. */
export function shopsFound(services: Services, { data }: SearchAnswer): Promise<BusinessRow[]> {
  return listShops(services, data);
}

function readRequest(request: SearchRequest): SearchParams {
  const text = (value: Maybe<number>) => (value == null ? null : String(value));
  const coordinate = (value: Maybe<number>) => text(value == null ? null : Math.round(value * FINEST) / FINEST);
  return parseSearch({
    lat: coordinate(request.lat),
    lng: coordinate(request.lng),
    service: request.business_type,
    dist: text(request.distance),
    sort: request.sort,
    gender: request.gender,
    open: request.open_now ? '1' : null,
    price: text(request.max_price),
    rating: text(request.min_rating),
  });
}
