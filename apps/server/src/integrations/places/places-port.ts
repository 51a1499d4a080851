/** `place` finds towns, areas and postcodes to search around; `address` also finds streets, for a form. */
export type PlaceKind = 'place' | 'address';

export interface PlaceQuery {
  text: string;
  kind: PlaceKind;
  /** ISO code of the country to search in. */
  country: string;
  /** Groups the requests of one search, for providers that charge by session. */
  session: string | null;
}

export interface PlaceSuggestion {
  /** Passed to `find` when the suggestion has no position. */
  id: string;
  name: string;
  /** Distinguishes places of the same name: the county or city. */
  description: string;
  kind: 'town' | 'area' | 'eircode' | 'address';
  country: string;
  position: { lat: number; lng: number } | null;
  address: string | null;
  postcode: string | null;
}

/** Looks up places by text. */
export interface PlacesPort {
  readonly name: string;
  suggest(query: PlaceQuery): Promise<PlaceSuggestion[]>;
  /** The complete place of a suggestion's id; null when there is none. */
  find(id: string, session: string | null): Promise<PlaceSuggestion | null>;
}

export const MAX_SUGGESTIONS = 8;
