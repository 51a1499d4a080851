import { expect, type Page, test } from '@playwright/test';
import { ask } from '../support/marketplace.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('as the server renders it', () => {
  test.use({ javaScriptEnabled: false });

  test('[CONTENT-011] [CONTENT-012] [CONTENT-013] [CONTENT-014] [CONTENT-015] [ROUTE-028] [ROUTE-030] [ROUTE-031] [ROUTE-040] [ROUTE-041] a page of the CMS shows its title and its body', async ({
    page,
    request,
  }) => {
    for (const [path, slug] of [
      ['/system/booking-terms', 'booking_policy'],
      ['/system/web-terms', 'website_terms'],
      ['/system/privacy-policy', 'privacy_policy'],
      ['/system', 'privacy_policy'],
      ['/system/about', 'about_us'],
      ['/system/cookies', 'cookies'],
      ['/system/accessibility', 'accessibility'],
    ] as const) {
      await test.step(`${path} is ${slug}`, async () => {
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

test('[CONST-042] [CONTENT-001] [CONTENT-002] [CONTENT-003] [CONTENT-004] [ROUTE-029] the FAQ has categories, answers, a banner, addresses of questions and a search', async ({
  page,
  request,
}) => {
  const { faq_categories: categories } = await ask<{ faq_categories: { name: string; faqs: { slug: string }[] }[] }>(
    request,
    '{ faq_categories { name faqs { slug } } }',
  );
  await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') });
  const asked: string[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('FaqPage')) asked.push(body);
    await route.continue();
  });
  const slug = categories.at(-1)?.faqs[0]?.slug ?? '';
  await page.goto(`/system/faq#${slug}`, { waitUntil: 'networkidle' });
  await test.step('the address points to a question', () => expect(page.locator(`#${slug} > div`)).toBeVisible());
  await test.step('every category is there, and an answer opens at a press', async () => {
    for (const { name } of categories)
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const first = page.getByRole('main').locator('details').first();
    await expect(first.locator('> div')).toBeHidden();
    await first.getByRole('heading').click();
    await expect(first.locator('> div')).toBeVisible();
    const banner = page.getByRole('region', { name: 'Do you run a studio yourself?' });
    await expect(banner.getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '/how-it-works');
  });
  await test.step('a search is one question to the server, 300 ms after the last key', async () => {
    await page.clock.pauseAt(new Date('2026-06-01T11:00:00Z'));
    const box = page.getByRole('searchbox', { name: 'Search the questions' });
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
});

test.describe('the blog', () => {
  test('[CONST-010] [CONTENT-006] [CONTENT-007] [CONTENT-008] [CONTENT-009] [ROUTE-032] [ROUTE-033] six posts, numbered pages, and the latest with its body and related posts', async ({
    page,
    request,
  }) => {
    const query = '{ blogs(count: 1) { slug title description related_blogs { title } } }';
    const { blogs } = await ask<{ blogs: { slug: string; title: string; related_blogs: { title: string }[] }[] }>(
      request,
      query,
    );
    const [post] = blogs;
    if (!post) throw new Error('There is no post.');
    await page.goto('/system/blog');
    const latest = page.getByRole('link', { name: 'Read the latest', exact: true });
    await test.step('the list', async () => {
      await expect(page.locator('main article')).toHaveCount(6);
      await expect(latest).toHaveAttribute('href', `/system/blog/${post.slug}`);
      const pages = page.getByRole('navigation', { name: 'Pages of the blog' });
      await pages.getByRole('link', { name: 'Page 2' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('main article')).toHaveCount(6);
    });
    await test.step('a post', async () => {
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
  });

  test('a page, a topic or a post that is not there is not found', async ({ request }) => {
    for (const path of ['/system/blog?page=99', '/system/blog?topic=nothing', '/system/blog/nothing'])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});
