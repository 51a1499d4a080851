export { checkIban } from './iban.ts';
export { businessLimits } from './limits.ts';
export { checkSlug, FIXED_ADDRESSES, SLUG_LEAST, SLUG_MOST, type SlugRefusal, slugIdeas, slugOf } from './slug.ts';
