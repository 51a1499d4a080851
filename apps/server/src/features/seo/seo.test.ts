import { blogs, partnerFeatures } from '@thyme/db/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, insertPicture, type TestApi } from '../../../test/kit/index.ts';
import { sitemapIndex, urlSet } from './sitemap.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ config: { publicUrl: 'https://thyme.example' } });
});
afterAll(() => api.close());

const get = (path: string) => fetch(`${api.url}${path}`);

/** A point inside the picture of a card. */
async function pixelOf(card: Buffer): Promise<[red: number, green: number]> {
  const image = sharp(card).removeAlpha();
  const [red = 0, green = 0] = await image.extract({ left: 900, top: 300, width: 1, height: 1 }).raw().toBuffer();
  return [red, green];
}

describe('what search engines read', () => {
  it('robots.txt excludes personal pages and names the sitemap', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain('Disallow: /profile');
    expect(text).toContain('Sitemap: https://thyme.example/sitemap.xml');
  });

  it('[ROUTE-081] security.txt says where to report a problem, and has not expired', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: 'mailto:hello@thyme.example',
      Canonical: 'https://thyme.example/.well-known/security.txt',
    });
    const days = (Date.parse(fields.Expires) / 1000 - api.clock.now()) / 86_400;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it('[ROUTE-080] password managers find the page that changes the password', async () => {
    const answer = await fetch(`${api.url}/.well-known/change-password`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile/change-password']);
  });

  it('the sitemap names its parts, and every part exists', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const index = await (await get('/sitemap.xml')).text();
    const parts = Array.from(
      index.matchAll(/<loc>https:\/\/thyme\.example(\/sitemaps\/[^<]+)<\/loc>/g),
      ([, path]) => path,
    );
    expect(parts).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/blog.xml',
      '/sitemaps/features.xml',
      '/sitemaps/shops-1.xml',
    ]);
    for (const part of parts) expect((await get(part ?? '')).status).toBe(200);
    expect(await (await get('/sitemaps/shops-1.xml')).text()).toContain(
      `<loc>https://thyme.example/${shop.slug}</loc>`,
    );
  });

  it('the sitemap lists posts that are out, with their day, and the pages of features', async () => {
    const now = api.clock.now();
    const post = { title: 'A bench', description: '', publishedAt: now - 86_400 };
    await api.db.insert(blogs).values([
      { ...post, slug: 'a-bench' },
      { ...post, slug: 'tomorrow', publishedAt: now + 86_400 },
      { ...post, slug: 'draft', published: false },
    ]);
    await api.db.insert(partnerFeatures).values({ slug: 'calendar', title: 'Calendar', description: '' });
    const day = new Date((now - 86_400) * 1000).toISOString().slice(0, 10);
    const placesOf = async (part: string) => (await (await get(`/sitemaps/${part}.xml`)).text()).match(/<url>.*/g);
    expect(await placesOf('blog')).toEqual([
      `<url><loc>https://thyme.example/system/blog/a-bench</loc><lastmod>${day}</lastmod></url>`,
    ]);
    expect(await placesOf('features')).toEqual([
      '<url><loc>https://thyme.example/business-feature/calendar</loc></url>',
    ]);
  });

  it.each([
    '/sitemaps/shops-2.xml',
    '/sitemaps/other.xml',
    '/sitemaps/pages.txt',
    '/og/blog/none.png',
    '/og/shop/none.png',
    '/og/other/x.png',
    '/og/site/other.png',
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('a shop has a preview card, a hidden one has none', async () => {
    const picture = await insertPicture(api.db, { drawing: { kind: 'scene', trade: 'hair', seed: 'card' } });
    const values = { name: 'Fern & <Fold>', thumbnailId: picture.id, ratingSum: 9, ratingCount: 2 };
    const shop = await insertBusiness(api.db, api.clock.now(), { business: values });
    const card = await get(`/og/shop/${shop.slug}.png`);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
    const hidden = await insertBusiness(api.db, api.clock.now(), {
      business: { thumbnailId: picture.id, published: false, publishedAt: null },
    });
    expect((await get(`/og/shop/${hidden.slug}.png`)).status).toBe(404);
  });

  it('a shop with photographs has its own on the card, one without has ours', async () => {
    const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c01020' } })
      .webp()
      .toBuffer();
    await api.app.services.files.write('pictures/business/card-test.webp', photograph);
    const picture = await insertPicture(api.db, {
      origin: 'uploaded',
      drawing: null,
      storageKey: 'pictures/business/card-test.webp',
    });
    const own = await insertBusiness(api.db, api.clock.now(), { business: { thumbnailId: picture.id } });
    const none = await insertBusiness(api.db, api.clock.now(), { business: { thumbnailId: null } });
    const card = Buffer.from(await (await get(`/og/shop/${own.slug}.png`)).arrayBuffer());
    const [red, green] = await pixelOf(card);
    expect([red > 150, green < 80]).toEqual([true, true]);
    // The type of its colours in the header is a palette, which makes the file much smaller.
    expect(card[25]).toBe(3);
    expect((await get(`/og/shop/${none.slug}.png`)).status).toBe(200);
  });

  it('pages without a card share that of the site', async () => {
    const card = await get('/og/site/thyme.png');
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  });

  it('addresses are escaped in the XML', () => {
    expect(urlSet('https://a.example', [{ path: '/x?a=1&b=<2>' }])).toContain('/x?a=1&amp;b=&lt;2&gt;</loc>');
    expect(sitemapIndex('https://a.example', ['pages'])).toContain('<loc>https://a.example/sitemaps/pages.xml</loc>');
  });
});
