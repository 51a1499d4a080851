import { PlaceSuggestionsDocument, SearchSuggestionsDocument } from '../../generated/graphql.ts';
import { visitorCountry } from '../../lib/visitor-country.ts';

export interface Option {
  key: string;
  kind: 'service' | 'business' | 'place';
  name: string;
  detail: string;
  /** What choosing it writes into the field. */
  value: string;
  /** Where choosing it leads, for a shop. */
  to: string | null;
}

// The field stands in the header of every page, most visits do not type: what asks the server is fetched by the first letters.
const client = () => import('../../lib/graphql/client.ts');

export const ask = { what, where };
export type Asking = keyof typeof ask;

async function what(text: string): Promise<Option[]> {
  const { run } = await client();
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

async function where(text: string): Promise<Option[]> {
  const { run } = await client();
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
