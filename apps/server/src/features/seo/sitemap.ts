import { escapeHtml } from '../../platform/text/escape-html.ts';

export interface Place {
  path: string;
  /** Epoch seconds of the last change, if known. */
  changedAt?: number | null;
}

const day = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 10);

function entry(tag: 'url' | 'sitemap', origin: string, { path, changedAt }: Place): string {
  const changed = changedAt ? `<lastmod>${day(changedAt)}</lastmod>` : '';
  return `<${tag}><loc>${escapeHtml(`${origin}${path}`)}</loc>${changed}</${tag}>`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One part: the addresses of one kind of page. https://www.sitemaps.org/protocol.html */
export function urlSet(origin: string, places: readonly Place[]): string {
  return `${head}<urlset ${names}>\n${places.map((place) => entry('url', origin, place)).join('\n')}\n</urlset>\n`;
}

export function sitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map((part) => entry('sitemap', origin, { path: `/sitemaps/${part}.xml` }));
  return `${head}<sitemapindex ${names}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Pages with nothing to index, or personal ones. */
const CLOSED = [
  '/graphql',
  '/profile',
  '/invoice',
  '/revolut',
  '/payment-',
  '/video-vetting',
  '/reset-password',
  '/confirm-email',
  '/before-you-come',
  '/your-part',
  '/forms/',
];

export function robots(origin: string): string {
  return ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
