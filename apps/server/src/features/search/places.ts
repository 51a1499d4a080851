import { gazetteer, type PlaceQuery, type PlaceSuggestion } from '../../integrations/places/index.ts';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';

const LEAST_LETTERS = 2;
const HOME = 'IE';
/** External requests cost money, so each visitor has a limit. */
const OUTSIDE = { max: 240, windowSeconds: 3_600 };

interface Visitor {
  ip: string;
}

/** The provider's suggestions; our own gazetteer if it fails, is over the limit or finds nothing. */
export async function suggestPlaces(
  services: Services,
  query: PlaceQuery,
  visitor: Visitor,
): Promise<PlaceSuggestion[]> {
  const text = query.text.replace(/\s+/g, ' ').trim();
  if (text.length < LEAST_LETTERS) return [];
  const request = { ...query, text };
  const found = await outside(services, visitor, () => services.places.suggest(request));
  if (found && found.length > 0) return found;
  // Shop searches are for Ireland from anywhere; an address is in the visitor's country.
  return gazetteer(services.db).suggest(query.kind === 'place' ? { ...request, country: HOME } : request);
}

export async function findPlaceById(
  services: Services,
  id: string,
  session: string | null,
  visitor: Visitor,
): Promise<PlaceSuggestion | null> {
  return (
    (await gazetteer(services.db).find(id, session)) ??
    outside(services, visitor, () => services.places.find(id, session))
  );
}

export interface NamedPlace {
  name: string;
  county: string;
  lat: number;
  lng: number;
}

const MAX_CACHED = 1_000;
/** Caches found places: most searches use a few hundred, and the gazetteer changes only with a release. */
const cached = new WeakMap<object, Map<string, PlaceSuggestion>>();

async function knownPlace({ db }: Services, query: PlaceQuery): Promise<PlaceSuggestion | undefined> {
  const places = cached.get(db) ?? new Map<string, PlaceSuggestion>();
  cached.set(db, places);
  const found = places.get(query.text) ?? (await gazetteer(db).suggest(query))[0];
  if (found && places.size < MAX_CACHED) places.set(query.text, found);
  return found;
}

/** The place that a search text means. The gazetteer comes first: it is fast, free and always available. */
export async function understandPlace(services: Services, text: string, visitor: Visitor): Promise<NamedPlace | null> {
  const query: PlaceQuery = { text, kind: 'place', country: HOME, session: null };
  const known = await knownPlace(services, query);
  if (known) return named(known);
  const [found] = (await outside(services, visitor, () => services.places.suggest(query))) ?? [];
  if (!found) return null;
  if (found.position) return named(found);
  const whole = await outside(services, visitor, () => services.places.find(found.id, null));
  return whole ? named(whole) : null;
}

/** A routing key is shown as its place: 'Dublin 8', not 'D08 Dublin 8'. */
function named({ name: whole, description, position }: PlaceSuggestion): NamedPlace | null {
  const name = whole.replace(/^[A-Z]\d[\dW] (?=\p{L})/u, '');
  return position && { name, county: description.replace(/^County /, ''), ...position };
}

/** Null without an external provider, over the visitor's limit, or when it fails. */
async function outside<Answer>(
  services: Services,
  { ip }: Visitor,
  call: () => Promise<Answer>,
): Promise<Answer | null> {
  if (services.places.name === 'gazetteer') return null;
  const { allowed } = await consume(services, `places:ip:${ip}`, OUTSIDE);
  if (!allowed) return null;
  try {
    return await call();
  } catch (error) {
    services.log.warn({ err: error, provider: services.places.name }, 'places');
    return null;
  }
}
