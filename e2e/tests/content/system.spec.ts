import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/marketplace.ts';
import { sharedPage } from '../support/shared-page.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('a page of the CMS, without scripts', () => {
  const shared = sharedPage(async () => undefined, { javaScriptEnabled: false });

  /** The page shows title and body that the API has for the slug. */
  async function expectContent(request: Parameters<typeof ask>[0], path: string, slug: string): Promise<void> {
    await shared().goto(path);
    const { pages } = await ask<{ pages: { title: string; body: string } }>(
      request,
      'query ($slug: String!) { pages(slug: $slug) { title body } }',
      { slug },
    );
    await expect(heading(shared(), pages.title)).toBeVisible();
    const shown = await shared().locator('article').textContent();
    const firstWords = pages.body
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
    expect(shown?.replace(/\s+/g, ' ')).toContain(firstWords);
  }

  test('[CONTENT-011] [CONTENT-012] [ROUTE-040] /system/booking-terms', ({ request }) =>
    expectContent(request, '/system/booking-terms', 'booking_policy'));
  test('[CONTENT-011] [CONTENT-013] [ROUTE-041] /system/web-terms', ({ request }) =>
    expectContent(request, '/system/web-terms', 'website_terms'));
  test('[CONTENT-011] [CONTENT-014] [ROUTE-030] /system/privacy-policy', ({ request }) =>
    expectContent(request, '/system/privacy-policy', 'privacy_policy'));
  test('[CONTENT-014] [ROUTE-028] /system', ({ request }) => expectContent(request, '/system', 'privacy_policy'));
  test('[CONTENT-015] [ROUTE-031] /system/about', ({ request }) => expectContent(request, '/system/about', 'about_us'));
  test('/system/cookies', ({ request }) => expectContent(request, '/system/cookies', 'cookies'));
  test('/system/accessibility', ({ request }) => expectContent(request, '/system/accessibility', 'accessibility'));
});

test.describe('the FAQ', () => {
  let categories: { name: string; faqs: { slug: string }[] }[];
  const slug = () => categories.at(-1)?.faqs[0]?.slug ?? '';
  const shared = sharedPage(async (page, request) => {
    ({ faq_categories: categories } = await ask<{ faq_categories: typeof categories }>(
      request,
      '{ faq_categories { name faqs { slug } } }',
    ));
    await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') });
    await page.goto(`/system/faq#${slug()}`, { waitUntil: 'networkidle' });
  });

  test('[ROUTE-029] opens the question of the URL', () => expect(shared().locator(`#${slug()} > div`)).toBeVisible());

  test('[CONTENT-002] has every category, and opens an answer with a click', async () => {
    for (const { name } of categories)
      await expect(shared().getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const first = shared().getByRole('main').locator('details').first();
    await expect(first.locator('> div')).toBeHidden();
    await first.getByRole('heading').click();
    await expect(first.locator('> div')).toBeVisible();
  });

  test('[CONTENT-003] leads studios to How It Works', async () => {
    const banner = shared().getByRole('region', { name: 'Do you run a studio yourself?' });
    await expect(banner.getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '/how-it-works');
  });

  test('[CONST-042] [CONTENT-001] [CONTENT-004] searches with one request, 300 ms after the last key', async () => {
    const page = shared();
    const bodies: string[] = [];
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('FaqPage')) bodies.push(body);
      await route.continue();
    });
    await page.clock.pauseAt(new Date('2026-06-01T11:00:00Z'));
    const box = page.getByRole('searchbox', { name: 'Search the questions' });
    await box.fill('v');
    await page.clock.runFor(200);
    await box.fill('voucher');
    await page.clock.runFor(250);
    expect(bodies).toHaveLength(0);
    await page.clock.runFor(200);
    await expect.poll(() => bodies.length).toBe(1);
    expect(bodies[0]).toContain('voucher');
    await expect(page.locator('details').filter({ hasText: 'How do I book an appointment?' })).toHaveCount(0);
  });
});

interface Post {
  slug: string;
  title: string;
  related_blogs: { title: string }[];
}

const latestPost = async (request: Parameters<typeof ask>[0]): Promise<Post> => {
  const query = '{ blogs(count: 1) { slug title description related_blogs { title } } }';
  const [post] = (await ask<{ blogs: Post[] }>(request, query)).blogs;
  if (!post) throw new Error('There is no post.');
  return post;
};

test.describe('the blog', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/system/blog');
  });
  const posts = () => shared().locator('main article');

  test('[CONST-010] [ROUTE-032] lists six posts', () => expect(posts()).toHaveCount(6));

  test('[CONTENT-007] leads to the latest post', async ({ request }) => {
    const { slug } = await latestPost(request);
    const latest = shared().getByRole('link', { name: 'Read the latest', exact: true });
    await expect(latest).toHaveAttribute('href', `/system/blog/${slug}`);
  });

  test('[CONTENT-006] has numbered pages', async () => {
    const second = shared()
      .getByRole('navigation', { name: 'Pages of the blog' })
      .getByRole('link', { name: 'Page 2' });
    await second.click();
    await expect(shared()).toHaveURL(/page=2/);
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expect(posts()).toHaveCount(6);
  });
});

test.describe('a blog post, without scripts', () => {
  let post: Post;
  const shared = sharedPage(
    async (page, request) => {
      post = await latestPost(request);
      await page.goto(`/system/blog/${post.slug}`);
    },
    { javaScriptEnabled: false },
  );

  test('[CONTENT-008] [ROUTE-033] has its body', async () => {
    await expect(heading(shared(), post.title)).toBeVisible();
    await expect(shared().locator('article').first().getByRole('paragraph')).not.toHaveCount(0);
  });

  test('[CONTENT-009] leads to related posts', async () => {
    const related = shared().getByRole('region', { name: 'Read on' });
    for (const { title } of post.related_blogs)
      await expect(related.getByRole('heading', { name: title })).toBeVisible();
  });

  test('describes itself to search engines and social networks', async ({ request }) => {
    const json = await shared().locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(json ?? '{}')['@graph'][0]).toMatchObject({ '@type': 'Article', headline: post.title });
    const card = await shared().locator('meta[property="og:image"]').getAttribute('content');
    const image = await request.get(new URL(card ?? '').pathname);
    expect(image.headers()['content-type']).toBe('image/png');
  });
});

test('a page, a topic or a post of the blog that does not exist is not found', async ({ request }) => {
  for (const path of ['/system/blog?page=99', '/system/blog?topic=nothing', '/system/blog/nothing'])
    expect((await request.get(path)).status(), path).toBe(404);
});
