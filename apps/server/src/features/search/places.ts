import { gazetteer, type PlaceQuery, type PlaceSuggestion } from '../../integrations/places/index.ts';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';

const LEAST_LETTERS = 2;
const HOME = 'IE';
/** Questions to an outside provider cost money: one visitor gets this many. */
const OUTSIDE = { max: 240, windowSeconds: 3_600 };

interface Visitor {
  ip: string;
}

/** What the provider suggests; our own gazetteer where it fails, is exhausted or knows nothing. */
export async function suggestPlaces(
  services: Services,
  query: PlaceQuery,
  visitor: Visitor,
): Promise<PlaceSuggestion[]> {
  const text = query.text.replace(/\s+/g, ' ').trim();
  if (text.length < LEAST_LETTERS) return [];
  const asked = { ...query, text };
  const found = await outside(services, visitor, () => services.places.suggest(asked));
  if (found && found.length > 0) return found;
  // Shops are looked for in Ireland from anywhere; an address is in the country somebody lives in.
  return gazetteer(services.db).suggest(query.kind === 'place' ? { ...asked, country: HOME } : asked);
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
/** Most searches name one of a few hundred places, and the gazetteer changes with a release. */
const kept = new WeakMap<object, Map<string, PlaceSuggestion>>();

async function knownPlace({ db }: Services, query: PlaceQuery): Promise<PlaceSuggestion | undefined> {
  const places = kept.get(db) ?? new Map<string, PlaceSuggestion>();
  kept.set(db, places);
  const found = places.get(query.text) ?? (await gazetteer(db).suggest(query))[0];
  if (found && places.size < MAX_CACHED) places.set(query.text, found);
  return found;
}

/** The place that words in a search mean. The gazetteer answers first: it is quick, free and never away. */
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

/** A routing key is called by the place it stands for: 'Dublin 8', not 'D08 Dublin 8'. */
function named({ name: whole, description, position }: PlaceSuggestion): NamedPlace | null {
  const name = whole.replace(/^[A-Z]\d[\dW] (?=\p{L})/u, '');
  return position && { name, county: description.replace(/^County /, ''), ...position };
}

/** Null when there is no outside provider, it is used up for this visitor, or it does not answer. */
async function outside<Answer>(
  services: Services,
  { ip }: Visitor,
  ask: () => Promise<Answer>,
): Promise<Answer | null> {
  if (services.places.name === 'gazetteer') return null;
  const { allowed } = await consume(services, `places:ip:${ip}`, OUTSIDE);
  if (!allowed) return null;
  try {
    return await ask();
  } catch (error) {
    services.log.warn({ err: error, provider: services.places.name }, 'places');
    return null;
  }
}
