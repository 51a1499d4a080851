import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { anyShop, ask, type ListedShop, listShops, servicesOf, shopWhere } from './marketplace.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('a shop page', () => {
  test('[ROUTE-064] [SHOP-010] is at the shop’s name and shows name, rating and number of ratings', async ({
    page,
    request,
  }) => {
    const shop = await anyShop(request);
    const response = await page.goto(`/${shop.slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.name);
    const ratings = `${shop.number_of_ratings} ${shop.number_of_ratings === 1 ? 'rating' : 'ratings'}`;
    const head = page.getByRole('main').locator('a[href="#reviews"]').first();
    await expect(head).toContainText(`Rated ${shop.rating.toFixed(1)} out of 5`);
    await expect(head).toContainText(`(${ratings})`);
  });

  test('[SHOP-009] opens with its pictures when it has some', async ({ page, request }) => {
    const shop = await shopWhere(request, ({ slider }) => slider.length > 0);
    await page.goto(`/${shop.slug}`);
    const pictures = section(page, `Pictures of ${shop.name}`).getByRole('img', { includeHidden: true });
    await expect(pictures.first()).toHaveAttribute('src', new RegExp(shop.slider[0]?.image ?? 'none'));
    expect(
      await pictures.evaluateAll((all) =>
        all.every((image) => image.getAttribute('width') && image.getAttribute('height')),
      ),
    ).toBe(true);
  });

  test('[SHOP-011] shows the way there', async ({ page, request }) => {
    const shop = await anyShop(request);
    await page.goto(`/${shop.slug}`);
    const directions = page.getByRole('link', { name: 'See Directions' });
    await expect(directions.first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
    );
  });

  test('[SHOP-012] links to its social networks', async ({ page, request }) => {
    const shop = await shopWhere(request, ({ social_links: links }) => Object.values(links).some(Boolean));
    await page.goto(`/${shop.slug}`);
    const names = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', tiktok: 'TikTok' } as const;
    const list = page.getByRole('list', { name: `${shop.name} elsewhere` });
    for (const [network, name] of Object.entries(names)) {
      const url = shop.social_links[network as keyof typeof names];
      if (url) await expect(list.getByRole('link', { name })).toHaveAttribute('href', url);
      else await expect(list.getByRole('link', { name })).toHaveCount(0);
    }
  });

  test('[SHOP-013] [SHOP-014] [SHOP-015] tells about itself, its hours and its location', async ({ page, request }) => {
    const shop = await anyShop(request);
    await page.goto(`/${shop.slug}`);
    await expect(section(page, `About ${shop.name}`)).toContainText(shop.about.slice(0, 60));
    await expect(page.getByRole('heading', { name: 'Business Hour' })).toBeVisible();
    await expect(section(page, 'About').getByRole('listitem')).toHaveCount(7);
    await expect(page.getByRole('heading', { level: 2, name: 'Location' })).toBeVisible();
  });

  test('[CONST-036] scrolls its About text when that is over 200 characters', async ({ page, request }) => {
    const long = await shopWhere(request, ({ about }) => about.length > 200);
    await page.goto(`/${long.slug}`);
    const about = section(page, `About ${long.name}`);
    await expect(about).toHaveCSS('overflow-y', 'auto');
    expect(await about.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  });

  test('[CONST-014] shortens a location over 40 characters to 20, and shows it whole on demand', async ({
    page,
    request,
  }) => {
    const shop = await shopWhere(request, ({ location }) => location.length > 40);
    await page.goto(`/${shop.slug}`);
    const box = section(page, 'Location');
    await expect(box).toContainText(`${shop.location.slice(0, 20).trimEnd()}…`);
    await box.getByRole('button', { name: 'more' }).click();
    await expect(box).toContainText(shop.location);
  });
});

test.describe('what a shop offers', () => {
  test('[SHOP-016] [SHOP-017] services and classes stand in their own sections', async ({ page, request }) => {
    const shop = await shopWithClasses(request);
    const services = (await servicesOf(request, shop.id)).flatMap((category) => category.services);
    await page.goto(`/${shop.slug}`);
    const single = section(page, 'Book A Service');
    const groups = section(page, 'Book A Class or Course');
    for (const { service_name: name, is_group } of services) {
      const [home, other] = is_group ? [groups, single] : [single, groups];
      await expect(home.getByRole('heading', { name, exact: true, includeHidden: true }).first()).toBeAttached();
      await expect(other.getByRole('heading', { name, exact: true, includeHidden: true })).toHaveCount(0);
    }
  });

  test('[SHOP-023] categories open and close', async ({ page, request }) => {
    const shop = await anyShop(request);
    const [first] = await singleCategories(request, shop);
    await page.goto(`/${shop.slug}`);
    const category = section(page, 'Book A Service').locator('details').first();
    const service = category.getByRole('heading', { name: first?.services[0]?.service_name ?? '', exact: true });
    await expect(service).toBeVisible();
    await category.getByRole('heading', { name: first?.name ?? '', exact: true }).click();
    await expect(service).toBeHidden();
    await category.getByRole('heading', { name: first?.name ?? '', exact: true }).click();
    await expect(service).toBeVisible();
  });

  test('[SHOP-018] lists its vouchers', async ({ page, request }) => {
    const shop = await shopWhere(request, ({ business_vouchers: vouchers }) => vouchers.length > 0);
    await page.goto(`/${shop.slug}`);
    for (const { name } of shop.business_vouchers)
      await expect(section(page, 'Vouchers').getByText(name).first()).toBeVisible();
  });

  test('[SHOP-019] gives notice of a call before the first visit where one is asked for', async ({ page, request }) => {
    const asking = await shopWhere(request, ({ video_vetting }) => video_vetting);
    await page.goto(`/${asking.slug}`);
    await expect(section(page, `New to ${asking.name}?`)).toContainText('short video consultation');
    const other = await shopWhere(request, ({ video_vetting }) => !video_vetting);
    await page.goto(`/${other.slug}`);
    await expect(section(page, `New to ${other.name}?`)).toHaveCount(0);
  });

  test('[SHOP-022] ends with the number of services and the cancellation policy', async ({ page, request }) => {
    const shop = await shopWhere(request, ({ cancellation }) => cancellation.some(({ value }) => value === 1));
    await page.goto(`/${shop.slug}`);
    const strip = page
      .getByRole('main')
      .locator('div', { has: page.getByRole('heading', { name: 'Cancellation policy' }) })
      .last();
    await expect(strip).toContainText('Within 48 hours: half the price');
    const total = (await servicesOf(request, shop.id)).flatMap(({ services }) => services).length;
    await expect(page.getByText(new RegExp(`^${total}\\s*services? at`))).toBeVisible();
  });

  test('[SHOP-021] leads back to the home page', async ({ page, request }) => {
    await page.goto(`/${(await anyShop(request)).slug}`);
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test.describe('reviews', () => {
  test('[SHOP-020] are shown only with a rating above 0', async ({ page, request }) => {
    const rated = await anyShop(request);
    await page.goto(`/${rated.slug}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
    const unrated = await shopWhere(request, ({ rating }) => rating === 0);
    await page.goto(`/${unrated.slug}`);
    await expect(page.getByRole('heading', { level: 2, name: 'About' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toHaveCount(0);
  });

  test('[CONST-038] scroll sideways when there are more than 8', async ({ page, request }) => {
    const [many, few] = await shopsByReviews(request);
    await page.goto(`/${many.slug}`);
    const row = page.getByRole('list', { name: 'Reviews, scrolls sideways' });
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    await page.getByRole('button', { name: 'More reviews' }).click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    await page.goto(`/${few.slug}`);
    await expect(page.getByRole('list', { name: 'Reviews', exact: true })).toBeVisible();
  });
});

test.describe('a shop that is not there', () => {
  for (const slug of ['no-such-shop-here', 'Not_A_Slug', 'wp-login.php']) {
    test(`[ERR-058] /${slug} answers 404 and moves to /not-found`, async ({ page }) => {
      const response = await page.goto(`/${slug}`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(/\/not-found$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    });
  }
});

test.describe('for machines and for everyone', () => {
  test('is complete without JavaScript', async ({ browser, request, baseURL }) => {
    const shop = await anyShop(request);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/${shop.slug}`);
    for (const { service_name } of (await servicesOf(request, shop.id)).flatMap(({ services }) => services))
      await expect(page.getByText(service_name, { exact: true }).first()).toBeAttached();
    await context.close();
  });

  test('describes itself to search engines', async ({ page, request }) => {
    const shop = await anyShop(request);
    await page.goto(`/${shop.slug}`);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      name: shop.name,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: shop.rating, reviewCount: shop.number_of_ratings },
    });
    expect(data.makesOffer.length).toBe(
      (await servicesOf(request, shop.id)).flatMap(({ services }) => services).length,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${shop.slug}$`));
  });

  for (const width of [390, 1440]) {
    test(`breaks no rule of accessibility and fits at ${width} px`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${(await shopWithClasses(request)).slug}`);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

type Request = Parameters<typeof anyShop>[0];

async function singleCategories(request: Request, shop: ListedShop) {
  const categories = await servicesOf(request, shop.id);
  return categories
    .map((category) => ({ ...category, services: category.services.filter(({ is_group }) => !is_group) }))
    .filter(({ services }) => services.length > 0);
}

async function shopWithClasses(request: Request): Promise<ListedShop> {
  for (const shop of await listShops(request)) {
    const services = (await servicesOf(request, shop.id)).flatMap((category) => category.services);
    if (services.some(({ is_group }) => is_group) && services.some(({ is_group }) => !is_group)) return shop;
  }
  throw new Error('No shop of the marketplace has both services and classes.');
}

/** One with more than eight written reviews, one with fewer. */
async function shopsByReviews(request: Request): Promise<[ListedShop, ListedShop]> {
  const query = 'query ($id: Int!) { business_reviews(business_id: $id) { reviews { comment } } }';
  let many: ListedShop | undefined;
  let few: ListedShop | undefined;
  for (const shop of (await listShops(request)).filter(({ rating }) => rating > 0)) {
    const { business_reviews } = await ask<{ business_reviews: { reviews: { comment: string }[] } }>(request, query, {
      id: shop.id,
    });
    const written = business_reviews.reviews.filter(({ comment }) => comment !== '').length;
    if (written > 8) many ??= shop;
    else if (written > 0) few ??= shop;
    if (many && few) return [many, few];
  }
  throw new Error('The marketplace has no shop with more than eight reviews, or none with fewer.');
}
