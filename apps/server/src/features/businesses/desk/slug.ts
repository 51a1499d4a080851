import { checkSlug, type SlugRefusal } from '@thyme/domain/businesses';
import { invalidInput } from '../../../graphql/errors.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listTakenSlugs } from './address-store.ts';

const SLUG_WORDS: Record<SlugRefusal['code'], string> = {
  'bad-letters': 'Please use small letters, digits and hyphens.',
  'too-short': 'Please use at least two letters.',
  'too-long': 'Please use at most 60 letters.',
  'fixed-address': 'This address is one of our own. Please choose another.',
};
export const SLUG_TAKEN = 'This address belongs to another shop. Please choose another.';

export async function whySlugRefused(db: Db, slug: string, businessId: number | null): Promise<string | null> {
  const checked = checkSlug(slug);
  if (!checked.ok) return SLUG_WORDS[checked.refusal.code];
  const taken = await listTakenSlugs(db, [slug]);
  return taken.some(({ id }) => id !== businessId) ? SLUG_TAKEN : null;
}

export async function requireSlug(db: Db, slug: string, businessId: number | null): Promise<void> {
  const problem = await whySlugRefused(db, slug, businessId);
  if (problem !== null) throw invalidInput({ slug: [problem] });
}
