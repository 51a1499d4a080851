import { expect, type Page, test } from '@playwright/test';
import { frameCalled } from '../support/frames.ts';
import { ask } from '../support/marketplace.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[CONST-012] [CONST-040] [HOME-034] [HOME-035] [HOME-036] [HOME-037] [HOME-038] [HOME-039] [HOME-040] [HOME-041] [ROUTE-006] how it works', async ({
  page,
}) => {
  await page.goto('/how-it-works');
  const main = page.getByRole('main');
  await expect(heading(page, 'How It Works')).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Sunday nothing to do' })).toBeVisible();
  const diary = page.getByRole('region', { name: 'The diary fills itself' });
  await expect(diary.getByText('Orla Feeney')).toBeVisible();
  await expect(page.getByRole('region', { name: 'From the blog' })).toBeVisible();
  await expect(page.getByRole('img', { name: '7 h 30 min a week' })).toBeVisible();
  await expect((await frameCalled(page, 'Get Free eBook')).getByLabel('Email')).toBeVisible();

  await test.step('the comparison has three columns', () =>
    expect(page.getByRole('table').getByRole('columnheader')).toHaveText([
      'Without software',
      'Other software',
      'Thyme',
    ]));

  await test.step('its film plays at one press, with captions', async () => {
    await page.getByRole('button', { name: 'Play the film: A week at Fern & Fold' }).click();
    const film = main.locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(3);
    await film.evaluate((video: HTMLVideoElement) => video.pause());
  });

  await test.step('Get Free eBook scrolls to the e-book', async () => {
    await main.getByRole('link', { name: 'Get Free eBook' }).click();
    await expect(page.getByRole('region', { name: 'Get Free eBook' })).toBeInViewport();
  });

  await test.step('the blog carousel shows three, two or one', async () => {
    const slide = page
      .getByRole('list', { name: /^From the blog/ })
      .getByRole('listitem')
      .first();
    for (const [width, abreast] of [
      [560, 1],
      [1000, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const shown = async () => {
        const row = await slide.locator('..').evaluate((list) => list.clientWidth);
        const wide = await slide.evaluate((item) => item.getBoundingClientRect().width);
        return Math.floor((row + 24) / wide);
      };
      await expect.poll(shown, { message: `at ${width} px` }).toBe(abreast);
    }
  });

  await test.step('a promo is 300 characters and See More', async () => {
    const promo = main.locator('section').filter({ has: page.locator('#promo') });
    const text = (await promo.locator('h2 + p').textContent()) ?? '';
    expect(text.endsWith('…')).toBe(true);
    expect(text.length).toBeLessThanOrEqual(301);
    expect(text.length).toBeGreaterThan(280);
    await promo.getByRole('link', { name: /^See More about / }).click();
    await expect(page).toHaveURL(/\/system\/blog\/./);
  });
});

test('[ROUTE-007] [HOME-032] plans stand side by side, and choosing one is announced', async ({ page }) => {
  await page.goto('/pricing');
  const cards = page.getByRole('main').getByRole('link', { name: /^Start with/ });
  await expect(cards).toHaveCount(3);
  const tops = await cards.evaluateAll((links) =>
    links.map((link) => link.closest('li')?.getBoundingClientRect().left),
  );
  expect(new Set(tops).size).toBe(3);
  await page.evaluate(() =>
    document.addEventListener('plan-selected', (event) => {
      sessionStorage.setItem('chosen', JSON.stringify((event as CustomEvent).detail));
    }),
  );
  await cards.first().click();
  await expect(page).toHaveURL(/\/business\/sign-up$/);
  expect(await page.evaluate(() => sessionStorage.getItem('chosen'))).toBe('{"plan":"solo","period":"month"}');
});

test('[CONTENT-038] [CONTENT-039] [CONTENT-040] [CONTENT-041] [CONTENT-042] [CONTENT-043] [ROUTE-021] a theme of the bonus material', async ({
  page,
}) => {
  await page.goto('/bonus/time');
  const overview = page.getByRole('region', { name: 'Get your hours back' });
  await expect(overview.getByRole('figure')).toBeVisible();
  await expect(overview.getByRole('link', { name: 'Book A Discovery Call' })).toHaveAttribute(
    'href',
    '/system/book-a-call',
  );
  await expect((await frameCalled(page, 'Get Free eBook')).getByLabel('Your name')).toBeVisible();
  const software = page.getByRole('region', { name: 'Or let the diary do it' });
  await expect(software.getByText('Thyme shows which hours are taken')).toBeVisible();
  await expect(software.getByRole('link', { name: 'Book A Discovery Call' })).toBeVisible();
  await expect(software.getByRole('figure')).toBeVisible();
});

// What these pages say is there before their scripts are: those change nothing of it, which another test sees on every address.
test.describe('as the server renders it', () => {
  test.use({ javaScriptEnabled: false });

  test('[CONST-051] [HOME-042] [HOME-043] [HOME-044] [HOME-045] [HOME-046] [HOME-047] [HOME-048] [HOME-049] [ROUTE-005] [ROUTE-018] [ROUTE-019] what businesses read: the apps, a feature, the list of features', async ({
    page,
    request,
  }) => {
    for (const [type, words] of [
      ['business', 'The business app in half a minute'],
      ['guest', 'The guest app in half a minute'],
    ] as const) {
      await test.step(`the ${type} app`, async () => {
        await page.goto(`/applink/${type}`);
        const { film } = await ask<{ film: { title: string; description: string } }>(
          request,
          `{ film(page: "qr_code_${type}") { title description } }`,
        );
        expect(film.title).toBe(words);
        await expect(page.getByRole('figure').filter({ hasText: film.description })).toBeVisible();
        await expect(page.getByRole('list', { name: 'Get the app' }).getByRole('link')).toHaveCount(2);
        await expect(page.getByRole('link', { name: 'Book A Demo' })).toHaveAttribute('href', '/system/book-a-call');
      });
    }
    expect((await request.get('/applink/other')).status()).toBe(404);

    await test.step('a feature has slides and a text, whatever follows its name', async () => {
      await page.goto('/business-feature/waiting-list/more');
      const pictures = page.getByRole('region', { name: 'Waiting list, pictures' });
      await expect(pictures.getByRole('img')).toHaveCount(0);
      await expect(pictures.locator('img')).toHaveCount(3);
      await expect(page.getByRole('heading', { name: 'One at a time' })).toBeVisible();
    });

    await test.step('for business lists features and app screens', async () => {
      await page.goto('/for-business');
      await expect(page.getByText('A demo call takes 30 minutes.')).toBeVisible();
      const { partner_features } = await ask<{ partner_features: { title: string }[] }>(
        request,
        '{ partner_features { title } }',
      );
      for (const { title } of partner_features) await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('region', { name: 'The app in your apron' }).getByRole('link')).toHaveCount(4);
      await expect(page.getByRole('link', { name: 'Book A Demo' })).toHaveAttribute('href', '/system/book-a-demo');
    });
  });

  test('[CONTENT-034] [CONTENT-035] [CONTENT-036] [CONTENT-037] [CONTENT-044] [ERR-056] [ROUTE-020] bonus material', async ({
    page,
  }) => {
    await test.step('four cards beside a panel', async () => {
      await page.goto('/bonus-materials');
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards.getByRole('heading')).toHaveText(['Time', 'Growth', 'Boundaries', 'Analytics']);
      for (const slug of ['time', 'growth', 'boundaries', 'analytics']) {
        const card = cards.filter({ has: page.locator(`a[href="/bonus/${slug}"]`) });
        await expect(card.getByRole('img')).toHaveAttribute('alt', /./);
        await expect(card.getByRole('paragraph')).toHaveText(/.{20}/);
      }
      await expect(page.getByRole('complementary', { name: 'Next steps' })).toBeVisible();
    });

    await test.step('analytics has no second film', async () => {
      await page.goto('/bonus/analytics');
      const software = page.locator('section').filter({ has: page.locator('#software') });
      await expect(software.getByRole('heading')).toBeVisible();
      await expect(software.getByRole('figure')).toHaveCount(0);
    });

    await test.step('an unknown theme', async () => {
      const response = await page.goto('/bonus/nothing');
      expect(response?.status()).toBe(404);
      await expect(heading(page, 'Bonus Item Not Found')).toBeVisible();
    });
  });

  test('[CONST-049] [CONTENT-052] [CONTENT-053] [CONTENT-054] [CONTENT-055] [CONTENT-056] [CONTENT-057] [CONTENT-058] [ROUTE-024] [ROUTE-025] [ROUTE-026] [ROUTE-027] thanks, downloads and leaving', async ({
    page,
  }) => {
    await test.step('the thank-you page says that the e-book was sent', async () => {
      await page.goto('/thank-you-for-downloading-eBook');
      await expect(heading(page, 'Unlock Bonus Material')).toBeVisible();
      await expect(page.getByRole('img', { name: '5 out of 5' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/sent to you by email or text/);
      await expect(page.getByRole('link', { name: 'Get Bonus Material' })).toHaveAttribute(
        'href',
        '/get-bonus-materials',
      );
      await expect(page.getByRole('link', { name: 'See the bonus materials' })).toHaveAttribute('href', '/bonus');
      await expect(page.locator('main a[href="/get-bonus-materials"]')).toBeVisible();
      await expect(page.locator('main a[href="/system/book-a-call"]')).toBeVisible();
    });
    for (const [path, title] of [
      ['/download/e-book', 'Download eBook'],
      ['/download/tools', 'Download tools'],
      ['/unsubscribe', 'Unsubscribe'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveTitle(new RegExp(title));
        await expect(heading(page, title)).toBeVisible();
      });
    }
  });
});
