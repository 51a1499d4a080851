import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { gazetteer } from './gazetteer.ts';
import { googlePlaces } from './google-places.ts';
import { photon } from './photon.ts';
import type { PlacesPort } from './places-port.ts';

/** The configured provider, or the built-in gazetteer. */
export function choosePlaces({ places }: Config, db: Db): PlacesPort {
  if (places.googleKey !== null) return googlePlaces({ key: places.googleKey });
  return places.photonUrl === null ? gazetteer(db) : photon(places.photonUrl);
}

export { findPostTown, gazetteer } from './gazetteer.ts';
export type { PlaceKind, PlaceQuery, PlaceSuggestion, PlacesPort } from './places-port.ts';
