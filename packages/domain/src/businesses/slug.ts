import { ok, type Result, refuse } from '../result/index.ts';

export const SLUG_LEAST = 2;
export const SLUG_MOST = 60;

/**
 * First path segments reserved for the site: its pages, the server's endpoints, and words that could be mistaken for
 * official pages. A shop with such a name gets another slug.
 */
export const FIXED_ADDRESSES: ReadonlySet<string> = new Set([
  // Pages.
  ...['home', 'search', 'search-form', 'mobile-header', 'not-found', 'guest-login', 'login', 'signup'],
  ...['social-registration', 'forget-password', 'reset-password', 'profile', 'invoice', 'revolut'],
  ...['revolut-subscription', 'payment-success', 'payment-fail', 'for-business', 'how-it-works', 'pricing'],
  ...['applink', 'business-feature', 'bonus-materials', 'bonus', 'get-bonus-materials', 'get-free-ebook'],
  ...[
    'thank-you-for-downloading-ebook',
    'download',
    'unsubscribe',
    'system',
    'forms',
    'confirm-email',
    'before-you-come',
    'your-part',
    'gift',
    'video-vetting',
    'business',
  ],
  // Server endpoints.
  ...['graphql', 'realtime', 'uploads', 'assets', 'fonts', 'icons', 'api', 'account', 'desk', 'calendar', 'calendars'],
  ...[
    'operator',
    'voucher-card',
    'webhooks',
    'inbound',
    'push',
    'sandbox',
    'csp-reports',
    'dev',
    'healthz',
    'readyz',
    'metrics',
    'robots',
    'sitemap',
    'favicon',
  ],
  ...[
    'manifest',
    'sitemaps',
    'og',
    'identity',
    'auth',
    'oauth',
    'social',
    'country',
    'well-known',
    'static',
    'v2',
    'demo-calendar',
  ],
  // Reserved for future use, or likely to be mistaken for official pages.
  ...['thyme', 'admin', 'support', 'help', 'blog', 'about', 'contact', 'terms', 'privacy', 'security', 'status'],
  ...['book', 'booking', 'bookings', 'shop', 'shops', 'offers', 'vouchers', 'www', 'mail', 'news', 'jobs', 'press'],
]);

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A slug made from a name: plain letters, digits and single hyphens; empty when the name has none of them. */
export function slugOf(name: string): string {
  const plain = name
    .slice(0, 400)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/[’'`]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, SLUG_MOST).replace(/^-|-$/g, '');
}

export type SlugRefusal = { readonly code: 'bad-letters' | 'too-short' | 'too-long' | 'fixed-address' };

/** Whether a slug is well formed and not reserved. */
export function checkSlug(slug: string): Result<string, SlugRefusal> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return refuse('bad-letters');
  if (slug.length < SLUG_LEAST) return refuse('too-short');
  if (slug.length > SLUG_MOST) return refuse('too-long');
  return FIXED_ADDRESSES.has(slug) ? refuse('fixed-address') : ok(slug);
}

/**
 * Slug candidates for a shop, best first: its name, its name and town, then with a number. `fallback` replaces a name
 * without plain letters.
 */
export function slugIdeas(name: string, area: string, fallback: string): string[] {
  const base = slugOf(name) || slugOf(fallback) || 'shop';
  const withArea = slugOf(`${base} ${area}`);
  const numbered = Array.from({ length: 40 }, (_none, index) => `${base.slice(0, SLUG_MOST - 4)}-${index + 2}`);
  return [base, withArea, ...numbered].filter((slug, index, all) => checkSlug(slug).ok && all.indexOf(slug) === index);
}
