import { describe, expect, it } from 'vitest';
import { describePage } from './meta.ts';

const page = { title: 'Fern & Fold, Ranelagh', description: 'A small hair studio', path: '/fern-and-fold' };
const root = { id: 'root', loaderData: { site: { publicUrl: 'https://thyme.example' } } };

describe('a page’s description of itself', () => {
  it('has title, description and canonical URL', () => {
    const tags = describePage([root], page);
    expect(tags).toContainEqual({ title: 'Fern & Fold, Ranelagh – Thyme' });
    expect(tags).toContainEqual({ name: 'description', content: 'A small hair studio' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://thyme.example/fern-and-fold' });
  });

  it('stays relative where the public address is not known, as when the root failed', () => {
    expect(describePage([undefined], page)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: '/fern-and-fold',
    });
  });

  it('keeps hidden pages from search engines', () => {
    const tags = describePage([root], { ...page, hidden: true });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags.some((tag) => 'rel' in tag && tag.rel === 'canonical')).toBe(false);
  });

  it('gives the picture for sharing its full URL', () => {
    const tags = describePage([root], { ...page, image: { path: '/uploads/a.webp?w=1200', alt: 'Chairs' } });
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://thyme.example/uploads/a.webp?w=1200' });
  });

  it('[SEO-003] gives the size of the picture for sharing', () => {
    const tags = describePage([root], page);
    expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(tags).toContainEqual({ property: 'og:image:height', content: '630' });
  });

  it('shares the card of the site where it has no picture of its own, and nothing where it is hidden', () => {
    const card = { property: 'og:image', content: 'https://thyme.example/og/site/thyme.png' };
    expect(describePage([root], page)).toContainEqual(card);
    expect(describePage([root], { ...page, hidden: true })).not.toContainEqual(card);
  });
});
