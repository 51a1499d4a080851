import { expect, type Page, test } from '@playwright/test';
import { frameCalled } from '../support/frames.ts';
import { ask } from '../support/marketplace.ts';
import { sharedPage } from '../support/shared-page.ts';

test.describe('/how-it-works', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/how-it-works');
  });
  const main = () => shared().getByRole('main');

  test('[HOME-035] [ROUTE-006] shows features with testimonials', async () => {
    await expect(shared().getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
    await expect(shared().getByRole('figure').filter({ hasText: 'Sunday nothing to do' })).toBeVisible();
    const diary = shared().getByRole('region', { name: 'The diary fills itself' });
    await expect(diary.getByText('Orla Feeney')).toBeVisible();
  });

  test('[CONTENT-086] fits a phone also without content-visibility', async () => {
    await shared().evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of [320, 390, 768]) {
      await shared().setViewportSize({ width, height: 844 });
      await expect.poll(() => shared().evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const table = shared().getByRole('region', { name: 'The comparison, scrolls sideways' });
    await shared().setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
    await shared().evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await shared().setViewportSize({ width: 1440, height: 900 });
  });

  test('[HOME-038] shows the graphic of hours lost', () =>
    expect(shared().getByRole('img', { name: '7 h 30 min a week' })).toBeVisible());

  test('[HOME-037] compares in three columns', () =>
    expect(shared().getByRole('table').getByRole('columnheader')).toHaveText([
      'Without software',
      'Other software',
      'Thyme',
    ]));

  test('[HOME-034] plays its film with one press, with captions', async () => {
    await shared().getByRole('button', { name: 'Play the film: A week at Fern & Fold' }).click();
    const film = main().locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(3);
    await film.evaluate((video: HTMLVideoElement) => video.pause());
  });

  test('[HOME-040] has the form for the e-book', async () => {
    await expect((await frameCalled(shared(), 'Get Free eBook')).getByLabel('Email')).toBeVisible();
  });

  test('[HOME-041] scrolls to the e-book', async () => {
    await shared().evaluate(() => window.scrollTo(0, 0));
    await main().getByRole('link', { name: 'Get Free eBook' }).click();
    await expect(shared().getByRole('region', { name: 'Get Free eBook' })).toBeInViewport();
  });

  test('[CONST-040] [HOME-036] shows three blog posts, two or one, by width', async () => {
    const slide = shared()
      .getByRole('list', { name: /^From the blog/ })
      .getByRole('listitem')
      .first();
    for (const [width, abreast] of [
      [560, 1],
      [1000, 2],
      [1440, 3],
    ] as const) {
      await shared().setViewportSize({ width, height: 900 });
      const shown = async () => {
        const row = await slide.locator('..').evaluate((list) => list.clientWidth);
        const wide = await slide.evaluate((item) => item.getBoundingClientRect().width);
        return Math.floor((row + 24) / wide);
      };
      await expect.poll(shown, { message: `at ${width} px` }).toBe(abreast);
    }
  });

  test('[CONST-012] [HOME-039] shows 300 characters of a post, and See More leads there', async () => {
    const promo = main()
      .locator('section')
      .filter({ has: shared().locator('#promo') });
    const text = (await promo.locator('h2 + p').textContent()) ?? '';
    expect(text.endsWith('…')).toBe(true);
    expect(text.length).toBeLessThanOrEqual(301);
    expect(text.length).toBeGreaterThan(280);
    await promo.getByRole('link', { name: /^See More about / }).click();
    await expect(shared()).toHaveURL(/\/system\/blog\/./);
  });
});

test('[ROUTE-007] [HOME-032] plans stand side by side, and choosing one emits an event', async ({ page }) => {
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
  await expect(page).toHaveURL(/\/business\/sign-up\?plan=solo$/);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('chosen')))
    .toBe('{"plan":"solo","period":"month"}');
});

test.describe('a theme of the bonus material', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/bonus/time');
  });
  const overview = () => shared().getByRole('region', { name: 'Get your hours back' });
  const software = () => shared().getByRole('region', { name: 'Or let the diary do it' });

  test('[CONTENT-038] [ROUTE-021] starts with a film', () => expect(overview().getByRole('figure')).toBeVisible());

  test('[CONTENT-039] leads to the discovery call', () =>
    expect(overview().getByRole('link', { name: 'Book A Discovery Call' })).toHaveAttribute(
      'href',
      '/system/book-a-call',
    ));

  test('[CONTENT-040] has the form for the e-book', async () => {
    await expect((await frameCalled(shared(), 'Get Free eBook')).getByLabel('Your name')).toBeVisible();
  });

  test('[CONTENT-041] [CONTENT-042] [CONTENT-043] has a section on the software, with a call and a film', async () => {
    await expect(software().getByText('Thyme shows which hours are booked')).toBeVisible();
    await expect(software().getByRole('link', { name: 'Book A Discovery Call' })).toBeVisible();
    await expect(software().getByRole('figure')).toBeVisible();
  });
});

