import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ask } from './marketplace.ts';

interface Found {
  business_search: { data: { slug: string; name: string }[]; paginatorInfo: { total: number } };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the search page', () => {
  test('[SEARCH-001] [ROUTE-008] heads the results of a query with their count', async ({ page, request }) => {
    const { business_search: found } = await ask<Found>(
      request,
      '{ business_search(business_type: "barber", count: 24) { data { slug name } paginatorInfo { total } } }',
    );
    await page.goto('/search?service=barber');
    await expect(heading(page)).toHaveText(`${found.paginatorInfo.total} businesses for barber`);
    await expect(cards(page)).toHaveCount(found.data.length);
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', `/${found.data[0]?.slug}`);
  });

  test('[ROUTE-009] understands the path form', async ({ page }) => {
    await page.goto('/search/53.3242/-6.2535/hair/5/nearest');
    await expect(heading(page)).toContainText('for hair near you');
    await expect(cards(page).first()).toContainText('Fern & Fold');
    await expect(page.getByLabel('Sort')).toHaveValue('nearest');
    await expect(page.getByLabel('Within')).toHaveValue('5');
  });

  test('[SEARCH-002] [SEARCH-003] offers three sorts and three choices of whom a shop serves', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByLabel('Sort').getByRole('option')).toHaveText(['All', 'Nearest', 'Newest']);
    await expect(page.getByLabel('Gender').getByRole('option')).toHaveText(['Everyone', 'Female Only', 'Male Only']);
  });

  test('[SEARCH-004] a card shows picture, name, location, rating and categories', async ({ page }) => {
    await page.goto('/search?service=fern');
    const card = cards(page).filter({ hasText: 'Beechwood Avenue' });
    await expect(card.getByRole('heading')).toHaveText('Fern & Fold');
    await expect(card.locator('img')).toHaveAttribute('src', /\/uploads\/business\//);
    await expect(card).toContainText('12 Beechwood Avenue, Ranelagh, Dublin 6');
    await expect(card).toContainText('Cut & style');
    await expect(card).toContainText(/\d\.\d/);
  });

  test('[SEARCH-006] changing a filter rewrites the address and fetches again', async ({ page }) => {
    await page.goto('/search?service=barber');
    await expect(cards(page).first()).toBeVisible();
    await page.getByLabel('Gender').selectOption('Female Only');
    await expect(page).toHaveURL(/gender=female/);
    await expect(page.getByRole('heading', { name: 'Oops No Results Found!' })).toBeVisible();
    await page.getByLabel('Gender').selectOption('Male Only');
    await expect(page).toHaveURL(/gender=male/);
    await expect(cards(page).first()).toContainText('Male Only');
  });

  test('[SEARCH-008] lat, lng, service, dist, sort and gender feed the search', async ({ page, request }) => {
    const { business_search: found } = await ask<Found>(
      request,
      '{ business_search(lat: 51.8985, lng: -8.4756, business_type: "barber", distance: 10, sort: "Newest", gender: "Male Only") { data { slug name } paginatorInfo { total } } }',
    );
    await page.goto('/search?lat=51.8985&lng=-8.4756&service=barber&dist=10&sort=newest&gender=male');
    await expect(cards(page).getByRole('heading')).toHaveText(found.data.map(({ name }) => name));
  });

  test('[ERR-054] says so when nothing is found', async ({ page }) => {
    await page.goto('/search?service=submarine');
    await expect(page.getByText('Oops No Results Found!')).toBeVisible();
    await page.getByRole('link', { name: 'See every business' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('is reached from the home page by typing what and where', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'What' }).fill('massage');
    await page.getByRole('textbox', { name: 'Where' }).fill('salthill');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(heading(page)).toContainText('for massage near Salthill');
    await expect(cards(page).first()).toContainText('Salthill Seaweed');
  });

  for (const width of [390, 1440]) {
    test(`is accessible and does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/search?where=Dublin');
      await expect(cards(page).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});
