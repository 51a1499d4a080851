import { sanitiseHtml } from '@thyme/db/html';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../marketplace/opening/naming.ts';
import { shopSketches } from '../../marketplace/shops/index.ts';
import { contentDirectory } from '../load-content.ts';
import { readContent } from './index.ts';

const content = readContent(contentDirectory);

/** Paths of the site that content may link to. */
const fixed = new Set([
  ...['/', '/home', '/pricing', '/how-it-works', '/for-business', '/search', '/get-free-ebook', '/bonus-materials'],
  ...['/guest-login', '/login', '/signup', '/forget-password', '/profile/my-profile', '/profile/appointments'],
  '/profile/security',
  ...['/profile/vouchers', '/profile/favorites', '/profile/notification', '/system/faq', '/system/blog'],
  ...['/system/about', '/system/book-a-call', '/system/guest-query-call', '/system/guest-query/general'],
  ...['/system/guest-query/careers', '/system/contact-us', '/system/privacy-policy', '/system/booking-terms'],
  ...['/system/web-terms', '/system/cookies', '/system/accessibility'],
  ...content.bonuses.map(({ slug }) => `/bonus/${slug}`),
  ...content.blog.map(({ slug }) => `/system/blog/${slug}`),
  ...content.features.map(({ slug }) => `/business-feature/${slug}`),
]);

const texts = [
  ...content.blog.map((post) => [`blog/${post.slug}`, post.description] as const),
  ...content.pages.map((page) => [`pages/${page.slug}`, page.body] as const),
  ...content.features.map((feature) => [`features/${feature.slug}`, feature.description] as const),
  ...content.faq.flatMap(({ faqs }) => faqs.map((faq) => [`faq/${faq.slug}`, faq.answer] as const)),
  ...content.ebook.chapters.map((chapter) => [`ebook/${chapter.slug}`, chapter.html] as const),
];

const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map((match) => match[1] ?? '');
const visits = Object.values(content.home.visits).flat();

describe('links in content', () => {
  it.each(texts.filter(([, html]) => linksIn(html).length > 0))('of %s resolve', (_name, html) => {
    const dead = linksIn(html).filter((href) => href.startsWith('/') && !fixed.has(href.split(/[?#]/)[0] ?? ''));
    expect(dead).toEqual([]);
  });

  it.each(visits.map(({ slug, src }) => [slug, src]))('of the app slide %s resolve', (_slug, src) => {
    expect(fixed.has(src?.split('?')[0] ?? '')).toBe(true);
  });

  it('of the three customers resolve to shops of the demo marketplace', () => {
    const shops = new Set(shopSketches.map((shop) => slugOf(shop.name)));
    expect(content.home.customers.map((customer) => customer.shop_slug).filter((slug) => !shops.has(slug))).toEqual([]);
  });

  it('and all other HTML are unchanged when sanitised again', () => {
    expect(texts.filter(([, html]) => sanitiseHtml(html) !== html).map(([name]) => name)).toEqual([]);
  });

  it('contain no leftover Markdown link syntax', () => {
    expect(texts.filter(([, html]) => /\]\(|\[[^\]]*\]\s*\(/.test(html)).map(([name]) => name)).toEqual([]);
  });
});