// The server renders the text of these pages; routes.spec.ts checks on every URL that scripts change nothing.
test.describe('/for-business', () => {
  const shared = sharedPage(
    async (page) => {
      await page.goto('/for-business');
    },
    { javaScriptEnabled: false },
  );

  test('[CONST-051] [ROUTE-005] says that a demo takes 30 minutes', () =>
    expect(shared().getByText('A demo call takes 30 minutes.')).toBeVisible());

  test('[HOME-047] lists the features', async ({ request }) => {
    const { partner_features } = await ask<{ partner_features: { title: string }[] }>(
      request,
      '{ partner_features { title } }',
    );
    for (const { title } of partner_features)
      await expect(shared().getByRole('heading', { name: title })).toBeVisible();
  });

  test('[HOME-048] lists the screens of the app', () =>
    expect(shared().getByRole('region', { name: 'In your apron pocket' }).getByRole('link')).toHaveCount(4));

  test('[HOME-049] leads to a demo', () =>
    expect(shared().getByRole('link', { name: 'Book A Demo' })).toHaveAttribute('href', '/system/book-a-demo'));
});

test.describe('/bonus-materials', () => {
  const shared = sharedPage(
    async (page) => {
      await page.goto('/bonus-materials');
    },
    { javaScriptEnabled: false },
  );
  const cards = () => shared().getByRole('main').getByRole('listitem');

  test('[CONTENT-034] [ROUTE-020] has a card for each theme', () =>
    expect(cards().getByRole('heading')).toHaveText(['Time', 'Growth', 'Boundaries', 'Analytics']));

  for (const slug of ['time', 'growth', 'boundaries', 'analytics'])
    test(`[CONTENT-035] [CONTENT-036] has a link, an image and a description for ${slug}`, async () => {
      const card = cards().filter({ has: shared().locator(`a[href="/bonus/${slug}"]`) });
      await expect(card.getByRole('img')).toHaveAttribute('alt', /./);
      await expect(card.getByRole('paragraph')).toHaveText(/.{20}/);
    });

  test('[CONTENT-037] has a panel beside the cards', () =>
    expect(shared().getByRole('complementary', { name: 'Next steps' })).toBeVisible());
});

test.describe('/thank-you-for-downloading-eBook', () => {
  const shared = sharedPage(
    async (page) => {
      await page.goto('/thank-you-for-downloading-eBook');
    },
    { javaScriptEnabled: false },
  );

  test('[CONTENT-052] [ROUTE-024] has its headline', () =>
    expect(shared().getByRole('heading', { level: 1, name: 'Unlock Bonus Material' })).toBeVisible());

  test('[CONST-049] [CONTENT-053] shows a testimonial with five stars', () =>
    expect(shared().getByRole('img', { name: '5 out of 5' })).toBeVisible());

  test('[CONTENT-071] opened cold does not say that anything was sent', () =>
    expect(shared().getByRole('main').getByRole('status')).toHaveCount(0));

  test('[CONTENT-054] [CONTENT-057] leads to the form for the bonus material', () =>
    expect(shared().getByRole('main').getByRole('link', { name: 'Get Bonus Material' })).toHaveAttribute(
      'href',
      '/get-bonus-materials',
    ));

  test('[CONTENT-055] leads to the bonus material', () =>
    expect(shared().getByRole('link', { name: 'See the bonus materials' })).toHaveAttribute('href', '/bonus'));

  test('[CONTENT-058] leads to the discovery call', () =>
    expect(shared().locator('main a[href="/system/book-a-call"]')).toBeVisible());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [type, words] of [
    ['business', 'The business app in half a minute'],
    ['guest', 'The guest app in half a minute'],
  ] as const)
    test(`[HOME-042] [HOME-043] [HOME-044] [ROUTE-018] the page of the ${type} app has a film, the stores and a demo`, async ({
      page,
      request,
    }) => {
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

  test('the page of an unknown app is not found', async ({ request }) => {
    expect((await request.get('/applink/other')).status()).toBe(404);
  });

  test('[HOME-045] [HOME-046] [ROUTE-019] a feature has slides and a text, whatever follows its name', async ({
    page,
  }) => {
    await page.goto('/business-feature/waiting-list/more');
    const pictures = page.getByRole('region', { name: 'Waiting list, pictures' });
    await expect(pictures.getByRole('img')).toHaveCount(0);
    await expect(pictures.locator('img')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'One at a time' })).toBeVisible();
  });

  test('[CONTENT-044] analytics has no second film', async ({ page }) => {
    await page.goto('/bonus/analytics');
    const software = page.locator('section').filter({ has: page.locator('#software') });
    await expect(software.getByRole('heading')).toBeVisible();
    await expect(software.getByRole('figure')).toHaveCount(0);
  });

  test('[ERR-056] an unknown theme is not found', async ({ page }) => {
    const response = await page.goto('/bonus/nothing');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Bonus Item Not Found' })).toBeVisible();
  });

  const expectTitled = async (page: Page, path: string, title: string) => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };

  test('[ROUTE-025] /download/e-book has its title', ({ page }) =>
    expectTitled(page, '/download/e-book', 'Download eBook'));
  test('[ROUTE-026] /download/tools has its title', ({ page }) =>
    expectTitled(page, '/download/tools', 'Download tools'));
  test('[ROUTE-027] /unsubscribe has its title', ({ page }) => expectTitled(page, '/unsubscribe', 'Unsubscribe'));
});
