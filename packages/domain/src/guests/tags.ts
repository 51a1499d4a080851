import { ok, type Result, refuse } from '../result/index.ts';
import { tidyLine } from '../text/index.ts';
import { guestLimits } from './limits.ts';

/** Tags of one guest. */
export const MOST_TAGS = 12;

export type TagRefusal = { readonly code: 'too-many-tags' } | { readonly code: 'tag-too-long'; readonly tag: string };

/** Tags without blanks and duplicates, ignoring case; the first spelling remains. */
export function tidyTags(typed: readonly string[]): Result<string[], TagRefusal> {
  const tags = new Map<string, string>();
  for (const tag of typed.map(tidyLine)) {
    if (tag === '') continue;
    if ([...tag].length > guestLimits.tag) return refuse('tag-too-long', { tag });
    const key = tag.toLowerCase();
    if (!tags.has(key)) tags.set(key, tag);
  }
  return tags.size > MOST_TAGS ? refuse('too-many-tags') : ok([...tags.values()]);
}
