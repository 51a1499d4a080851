import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ask } from './support/marketplace.ts';

interface Found {
  business_search: { data: { slug: string; name: string }[]; paginatorInfo: { total: number } };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the search page', () => {
  test('[SEARCH-001] [SEARCH-002] [SEARCH-003] [SEARCH-006] [ROUTE-008] [ERR-054] heads what it found with the count, and every filter rewrites the address and fetches again', async ({
    page,
    request,
  }) => {
    const { barbers, cheap } = await ask<Record<'barbers' | 'cheap', Found['business_search']>>(
      request,
      `{ barbers: business_search(business_type: "barber", count: 24) { data { slug name } paginatorInfo { total } }
         cheap: business_search(max_price: 20, min_rating: 4.5) { data { slug name } paginatorInfo { total } } }`,
    );
    await page.goto('/search?service=barber');
    await test.step('the results of a query, on a desk and on a phone', async () => {
      await expect(heading(page)).toHaveText(`${barbers.paginatorInfo.total} businesses for barber`);
      await expect(cards(page)).toHaveCount(barbers.data.length);
      await expect(cards(page).first().getByRole('heading').getByRole('link')).toHaveAttribute(
        'href',
        `/${barbers.data[0]?.slug}`,
      );
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, { colours: width === 1440 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

    await test.step('three sorts, and three choices of whom a shop serves', async () => {
      await expect(page.getByLabel('Sort').getByRole('option')).toHaveText(['All', 'Nearest', 'Newest']);
      const gender = page.getByLabel('Gender');
      await expect(gender.getByRole('option')).toHaveText(['Everyone', 'Female Only', 'Male Only']);
      await gender.selectOption('Male Only');
      await expect(page).toHaveURL(/gender=male/);
      await expect(cards(page).first()).toContainText('Male Only');
      await gender.selectOption('Female Only');
      await expect(page).toHaveURL(/gender=female/);
      await expect(page.getByRole('heading', { name: 'Oops No Results Found!' })).toBeVisible();
      await page.getByRole('link', { name: 'Clear the filters' }).click();
      await expect(cards(page).first()).toBeVisible();
      await expect(page).toHaveURL(/\/search$/);
    });

    await test.step('price, rating and open now', async () => {
      await page.getByLabel('Price').selectOption('Up to €20');
      await expect(page).toHaveURL(/price=20/);
      await page.getByLabel('Rating').selectOption('4.5 and better');
      await expect(page).toHaveURL(/rating=4.5/);
      await expect(heading(page)).toHaveText(`${cheap.paginatorInfo.total} businesses`);
      await page.getByText('Open now').click();
      await expect(page).toHaveURL(/open=1/);
      await page.goBack();
      await expect(heading(page)).toHaveText(`${cheap.paginatorInfo.total} businesses`);
    });
  });

  test('[SEARCH-004] [SEARCH-008] [ROUTE-009] reads without JavaScript, in the form of a query and of a path', async ({
    browser,
    request,
    baseURL,
  }) => {
    const { business_search: found } = await ask<Found>(
      request,
      '{ business_search(lat: 51.8985, lng: -8.4756, business_type: "barber", distance: 10, sort: "Newest", gender: "Male Only") { data { slug name } paginatorInfo { total } } }',
    );
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await test.step('lat, lng, service, dist, sort and gender feed the search', async () => {
      await page.goto('/search?lat=51.8985&lng=-8.4756&service=barber&dist=10&sort=newest&gender=male');
      await expect(cards(page).getByRole('heading')).toHaveText(found.data.map(({ name }) => name));
    });

    await test.step('the path form', async () => {
      await page.goto('/search/53.3242/-6.2535/hair/5/nearest');
      await expect(heading(page)).toContainText('for hair near you');
      await expect(cards(page).first()).toContainText('Fern & Fold');
      await expect(page.getByLabel('Sort')).toHaveValue('nearest');
      await expect(page.getByLabel('Within')).toHaveValue('5');
    });

    await test.step('a card shows picture, name, location, rating, categories and times', async () => {
      const card = cards(page).filter({ hasText: 'Beechwood Avenue' });
      await expect(card.getByRole('heading')).toHaveText('Fern & Fold');
      await expect(card.locator('img')).toHaveAttribute('src', /\/uploads\/business\//);
      await expect(card).toContainText('12 Beechwood Avenue, Ranelagh, Dublin 6');
      await expect(card).toContainText('Cut & style');
      await expect(card).toContainText(/\d\.\d/);
      await expect(card.getByRole('list', { name: 'First free' })).toBeVisible();
    });

    await test.step('another search', async () => {
      await page.getByLabel('What').fill('yoga');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(heading(page)).toContainText('for yoga');
    });
    await context.close();
  });

  test('is reached from the home page by typing what and where', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('combobox', { name: 'What' }).fill('massage');
    await page.getByRole('main').getByRole('combobox', { name: 'Where' }).fill('salthill');
    await page.getByRole('main').getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(heading(page)).toContainText('for massage near Salthill');
    await expect(cards(page).first()).toContainText('Salthill Seaweed');
  });

  test('shows the same shops on a map, on a phone instead of the list, and the first free times of each, the same as the shop itself', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search?service=massage');
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Map' }).click();
    const map = page.getByRole('complementary', { name: 'Map' });
    await expect(cards(page).first()).toBeHidden();
    await expect(map.getByRole('button', { name: /first free|businesses here/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'List' }).click();
    await expect(cards(page).first()).toBeVisible();

    const link = cards(page).first().getByRole('list', { name: 'First free' }).getByRole('link').first();
    let found = { slug: '', first: 0, words: '' };
    // A time may go between the question and the page; then both are asked anew.
    await expect(async () => {
      found = await firstFree(request, 'massage');
      await page.reload();
      await expect(link).toContainText(found.words, { timeout: 2_000 });
    }).toPass();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${found.slug}$`));
    expect(await page.evaluate(() => localStorage.getItem('serviceTime'))).toContain(String(found.first));
  });

  test('suggests services, shops and places, with the keyboard alone', async ({ page }) => {
    await page.goto('/search-form');
    const main = page.getByRole('main');
    const what = main.getByRole('combobox', { name: 'What' });
    await what.pressSequentially('deep tis');
    await expect(main.getByRole('option').first()).toContainText(/deep tissue/i);
    await what.press('ArrowDown');
    await expect(main.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await what.press('Enter');
    await expect(what).toHaveValue(/deep tissue/i);
    const where = main.getByRole('combobox', { name: 'Where' });
    await where.pressSequentially('gaill');
    await expect(main.getByRole('option', { name: /Galway/ }).first()).toBeVisible();
    await where.press('Escape');
    await expect(main.getByRole('option')).toHaveCount(0);
    await what.fill('');
    await what.pressSequentially('fern & f');
    await main.getByRole('option', { name: 'Fern & Fold Ranelagh, Dublin' }).click();
    await expect(page).toHaveURL(/\/fern-and-fold$/);
  });
});

/** The shop that is found first for this word, and its first free time. */
async function firstFree(request: APIRequestContext, word: string) {
  const { business_search: found } = await ask<{
    business_search: { data: { slug: string }[]; free_times: { times: number[] }[] };
  }>(request, `{ business_search(business_type: "${word}") { data { slug } free_times { times } } }`);
  const first = found.free_times[0]?.times[0] ?? 0;
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const words = time
    .format(first * 1000)
    .replace(/\u202f/, ' ')
    .toLowerCase();
  return { slug: found.data[0]?.slug ?? '', first, words };
}
