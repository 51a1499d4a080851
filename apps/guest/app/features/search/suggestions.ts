import { PlaceSuggestionsDocument, SearchSuggestionsDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { visitorCountry } from '../../lib/visitor/visitor-country.ts';

export interface Option {
  key: string;
  kind: 'service' | 'business' | 'place';
  name: string;
  detail: string;
  /** Written into the field when chosen. */
  value: string;
  /** The page it opens, for a shop. */
  to: string | null;
}

export type SuggestKind = 'what' | 'where';

export async function suggestBusinesses(text: string): Promise<Option[]> {
  const { search_suggestions: found } = await run(SearchSuggestionsDocument, { text }, { silent: true });
  return found.map(({ kind, name, detail, slug }) => ({
    key: `${kind}:${slug ?? name}`,
    kind: kind === 'business' ? 'business' : 'service',
    name,
    detail,
    value: name,
    to: slug ? `/${slug}` : null,
  }));
}

export async function suggestPlaces(text: string): Promise<Option[]> {
  const { place_suggestions: found } = await run(
    PlaceSuggestionsDocument,
    { text, country: await visitorCountry() },
    { silent: true },
  );
  const isTwice = (name: string) => found.filter((place) => place.name === name).length > 1;
  return found.map(({ id, name, description }) => ({
    key: id,
    kind: 'place',
    name,
    detail: description,
    value: isTwice(name) ? `${name}, ${description.replace(/^County /, '')}` : name,
    to: null,
  }));
}
