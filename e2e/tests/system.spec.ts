import { expect, type Page, test } from '@playwright/test';
import { ask } from './marketplace.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('[ROUTE-028] [ROUTE-030] [ROUTE-031] [ROUTE-040] [ROUTE-041] [CONTENT-012] [CONTENT-013] [CONTENT-014] [CONTENT-015] pages of the CMS', () => {
  for (const [path, slug] of [
    ['/system/booking-terms', 'booking_policy'],
    ['/system/web-terms', 'website_terms'],
    ['/system/privacy-policy', 'privacy_policy'],
    ['/system', 'privacy_policy'],
    ['/system/about', 'about_us'],
    ['/system/cookies', 'cookies'],
    ['/system/accessibility', 'accessibility'],
  ] as const) {
    test(`[CONTENT-011] ${path} shows title and body of ${slug}`, async ({ page, request }) => {
      await page.goto(path);
      const { pages } = await ask<{ pages: { title: string; body: string } }>(
        request,
        'query ($slug: String!) { pages(slug: $slug) { title body } }',
        { slug },
      );
      await expect(heading(page, pages.title)).toBeVisible();
      const shown = await page.locator('article').textContent();
      const firstWords = pages.body
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 40);
      expect(shown?.replace(/\s+/g, ' ')).toContain(firstWords);
    });
  }

  test('[ROUTE-044] [ROUTE-043] [ROUTE-062] [ROUTE-063] any other path answers 404, and the page says so', async ({
    page,
  }) => {
    for (const path of ['/system/nothing-here', '/system/not-found', '/not-found', '/nothing/like/this']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(heading(page, 'Page Not Found')).toBeVisible();
    }
  });
});

test('what has another address leads there for good', async ({ request }) => {
  for (const [path, to] of [
    ['/Fern-And-Fold', '/fern-and-fold'],
    ['/bonus', '/bonus-materials'],
    ['/system/book-a-demo', '/system/book-a-call'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([301, to]);
  }
});

test.describe('the FAQ', () => {
  test('[ROUTE-029] [CONTENT-001] [CONTENT-002] [CONTENT-003] categories, answers and the banner', async ({
    page,
    request,
  }) => {
    await page.goto('/system/faq');
    await expect(page.getByRole('searchbox', { name: 'Search the questions' })).toBeVisible();
    const { faq_categories } = await ask<{ faq_categories: { name: string; faqs: { question: string }[] }[] }>(
      request,
      '{ faq_categories { name faqs { question } } }',
    );
    for (const { name } of faq_categories)
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const first = page.getByRole('main').locator('details').first();
    await expect(first.locator('> div')).toBeHidden();
    await first.getByRole('heading').click();
    await expect(first.locator('> div')).toBeVisible();
    const banner = page.getByRole('region', { name: 'Do you run a studio yourself?' });
    await expect(banner.getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '/how-it-works');
  });

  test('[CONTENT-004] [CONST-042] a search is one question to the server, 300 ms after the last key', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') });
    const asked: string[] = [];
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('FaqPage')) asked.push(body);
      await route.continue();
    });
    await page.goto('/system/faq', { waitUntil: 'networkidle' });
    await page.clock.pauseAt(new Date('2026-06-01T11:00:00Z'));
    const box = page.getByRole('searchbox');
    await box.fill('v');
    await page.clock.runFor(200);
    await box.fill('voucher');
    await page.clock.runFor(250);
    expect(asked).toHaveLength(0);
    await page.clock.runFor(200);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain('voucher');
    await expect(page.locator('details').filter({ hasText: 'How do I book an appointment?' })).toHaveCount(0);
  });

  test('an address can point to a question', async ({ page, request }) => {
    const { faq_categories } = await ask<{ faq_categories: { faqs: { slug: string }[] }[] }>(
      request,
      '{ faq_categories { faqs { slug } } }',
    );
    const slug = faq_categories.at(-1)?.faqs[0]?.slug ?? '';
    await page.goto(`/system/faq#${slug}`);
    await expect(page.locator(`#${slug} > div`)).toBeVisible();
  });
});

test.describe('the blog', () => {
  test('[ROUTE-032] [CONTENT-006] [CONTENT-007] [CONST-010] six posts, numbered pages and the latest', async ({
    page,
  }) => {
    await page.goto('/system/blog');
    await expect(page.locator('main article')).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Read the latest', exact: true })).toHaveAttribute(
      'href',
      /^\/system\/blog\/./,
    );
    const pages = page.getByRole('navigation', { name: 'Pages of the blog' });
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main article')).toHaveCount(6);
  });

  test('a page or a topic beyond the list is not found', async ({ request }) => {
    expect((await request.get('/system/blog?page=99')).status()).toBe(404);
    expect((await request.get('/system/blog?topic=nothing')).status()).toBe(404);
  });

  test('[ROUTE-033] [CONTENT-008] [CONTENT-009] a post with its body and related posts', async ({ page, request }) => {
    const query = '{ blogs(count: 1) { slug title description related_blogs { title } } }';
    const { blogs } = await ask<{ blogs: { slug: string; title: string; related_blogs: { title: string }[] }[] }>(
      request,
      query,
    );
    const [post] = blogs;
    if (!post) throw new Error('There is no post.');
    await page.goto(`/system/blog/${post.slug}`);
    await expect(heading(page, post.title)).toBeVisible();
    await expect(page.locator('article').first().getByRole('paragraph')).not.toHaveCount(0);
    const related = page.getByRole('region', { name: 'Read on' });
    for (const { title } of post.related_blogs)
      await expect(related.getByRole('heading', { name: title })).toBeVisible();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
    expect(data['@graph'][0]).toMatchObject({ '@type': 'Article', headline: post.title });
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    const image = await request.get(new URL(card ?? '').pathname);
    expect(image.headers()['content-type']).toBe('image/png');
  });

  test('an unknown post is not found', async ({ request }) => {
    expect((await request.get('/system/blog/nothing')).status()).toBe(404);
  });
});
