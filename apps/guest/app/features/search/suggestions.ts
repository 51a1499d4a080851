import { useEffect, useRef, useState } from 'react';
import { run } from '../../lib/graphql/client.ts';
import { visitorCountry } from '../../lib/visitor-country.ts';
import { placeSuggestions, searchSuggestions } from './operations.ts';

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

const LEAST_LETTERS = 2;
const PAUSE_MS = 160;

const ask = { what, where };
export type Asking = keyof typeof ask;

async function what(text: string): Promise<Option[]> {
  const { search_suggestions: found } = await run(searchSuggestions, { text });
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
  const { place_suggestions: found } = await run(placeSuggestions, { text, country: await visitorCountry() });
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

/** What may be meant, a moment after the last key; only the answer to what stands in the field is shown. */
export function useSuggestions(asking: Asking, text: string | null): Option[] {
  const [options, setOptions] = useState<Option[]>([]);
  const latest = useRef('');
  useEffect(() => {
    const wanted = text?.trim() ?? '';
    latest.current = wanted;
    if (wanted.length < LEAST_LETTERS) {
      setOptions([]);
      return;
    }
    const timer = setTimeout(() => {
      ask[asking](wanted).then(
        (found) => {
          if (latest.current === wanted) setOptions(found);
        },
        // Suggestions are a help, not the search: without them the field is what it was before.
        () => setOptions([]),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asking, text]);
  return options;
}
