/** `place` finds towns, areas and postcodes to search around; `address` also finds streets, for a form. */
export type PlaceKind = 'place' | 'address';

export interface PlaceQuery {
  text: string;
  kind: PlaceKind;
  /** Two capital letters; only places there. */
  country: string;
  /** Ties the keystrokes of one search together, for providers that charge by session. */
  session: string | null;
}

export interface PlaceSuggestion {
  /** For `find`, where the suggestion has no position yet. */
  id: string;
  name: string;
  /** What tells it from others of its name: the county, the city. */
  description: string;
  kind: 'town' | 'area' | 'eircode' | 'address';
  country: string;
  position: { lat: number; lng: number } | null;
  address: string | null;
  postcode: string | null;
}

/** Looks places up by what people type. */
export interface PlacesPort {
  readonly name: string;
  suggest(query: PlaceQuery): Promise<PlaceSuggestion[]>;
  /** A suggestion in full, by its id; null when there is no such place. */
  find(id: string, session: string | null): Promise<PlaceSuggestion | null>;
}

export const MOST_SUGGESTIONS = 8;
