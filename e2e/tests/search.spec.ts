import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ask } from './support/marketplace.ts';
import { sharedPage } from './support/shared-page.ts';

interface Found {
  data: { slug: string; name: string }[];
  paginatorInfo: { total: number };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the results of a search', () => {
  let barbers: Found;
  let cheap: Found;
  const shared = sharedPage(async (page, request) => {
    ({ barbers, cheap } = await ask<{ barbers: Found; cheap: Found }>(
      request,
      `{ barbers: business_search(business_type: "barber", count: 24) { data { slug name } paginatorInfo { total } }
         cheap: business_search(max_price: 20, min_rating: 4.5) { data { slug name } paginatorInfo { total } } }`,
    ));
    await page.goto('/search?service=barber');
  });
  const gender = () => shared().getByLabel('Gender');

  test('[SEARCH-001] [ROUTE-008] are counted in the heading and listed', async () => {
    await expect(heading(shared())).toHaveText(`${barbers.paginatorInfo.total} businesses for barber`);
    await expect(cards(shared())).toHaveCount(barbers.data.length);
    const first = cards(shared()).first().getByRole('heading').getByRole('link');
    await expect(first).toHaveAttribute('href', `/${barbers.data[0]?.slug}`);
  });

  for (const width of [390, 1440])
    test(`are accessible and fit in ${width} px`, async () => {
      await shared().setViewportSize({ width, height: 900 });
      await expectAccessible(shared(), { colours: width === 1440 });
      await expect.poll(() => shared().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

  test('[SEARCH-002] have three orders', () =>
    expect(shared().getByLabel('Sort').getByRole('option')).toHaveText(['All', 'Nearest', 'Newest']));

  test('[SEARCH-003] [SEARCH-006] are filtered by gender, which rewrites the URL', async () => {
    await expect(gender().getByRole('option')).toHaveText(['Everyone', 'Female Only', 'Male Only']);
    await gender().selectOption('Male Only');
    await expect(shared()).toHaveURL(/gender=male/);
    await expect(cards(shared()).first()).toContainText('Male Only');
  });

  test('[ERR-054] may be none, until the filters are cleared', async () => {
    await gender().selectOption('Female Only');
    await expect(shared()).toHaveURL(/gender=female/);
    await expect(shared().getByRole('heading', { name: 'Oops No Results Found!' })).toBeVisible();
    await shared().getByRole('link', { name: 'Clear the filters' }).click();
    await expect(cards(shared()).first()).toBeVisible();
    await expect(shared()).toHaveURL(/\/search\?service=barber$/);
  });

  test('[SEARCH-006] are filtered by price, rating and opening hours, and Back undoes a filter', async () => {
    const page = shared();
    if (new URL(page.url()).search !== '') await page.goto('/search');
    await page.getByLabel('Price').selectOption('Up to €20');
    await expect(page).toHaveURL(/price=20/);
    await page.getByLabel('Rating').selectOption('4.5 and up');
    await expect(page).toHaveURL(/rating=4.5/);
    await expect(heading(page)).toHaveText(`${cheap.paginatorInfo.total} businesses`);
    await page.getByText('Open now').click();
    await expect(page).toHaveURL(/open=1/);
    await page.goBack();
    await expect(heading(page)).toHaveText(`${cheap.paginatorInfo.total} businesses`);
  });
});

test.describe('without scripts', () => {
  const shared = sharedPage(async () => undefined, { javaScriptEnabled: false });
  const NEAR_RANELAGH = '/search/53.3242/-6.2535/hair/5/nearest';

  test('[SEARCH-008] the values of the URL feed the search', async ({ request }) => {
    const { business_search: found } = await ask<{ business_search: Found }>(
      request,
      '{ business_search(lat: 51.8985, lng: -8.4756, business_type: "barber", distance: 10, sort: "Newest", gender: "Male Only") { data { slug name } paginatorInfo { total } } }',
    );
    await shared().goto('/search?lat=51.8985&lng=-8.4756&service=barber&dist=10&sort=newest&gender=male');
    await expect(cards(shared()).getByRole('heading')).toHaveText(found.data.map(({ name }) => name));
  });

  test('[ROUTE-009] the same values work as a path', async () => {
    await shared().goto(NEAR_RANELAGH);
    await expect(heading(shared())).toContainText('for hair near you');
    await expect(cards(shared()).first()).toContainText('Fern & Fold');
    await expect(shared().getByLabel('Sort')).toHaveValue('nearest');
    await expect(shared().getByLabel('Within')).toHaveValue('5');
  });

  test('[SEARCH-004] a card shows picture, name, location, rating, categories and times', async () => {
    await shared().goto(NEAR_RANELAGH);
    const card = cards(shared()).filter({ hasText: 'Beechwood Avenue' });
    await expect(card.getByRole('heading')).toHaveText('Fern & Fold');
    await expect(card.locator('img')).toHaveAttribute('src', /\/uploads\/business\//);
    await expect(card).toContainText('12 Beechwood Avenue, Ranelagh, Dublin 6');
    await expect(card).toContainText('Cut & style');
    await expect(card).toContainText(/\d\.\d/);
    await expect(card.getByRole('list', { name: 'First free' })).toBeVisible();
  });

  test('another search is a form', async () => {
    await shared().goto(NEAR_RANELAGH);
    await shared().getByLabel('What').fill('yoga');
    await shared().getByRole('button', { name: 'Search' }).click();
    await expect(heading(shared())).toContainText('for yoga');
  });
});

test('the home page searches by what and where', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox', { name: 'What' }).fill('massage');
  await page.getByRole('main').getByRole('combobox', { name: 'Where' }).fill('salthill');
  await page.getByRole('main').getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(heading(page)).toContainText('for massage near Salthill');
  await expect(cards(page).first()).toContainText('Salthill Seaweed');
});

/** The first result for a word, and its first free time. */
async function firstFreeTime(request: APIRequestContext, word: string) {
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

test.describe('on a phone', () => {
  const shared = sharedPage(
    async (page) => {
      await page.goto('/search?service=massage');
      await expect(cards(page).first()).toBeVisible();
    },
    { viewport: { width: 390, height: 844 } },
  );

  test('a map takes the place of the list', async () => {
    await shared().getByRole('button', { name: 'Map' }).click();
    const map = shared().getByRole('complementary', { name: 'Map' });
    await expect(cards(shared()).first()).toBeHidden();
    await expect(map.getByRole('button', { name: /first free|businesses here/ }).first()).toBeVisible();
    await shared().getByRole('button', { name: 'List' }).click();
    await expect(cards(shared()).first()).toBeVisible();
  });

  test('a free time of a result leads to the shop, with that time', async ({ request }) => {
    const link = cards(shared()).first().getByRole('list', { name: 'First free' }).getByRole('link').first();
    let found = { slug: '', first: 0, words: '' };
    // The time may be booked between the two requests; then both are repeated.
    await expect(async () => {
      found = await firstFreeTime(request, 'massage');
      await shared().reload();
      await expect(link).toContainText(found.words, { timeout: 2_000 });
    }).toPass();
    await link.click();
    await expect(shared()).toHaveURL(new RegExp(`/${found.slug}$`));
    await expect
      .poll(() => shared().evaluate(() => localStorage.getItem('serviceTime')))
      .toContain(String(found.first));
  });
});

test.describe('suggestions', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/search-form');
  });
  const main = () => shared().getByRole('main');
  const what = () => main().getByRole('combobox', { name: 'What' });
  const type = async (text: string) => {
    await what().fill('');
    await what().pressSequentially(text);
  };

  test('of services are chosen with the keyboard', async () => {
    await type('deep tis');
    await expect(main().getByRole('option').first()).toContainText(/deep tissue/i);
    await what().press('ArrowDown');
    await expect(main().getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await what().press('Enter');
    await expect(what()).toHaveValue(/deep tissue/i);
  });

  test('of places close with Escape', async () => {
    const where = main().getByRole('combobox', { name: 'Where' });
    await where.pressSequentially('gaill');
    await expect(
      main()
        .getByRole('option', { name: /Galway/ })
        .first(),
    ).toBeVisible();
    await where.press('Escape');
    await expect(main().getByRole('option')).toHaveCount(0);
  });

  test('of shops lead to the shop', async () => {
    await type('fern & f');
    await main().getByRole('option', { name: 'Fern & Fold Ranelagh, Dublin' }).click();
    await expect(shared()).toHaveURL(/\/fern-and-fold$/);
  });
});
