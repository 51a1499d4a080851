import { ok, type Result, refuse } from '../result/index.ts';

export const SLUG_LEAST = 2;
export const SLUG_MOST = 60;

/**
 * First parts of addresses that are the site's own: its pages, what the server answers beside them, and words that
 * somebody could mistake for us. A shop of such a name gets another address.
 */
export const FIXED_ADDRESSES: ReadonlySet<string> = new Set([
  // Pages.
  ...['home', 'search', 'search-form', 'mobile-header', 'not-found', 'guest-login', 'login', 'signup'],
  ...['social-registration', 'forget-password', 'reset-password', 'profile', 'invoice', 'revolut'],
  ...['revolut-subscription', 'payment-success', 'payment-fail', 'for-business', 'how-it-works', 'pricing'],
  ...['applink', 'business-feature', 'bonus-materials', 'bonus', 'get-bonus-materials', 'get-free-ebook'],
  ...['thank-you-for-downloading-ebook', 'download', 'unsubscribe', 'system', 'forms', 'video-vetting', 'business'],
  // What the server answers.
  ...['graphql', 'realtime', 'uploads', 'assets', 'fonts', 'icons', 'api', 'account', 'desk', 'calendar', 'calendars'],
  ...['voucher-card', 'webhooks', 'sandbox', 'dev', 'healthz', 'readyz', 'metrics', 'robots', 'sitemap', 'favicon'],
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
  // Ours to use one day, or to be mistaken for us.
  ...['thyme', 'admin', 'support', 'help', 'blog', 'about', 'contact', 'terms', 'privacy', 'security', 'status'],
  ...['book', 'booking', 'bookings', 'shop', 'shops', 'offers', 'vouchers', 'www', 'mail', 'news', 'jobs', 'press'],
]);

/** Letters that do not come apart into a plain one and a mark. */
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

/** An address made from a name: plain letters, digits and single hyphens; empty where the name has none of them. */
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
  return plain.slice(0, SLUG_MOST).replace(/^-+|-+$/g, '');
}

export type SlugRefusal = { readonly code: 'bad-letters' | 'too-short' | 'too-long' | 'fixed-address' };

/** Whether a shop may live at an address, as far as the address alone can tell. */
export function checkSlug(slug: string): Result<string, SlugRefusal> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return refuse('bad-letters');
  if (slug.length < SLUG_LEAST) return refuse('too-short');
  if (slug.length > SLUG_MOST) return refuse('too-long');
  return FIXED_ADDRESSES.has(slug) ? refuse('fixed-address') : ok(slug);
}

/**
 * Addresses to try for a shop, best first: its name, its name and its town, then with a number. `fallback` stands in
 * for names without a plain letter.
 */
export function slugIdeas(name: string, area: string, fallback: string): string[] {
  const base = slugOf(name) || slugOf(fallback) || 'shop';
  const withArea = slugOf(`${base} ${area}`);
  const numbered = Array.from({ length: 40 }, (_none, index) => `${base.slice(0, SLUG_MOST - 4)}-${index + 2}`);
  return [base, withArea, ...numbered].filter((slug, index, all) => checkSlug(slug).ok && all.indexOf(slug) === index);
}
