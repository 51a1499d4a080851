import type { Place } from './sitemap.ts';

/** Static pages to index. */
export const fixedPlaces: readonly Place[] = [
  '/',
  '/search',
  '/search-form',
  '/for-business',
  '/how-it-works',
  '/pricing',
  '/applink/guest',
  '/applink/business',
  '/bonus-materials',
  '/get-bonus-materials',
  '/get-free-ebook',
  '/system/faq',
  '/system/blog',
  '/system/about',
  '/system/book-a-call',
  '/system/contact-us',
  '/system/guest-query-call',
  '/system/guest-query/careers',
  '/system/guest-query/general',
  '/system/privacy-policy',
  '/system/web-terms',
  '/system/booking-terms',
  '/system/cookies',
  '/system/accessibility',
].map((path) => ({ path }));
