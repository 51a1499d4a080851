import { MAX_DISTANCE_KM, parseSearch } from '@thyme/domain/search';
import type { PageRequest, Paginated } from '../../platform/pagination.ts';
import type { Services } from '../../platform/services.ts';
import type { BusinessRow } from '../businesses/service.ts';
import { type NamedPlace, understandPlace } from './places.ts';
import { search } from './store.ts';

export interface SearchRequest {
  sort?: string | null | undefined;
  gender?: string | null | undefined;
  business_type?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  distance?: number | null | undefined;
  where?: string | null | undefined;
}

export interface SearchAnswer extends Paginated<BusinessRow> {
  /** What the guest's words for a place were taken to mean. */
  place: NamedPlace | null;
  /** The words were no place we know. */
  unknownPlace: boolean;
}

/** How far around a place we look when nobody said. */
const DEFAULT_DISTANCE_KM = 15;

/** Finds shops. What makes no sense in a request is left out, so that every link shows results. */
export async function searchBusinesses(
  services: Services,
  request: SearchRequest,
  page: PageRequest,
  visitor: { ip: string },
): Promise<SearchAnswer> {
  const text = (value: number | null | undefined) => (value == null ? null : String(value));
  const wished = parseSearch({
    lat: text(request.lat),
    lng: text(request.lng),
    service: request.business_type,
    dist: text(request.distance),
    sort: request.sort,
    gender: request.gender,
  });
  const words = request.where?.trim() ?? '';
  const named = !wished.place && words ? await understandPlace(services, words, visitor) : null;
  const place = wished.place ?? (named ? { lat: named.lat, lng: named.lng } : null);
  const nearest = request.sort?.toLowerCase() === 'nearest' && place !== null;
  const { rows, total } = await search(
    services.db,
    {
      text: wished.service ?? null,
      place,
      distance: place ? Math.min(wished.distance ?? DEFAULT_DISTANCE_KM, MAX_DISTANCE_KM) : null,
      gender: wished.gender,
      sort: nearest ? 'nearest' : wished.sort,
    },
    page,
  );
  return { data: rows, total, ...page, place: named, unknownPlace: !wished.place && words !== '' && named === null };
}
