import type { Services } from '../../platform/services.ts';
import { listNamed, listTopics } from './suggestion-store.ts';
import { wordingOf } from './wording.ts';

export interface Suggestion {
  kind: 'service' | 'business';
  name: string;
  detail: string;
  slug: string | null;
}

const LEAST_LETTERS = 2;

/** Suggestions for a typed text: services first, then shops by name. */
export async function suggest({ db }: Services, text: string): Promise<Suggestion[]> {
  const typed = text.replace(/\s+/g, ' ').trim();
  if (typed.length < LEAST_LETTERS) return [];
  const wording = await wordingOf(db, typed);
  if (!wording) return [];
  const [topics, shops] = await Promise.all([listTopics(db, typed, wording.query), listNamed(db, wording.asName)]);
  return [
    ...topics.map((name): Suggestion => ({ kind: 'service', name, detail: '', slug: null })),
    ...shops.map(({ name, area, slug }): Suggestion => ({ kind: 'business', name, detail: area, slug })),
  ];
}
