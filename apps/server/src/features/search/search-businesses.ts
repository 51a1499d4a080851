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

/** A page of shop ids; the shops and their free times are then loaded in parallel. */
export interface SearchAnswer extends Paginated<number> {
  /** The place that the guest's text was resolved to. */
  place: NamedPlace | null;
  /** True when the text is not a known place. */
  unknownPlace: boolean;
  /** The search text as a full-text query. */
  wording: Wording | null;
  /** True when more shops match than `total` says. */
  isMore: boolean;
}

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

/** The place, the radius and an estimate of the number of shops there. */
async function surroundings(services: Services, wished: SearchParams, words: string, visitor: { ip: string }) {
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
