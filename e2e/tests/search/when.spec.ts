import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask } from '../support/marketplace.ts';

interface Found {
  data: { slug: string; name: string }[];
  paginatorInfo: { total: number };
  without_times: number | null;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const quick = (page: Page) => page.getByRole('group', { name: 'Quick choices' });

async function find(request: APIRequestContext, args: string): Promise<Found> {
  const query = `{ business_search(${args}) { data { slug name } paginatorInfo { total } without_times } }`;
  return (await ask<{ business_search: Found }>(request, query)).business_search;
}

const placesFree = ({ paginatorInfo: { total } }: Found, when: string) =>
  `${total} ${total === 1 ? 'place' : 'places'} free ${when}`;

test.describe('a search by day and time', () => {
  test('[SEARCH-009] [SEARCH-010] [SEARCH-012] one press finds what is free tomorrow, in the address and through Back and reload', async ({
    page,
    request,
  }) => {
    await page.goto('/search?service=massage');
    await quick(page).getByRole('link', { name: 'Tomorrow' }).click();
    await expect(page).toHaveURL(/\/search\?service=massage&day=tomorrow$/);
    const found = await find(request, 'business_type: "massage", day: "tomorrow"');
    await expect(heading(page)).toHaveText(placesFree(found, 'tomorrow'));
    await expect(page.getByLabel('When', { exact: true })).toHaveValue('tomorrow');
    // The heading names the day, so the chips are times alone.
    for (const chip of await cards(page).getByRole('list', { name: 'First free' }).getByRole('link').all())
      await expect(chip).toHaveText(/, \d{1,2}:\d\d [ap]m$/);
    await page.reload();
    await expect(heading(page)).toHaveText(placesFree(found, 'tomorrow'));

    await page.getByLabel('Time of day').selectOption('Morning');
    await expect(page).toHaveURL(/day=tomorrow&time=morning/);
    await expect(heading(page)).toContainText('free tomorrow morning');
    for (const chip of await cards(page).getByRole('list', { name: 'First free' }).getByRole('link').all())
      await expect(chip).toHaveText(/am$/);
    await page.goBack();
    await expect(page.getByLabel('Time of day')).toHaveValue('');
    await quick(page).getByRole('link', { name: 'Tomorrow' }).click();
    await expect(page).toHaveURL(/\/search\?service=massage$/);
    await expect(heading(page)).toContainText('businesses for massage');
  });

  test('[SEARCH-012] counts shops without a time then and shows them when asked', async ({ page, request }) => {
    // A treatment of the demo's shops: those that other tests open would be more than the search counts.
    const read = () => find(request, 'business_type: "massage", day: "weekend", time: "morning"');
    const address = '/search?service=massage&day=weekend&time=morning';
    // Other tests book meanwhile, so a number counts only when it was the same before and after.
    await expect(async () => {
      const { without_times: without, paginatorInfo } = await read();
      if (without === null) throw new Error('More shops match than the search counts.');
      expect(without).toBeGreaterThan(0);
      await page.goto(`${address}&full=1&count=96`);
      await expect(heading(page)).toHaveText(`${paginatorInfo.total + without} businesses for massage`);
      await expect(page.getByText('Nothing free then. Next:')).toHaveCount(without, { timeout: 2_000 });
      await page.goto(address);
      const words = `Another ${without} ${without === 1 ? 'has' : 'have'} nothing free this weekend`;
      await expect(page.getByText(words)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    // By keyboard: cards take their height as they come near, so the link moves while the page is scrolled to it.
    await page.getByRole('link', { name: 'Show them too' }).press('Enter');
    await expect(page).toHaveURL(/full=1/);
    await expect(heading(page)).toHaveText(/^\d+ businesses for massage$/);
    await expect(page.getByRole('link', { name: 'Show them too' })).toHaveCount(0);
  });

  test('[SEARCH-009] a date of the calendar, and [SEARCH-013] one that is over', async ({ page }) => {
    await page.goto('/search');
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Pick a day').fill(day);
    await expect(page).toHaveURL(new RegExp(`day=${day}$`));
    await expect(heading(page)).toContainText(/places? free on /);
    await page.goto('/search?day=2020-02-02');
    await expect(page.getByText('That day has passed, so here are the next free times on any day.')).toBeVisible();
    await expect(heading(page)).toContainText('businesses');
    await page.goto('/search?day=%3Cscript%3E&time=99:99');
    await expect(heading(page)).toContainText('businesses');
  });

  test('[SEARCH-010] works without JavaScript, and its address stays clean', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/search');
    await page.getByLabel('When', { exact: true }).selectOption('Tomorrow');
    await page.getByLabel('Time of day').selectOption('Afternoon');
    await page.getByRole('search', { name: 'Change the search' }).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?day=tomorrow&time=afternoon$/);
    await expect(heading(page)).toContainText('free tomorrow afternoon');
    await context.close();
  });

  test('[SEARCH-009] the chosen time is in sight among the quick choices of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search?day=tomorrow&time=evening');
    await expect(quick(page).getByRole('link', { name: 'Tomorrow after 5 pm' })).toBeInViewport({ ratio: 1 });
  });

  test('[SEARCH-009] is usable at every width, and accessible', async ({ page }) => {
    await page.goto('/search?day=tomorrow&time=evening&where=Dublin');
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const name of ['When', 'Time of day']) {
        const box = await page.getByLabel(name, { exact: true }).boundingBox();
        expect(box?.width ?? 0).toBeGreaterThan(60);
      }
      await expectAccessible(page, { colours: width === 1440 });
    }
  });
});
