import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, type ListedShop, listShops, type OfferedService, servicesOf, shopWhere } from '../support/marketplace.ts';
import { sharedPage } from '../support/shared-page.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const allServices = async (request: APIRequestContext, { id }: ListedShop): Promise<OfferedService[]> =>
  (await servicesOf(request, id)).flatMap(({ services }) => services);

test.describe('a shop page', () => {
  let shop: ListedShop;
  let status: number | undefined;
  const shared = sharedPage(async (page, request) => {
    shop = await shopWhere(
      request,
      ({ rating, about, location, video_vetting, slider, social_links, business_vouchers, cancellation }) =>
        rating > 0 &&
        about.length > 200 &&
        location.length > 40 &&
        video_vetting &&
        slider.length > 0 &&
        Object.values(social_links).some(Boolean) &&
        business_vouchers.length > 0 &&
        cancellation.some(({ value }) => value === 1),
    );
    status = (await page.goto(`/${shop.slug}`))?.status();
  });
  const main = () => shared().getByRole('main');

  test('[ROUTE-064] [SHOP-010] shows name, rating and number of ratings', async () => {
    expect(status).toBe(200);
    await expect(shared().getByRole('heading', { level: 1 })).toHaveText(shop.name);
    const ratings = `${shop.number_of_ratings} ${shop.number_of_ratings === 1 ? 'rating' : 'ratings'}`;
    const head = main().locator('a[href="#reviews"]').first();
    await expect(head).toContainText(`Rated ${shop.rating.toFixed(1)} out of 5`);
    await expect(head).toContainText(`(${ratings})`);
  });

  test('[SHOP-009] shows pictures whose sizes are known', async () => {
    const pictures = section(shared(), `Pictures of ${shop.name}`).getByRole('img', { includeHidden: true });
    await expect(pictures.first()).toHaveAttribute('src', new RegExp(shop.slider[0]?.image ?? 'none'));
    const haveSizes = await pictures.evaluateAll((all) =>
      all.every((image) => image.getAttribute('width') && image.getAttribute('height')),
    );
    expect(haveSizes).toBe(true);
  });

  test('[SHOP-011] links to directions', () =>
    expect(shared().getByRole('link', { name: 'See Directions' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
    ));

  test('[SHOP-012] links to its social networks', async () => {
    const names = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', tiktok: 'TikTok' } as const;
    const list = shared().getByRole('list', { name: `${shop.name} elsewhere` });
    for (const [network, name] of Object.entries(names)) {
      const url = shop.social_links[network as keyof typeof names];
      if (url) await expect(list.getByRole('link', { name })).toHaveAttribute('href', url);
      else await expect(list.getByRole('link', { name })).toHaveCount(0);
    }
  });

  test('[SHOP-013] [CONST-036] shows a long About text that scrolls', async () => {
    const about = section(shared(), `About ${shop.name}`);
    await expect(about).toContainText(shop.about.slice(0, 60));
    await expect(about).toHaveCSS('overflow-y', 'auto');
    await expect.poll(() => about.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  });

  test('[SHOP-014] shows the business hours', async () => {
    await expect(shared().getByRole('heading', { name: 'Business Hour' })).toBeVisible();
    await expect(section(shared(), 'About').getByRole('listitem')).toHaveCount(7);
  });

  test('[SHOP-015] [CONST-014] cuts a long location until it is opened', async () => {
    await expect(shared().getByRole('heading', { level: 2, name: 'Location' })).toBeVisible();
    const place = section(shared(), 'Location');
    await expect(place).toContainText(`${shop.location.slice(0, 20).trimEnd()}…`);
    await place.getByRole('button', { name: 'more' }).click();
    await expect(place).toContainText(shop.location);
  });

  test('[SHOP-023] opens and closes the categories of services', async ({ request }) => {
    const [first] = (await servicesOf(request, shop.id))
      .map((category) => ({ ...category, services: category.services.filter(({ is_group }) => !is_group) }))
      .filter(({ services }) => services.length > 0);
    const category = section(shared(), 'Book A Service').locator('details').first();
    const service = category.getByRole('heading', { name: first?.services[0]?.service_name ?? '', exact: true });
    const toggle = () => category.getByRole('heading', { name: first?.name ?? '', exact: true }).click();
    await expect(service).toBeVisible();
    await toggle();
    await expect(service).toBeHidden();
    await toggle();
    await expect(service).toBeVisible();
  });

  test('[SHOP-018] lists its vouchers', async () => {
    for (const { name } of shop.business_vouchers)
      await expect(section(shared(), 'Vouchers').getByText(name).first()).toBeVisible();
  });

  test('[SHOP-019] announces the consultation call for new guests', () =>
    expect(section(shared(), `New to ${shop.name}?`)).toContainText('short video consultation'));

  test('[SHOP-020] shows reviews', () =>
    expect(shared().getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible());

  test('[SHOP-022] ends with the number of services and the cancellation policy', async ({ request }) => {
    const strip = main()
      .locator('div', { has: shared().getByRole('heading', { name: 'Cancellation policy' }) })
      .last();
    await expect(strip).toContainText('Within 48 hours: half the price');
    const { length: total } = await allServices(request, shop);
    await expect(shared().getByText(new RegExp(`^${total}\\s*services? at`))).toBeVisible();
  });

  test('[SHOP-021] leads back to the home page', async () => {
    await main().getByRole('link', { name: 'Back to the home page' }).click();
    await expect(shared()).toHaveURL(/\/home$/);
  });
});

/** A rated shop that matches, by the number of written reviews among those that its page comes with. */
async function shopByReviews(
  request: APIRequestContext,
  matches: (written: number, shop: ListedShop) => boolean | Promise<boolean>,
): Promise<ListedShop> {
  const query = 'query ($id: Int!) { business_reviews(business_id: $id, count: 16) { reviews { comment } } }';
  for (const shop of (await listShops(request)).filter(({ rating }) => rating > 0)) {
    const { business_reviews } = await ask<{ business_reviews: { reviews: { comment: string }[] } }>(request, query, {
      id: shop.id,
    });
    const written = business_reviews.reviews.filter(({ comment }) => comment !== '').length;
    if (await matches(written, shop)) return shop;
  }
  throw new Error(`No shop of the marketplace has such reviews: ${matches}`);
}

test.describe('a shop with services, classes and many reviews', () => {
  let services: OfferedService[];
  const shared = sharedPage(async (page, request) => {
    const shop = await shopByReviews(request, async (written, found) => {
      if (written <= 8) return false;
      const kinds = new Set((await allServices(request, found)).map(({ is_group }) => is_group));
      return kinds.size === 2;
    });
    services = await allServices(request, shop);
    await page.goto(`/${shop.slug}`);
  });

  async function expectListed(isGroup: boolean, home: string, other: string): Promise<void> {
    for (const { service_name: name } of services.filter(({ is_group }) => is_group === isGroup)) {
      const named = (where: string) =>
        section(shared(), where).getByRole('heading', { name, exact: true, includeHidden: true });
      await expect(named(home).first()).toBeAttached();
      await expect(named(other)).toHaveCount(0);
    }
  }

  test('[SHOP-016] lists services by themselves', () =>
    expectListed(false, 'Book A Service', 'Book A Class or Course'));
  test('[SHOP-017] lists classes and courses by themselves', () =>
    expectListed(true, 'Book A Class or Course', 'Book A Service'));

  test('[CONST-038] scrolls more than eight reviews', async () => {
    const row = shared().getByRole('list', { name: 'Reviews, scrolls sideways' });
    await expect.poll(() => row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    await shared().getByRole('button', { name: 'More reviews' }).click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  });

  for (const width of [1440, 390])
    test(`is accessible and fits in ${width} px`, async () => {
      await shared().setViewportSize({ width, height: 900 });
      await expectAccessible(shared(), { colours: width === 1440 });
      await expect.poll(() => shared().evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
});

test.describe('a shop page without scripts', () => {
  let shop: ListedShop;
  const shared = sharedPage(
    async (page, request) => {
      shop = await shopByReviews(request, (written) => written > 0 && written <= 8);
      await page.goto(`/${shop.slug}`);
    },
    { javaScriptEnabled: false },
  );

  test('lists every service', async ({ request }) => {
    for (const { service_name } of await allServices(request, shop))
      await expect(shared().getByText(service_name, { exact: true }).first()).toBeAttached();
  });

  test('[BOOK-083] Add leads to how the service can be booked', async ({ browser, request }) => {
    const [service] = (await allServices(request, shop)).filter(({ is_group }) => !is_group);
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`/${shop.slug}`);
    await page.getByRole('button', { name: `Add ${service?.service_name} to the cart` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service?.service_name ?? 'none');
    await expect(page.getByRole('heading', { level: 2, name: 'First free times' })).toBeVisible();
    // Text locators ignore the content of a noscript element.
    await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
    await page.getByRole('link', { name: `Back to ${shop.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/${shop.slug}$`));
    await page.close();
  });

  test('[BOOK-083] how to book a service that the shop does not have is not found', async ({ request }) => {
    expect((await request.get(`/${shop.slug}/book?service=0`)).status()).toBe(404);
    expect((await request.get(`/${shop.slug}/book`)).status()).toBe(404);
    expect((await request.get('/no-such-shop-anywhere/book?service=1')).status()).toBe(404);
  });

  test('[CONST-038] lists up to eight reviews without scrolling', () =>
    expect(shared().getByRole('list', { name: 'Reviews', exact: true })).toBeVisible());

  test('describes itself to search engines', async ({ request }) => {
    const data = JSON.parse((await shared().locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      name: shop.name,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: shop.rating, reviewCount: shop.number_of_ratings },
    });
    expect(data.makesOffer.length).toBe((await allServices(request, shop)).length);
    await expect(shared().locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${shop.slug}$`));
  });

  test('[SHOP-019] [SHOP-020] has no reviews and no notice of a call where there are none', async ({ request }) => {
    const other = await shopWhere(request, ({ rating, video_vetting }) => rating === 0 && !video_vetting);
    await shared().goto(`/${other.slug}`);
    await expect(shared().getByRole('heading', { level: 2, name: 'About' })).toBeVisible();
    await expect(shared().getByRole('heading', { level: 2, name: 'Reviews' })).toHaveCount(0);
    await expect(section(shared(), `New to ${other.name}?`)).toHaveCount(0);
  });
});

test('[ERR-058] a shop that does not exist answers 404 and moves to /not-found', async ({ page, request }) => {
  for (const slug of ['no-such-shop-here', 'wp-login.php'])
    expect((await request.get(`/${slug}`)).status(), slug).toBe(404);
  const response = await page.goto('/Not_A_Slug');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('[ERR-063] addresses with values that nothing can have are not found', async ({ request }) => {
  const long = 'a'.repeat(101);
  for (const path of [`/${long}`, `/${long}/book?service=1`, `/system/blog?topic=${long}`, '/system/blog?topic=zzz'])
    expect((await request.get(path)).status(), path).toBe(404);
});
