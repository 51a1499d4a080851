import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ask, type ListedShop, listShops, servicesOf, shopWhere } from './support/marketplace.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The strip at the end of a page: how many services, and what cancelling costs. */
const strip = (page: Page) =>
  page
    .getByRole('main')
    .locator('div', { has: page.getByRole('heading', { name: 'Cancellation policy' }) })
    .last();

test('[ROUTE-064] [SHOP-009] [SHOP-010] [SHOP-011] [SHOP-012] [SHOP-013] [SHOP-014] [SHOP-015] [SHOP-018] [SHOP-019] [SHOP-020] [SHOP-021] [SHOP-022] [SHOP-023] [CONST-014] [CONST-036] a shop page tells all about the shop', async ({
  page,
  request,
}) => {
  const shop = await shopWhere(
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
  const response = await page.goto(`/${shop.slug}`);
  expect(response?.status()).toBe(200);

  await test.step('name, rating, pictures and the way there', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.name);
    const ratings = `${shop.number_of_ratings} ${shop.number_of_ratings === 1 ? 'rating' : 'ratings'}`;
    const head = page.getByRole('main').locator('a[href="#reviews"]').first();
    await expect(head).toContainText(`Rated ${shop.rating.toFixed(1)} out of 5`);
    await expect(head).toContainText(`(${ratings})`);
    const pictures = section(page, `Pictures of ${shop.name}`).getByRole('img', { includeHidden: true });
    await expect(pictures.first()).toHaveAttribute('src', new RegExp(shop.slider[0]?.image ?? 'none'));
    const sizes = await pictures.evaluateAll((all) =>
      all.every((image) => image.getAttribute('width') && image.getAttribute('height')),
    );
    expect(sizes).toBe(true);
    const directions = page.getByRole('link', { name: 'See Directions' });
    await expect(directions.first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
    );
  });

  await test.step('its networks', async () => {
    const names = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', tiktok: 'TikTok' } as const;
    const list = page.getByRole('list', { name: `${shop.name} elsewhere` });
    for (const [network, name] of Object.entries(names)) {
      const url = shop.social_links[network as keyof typeof names];
      if (url) await expect(list.getByRole('link', { name })).toHaveAttribute('href', url);
      else await expect(list.getByRole('link', { name })).toHaveCount(0);
    }
  });

  await test.step('about, hours and location, long ones cut', async () => {
    const about = section(page, `About ${shop.name}`);
    await expect(about).toContainText(shop.about.slice(0, 60));
    await expect(about).toHaveCSS('overflow-y', 'auto');
    expect(await about.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    await expect(page.getByRole('heading', { name: 'Business Hour' })).toBeVisible();
    await expect(section(page, 'About').getByRole('listitem')).toHaveCount(7);
    await expect(page.getByRole('heading', { level: 2, name: 'Location' })).toBeVisible();
    const place = section(page, 'Location');
    await expect(place).toContainText(`${shop.location.slice(0, 20).trimEnd()}…`);
    await place.getByRole('button', { name: 'more' }).click();
    await expect(place).toContainText(shop.location);
  });

  await test.step('categories that open and close, vouchers, the notice of a call, reviews and the policy', async () => {
    const [first] = await singleCategories(request, shop);
    const category = section(page, 'Book A Service').locator('details').first();
    const service = category.getByRole('heading', { name: first?.services[0]?.service_name ?? '', exact: true });
    await expect(service).toBeVisible();
    await category.getByRole('heading', { name: first?.name ?? '', exact: true }).click();
    await expect(service).toBeHidden();
    await category.getByRole('heading', { name: first?.name ?? '', exact: true }).click();
    await expect(service).toBeVisible();
    for (const { name } of shop.business_vouchers)
      await expect(section(page, 'Vouchers').getByText(name).first()).toBeVisible();
    await expect(section(page, `New to ${shop.name}?`)).toContainText('short video consultation');
    await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
    await expect(strip(page)).toContainText('Within 48 hours: half the price');
    const total = (await servicesOf(request, shop.id)).flatMap(({ services }) => services).length;
    await expect(page.getByText(new RegExp(`^${total}\\s*services? at`))).toBeVisible();
  });

  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('[SHOP-016] [SHOP-017] [CONST-038] services, classes and many reviews stand in their own sections, on a desk and on a phone', async ({
  page,
  request,
}) => {
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
  const row = page.getByRole('list', { name: 'Reviews, scrolls sideways' });
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  await page.getByRole('button', { name: 'More reviews' }).click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, { colours: width === 1440 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('[SHOP-019] [SHOP-020] [CONST-038] is complete without JavaScript, describes itself to search engines, and says nothing of what it has not', async ({
  browser,
  request,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const shop = await shopByReviews(request, (written) => written > 0 && written <= 8);
  const services = (await servicesOf(request, shop.id)).flatMap((category) => category.services);
  await page.goto(`/${shop.slug}`);
  for (const { service_name } of services)
    await expect(page.getByText(service_name, { exact: true }).first()).toBeAttached();
  await expect(page.getByRole('list', { name: 'Reviews', exact: true })).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    name: shop.name,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: shop.rating, reviewCount: shop.number_of_ratings },
  });
  expect(data.makesOffer.length).toBe(services.length);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${shop.slug}$`));

  const other = await shopWhere(request, ({ rating, video_vetting }) => rating === 0 && !video_vetting);
  await page.goto(`/${other.slug}`);
  await expect(page.getByRole('heading', { level: 2, name: 'About' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toHaveCount(0);
  await expect(section(page, `New to ${other.name}?`)).toHaveCount(0);
  await context.close();
});

test('[ERR-058] a shop that is not there answers 404 and moves to /not-found', async ({ page, request }) => {
  for (const slug of ['no-such-shop-here', 'wp-login.php'])
    expect((await request.get(`/${slug}`)).status(), slug).toBe(404);
  const response = await page.goto('/Not_A_Slug');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

type Request = Parameters<typeof listShops>[0];

async function singleCategories(request: Request, shop: ListedShop) {
  const categories = await servicesOf(request, shop.id);
  return categories
    .map((category) => ({ ...category, services: category.services.filter(({ is_group }) => !is_group) }))
    .filter(({ services }) => services.length > 0);
}

/** One with services and classes, and with more than eight written reviews. */
function shopWithClasses(request: Request): Promise<ListedShop> {
  return shopByReviews(request, async (written, shop) => {
    if (written <= 8) return false;
    const services = (await servicesOf(request, shop.id)).flatMap((category) => category.services);
    return services.some(({ is_group }) => is_group) && services.some(({ is_group }) => !is_group);
  });
}

/** A rated shop of which this holds, by the number of written reviews among those that its page comes with. */
async function shopByReviews(
  request: Request,
  holds: (written: number, shop: ListedShop) => boolean | Promise<boolean>,
): Promise<ListedShop> {
  const query = 'query ($id: Int!) { business_reviews(business_id: $id, count: 16) { reviews { comment } } }';
  for (const shop of (await listShops(request)).filter(({ rating }) => rating > 0)) {
    const { business_reviews } = await ask<{ business_reviews: { reviews: { comment: string }[] } }>(request, query, {
      id: shop.id,
    });
    const written = business_reviews.reviews.filter(({ comment }) => comment !== '').length;
    if (await holds(written, shop)) return shop;
  }
  throw new Error(`No shop of the marketplace has such reviews: ${holds}`);
}
