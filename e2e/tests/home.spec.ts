import { expect, type Page, test } from '@playwright/test';
import { alive } from './guests.ts';
import { ask } from './marketplace.ts';

interface HomeContent {
  sliders: { title: string; youtube_url: string | null }[];
  trades: { slug: string; name: string; number_of_businesses: number }[];
  opinions: { name: string; description: string }[];
  customers: { name: string }[];
  partner_features: { title: string; slug: string }[];
  featured_businesses: { name: string; slug: string }[];
}

const query = `{ sliders { title youtube_url } trades { slug name number_of_businesses } opinions { name description }
  customers: opinions(section: "customer") { name } partner_features { title slug } featured_businesses(count: 8) { name slug } }`;

const slider = (page: Page) => page.getByRole('region', { name: 'From the studios' });
const shown = (page: Page) => slider(page).getByRole('heading', { level: 2 });

/** Time stands still until a test lets it run. */
async function stopClock(page: Page) {
  const start = new Date();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1_000));
}

test.describe('[ROUTE-001] [ROUTE-002] the home page', () => {
  for (const path of ['/', '/home']) {
    test(`is at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find an hour for yourself');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/$/);
    });
  }

  test('lets one search in the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const form = page.getByRole('search');
    await expect(form.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    await expect(form).toHaveAttribute('action', '/search');
    await expect(form.getByRole('combobox', { name: 'What' })).toHaveAttribute('name', 'service');
  });

  test('lists the trades with how many businesses each has, and shops that lead to their pages', async ({
    page,
    request,
  }) => {
    const { trades, featured_businesses: shops } = await ask<HomeContent>(request, query);
    await page.goto('/');
    const entries = page.getByRole('navigation', { name: 'Browse by trade' }).getByRole('link');
    const expected = trades.filter((trade) => trade.number_of_businesses > 0);
    await expect(entries).toHaveCount(expected.length);
    for (const [index, { name, number_of_businesses: total }] of expected.entries())
      await expect(entries.nth(index)).toContainText(`${name}${total}`);
    const cards = page.getByRole('region', { name: 'Rooms people come back to' });
    await expect(cards.getByRole('list', { name: 'First free' }).first().getByRole('link').first()).toBeVisible();
    await page
      .getByRole('link', { name: shops[0]?.name ?? '', exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shops[0]?.name ?? '');
  });

  test('[HOME-006] lists features, each with its page', async ({ page, request }) => {
    const { partner_features: features } = await ask<HomeContent>(request, query);
    await page.goto('/');
    const links = page.getByRole('region', { name: 'Everything a small studio runs on' }).getByRole('link');
    await expect(links).toHaveCount(features.length);
    for (const [index, { title, slug }] of features.entries()) {
      await expect(links.nth(index)).toContainText(title);
      await expect(links.nth(index)).toHaveAttribute('href', `/business-feature/${slug}`);
    }
  });

  test('[HOME-007] has the form for the e-book, in a frame as an outside form would be, and says what is in it', async ({
    page,
    request,
  }) => {
    const { ebook } = await ask<{ ebook: { title: string; highlights: string[] } }>(
      request,
      '{ ebook { title highlights } }',
    );
    await page.goto('/');
    for (const words of [ebook.title, ...ebook.highlights])
      await expect(page.getByRole('region', { name: 'Get Free eBook' })).toContainText(words);
    const form = page.frameLocator('iframe[title="Get Free eBook"]');
    await expect(form.getByLabel('Email')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Get Free eBook' })).toBeEnabled();
  });

  test('[HOME-005] [CONTENT-062] has an overview film that waits to be started, sounds and begins again', async ({
    page,
  }) => {
    await page.goto('/');
    const film = page.getByRole('region', { name: 'A booking, start to finish' }).locator('video');
    await expect(film).toHaveAttribute('src', /overview.*\.webm$/);
    expect(await film.evaluate((video: HTMLVideoElement) => [video.autoplay, video.muted, video.loop])).toEqual([
      false,
      false,
      true,
    ]);
    await expect(film.locator('track[kind="captions"]')).toHaveAttribute('src', /overview.*\.vtt$/);
  });

  test('[HOME-009] [HOME-010] says why, and lets three customers speak', async ({ page, request }) => {
    const { customers } = await ask<HomeContent>(request, query);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Built for the person with one chair' })).toBeVisible();
    const people = page.getByRole('region', { name: 'Three rooms, three ways of keeping time' }).getByRole('listitem');
    await expect(people).toHaveCount(3);
    for (const [index, { name }] of customers.slice(0, 3).entries())
      await expect(people.nth(index)).toContainText(name);
    // The person, and the room they work in.
    await expect(people.first().getByRole('img')).toHaveCount(2);
  });
});

test.describe('hero slider', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[HOME-001] [CONST-021] shows what the sliders query gives, and turns every 9000 ms', async ({
    page,
    request,
  }) => {
    const { sliders } = await ask<HomeContent>(request, query);
    await stopClock(page);
    await page.goto('/');
    await expect(shown(page)).toHaveText(sliders[0]?.title ?? '');
    await expect(slider(page).getByRole('button', { name: 'Pause slides' })).toBeVisible();
    await page.clock.runFor(8_900);
    await expect(shown(page)).toHaveText(sliders[0]?.title ?? '');
    await page.clock.runFor(200);
    await expect(shown(page)).toHaveText(sliders[1]?.title ?? '');
  });

  test('[HOME-003] a press on it stops and starts it', async ({ page, request }) => {
    const { sliders } = await ask<HomeContent>(request, query);
    await stopClock(page);
    await page.goto('/');
    await expect(slider(page).getByRole('button', { name: 'Pause slides' })).toBeVisible();
    const picture = await slider(page).locator('img').first().boundingBox();
    if (!picture) throw new Error('The slider shows no picture.');
    const press = () => page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await press();
    await expect(slider(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(shown(page)).toHaveText(sliders[0]?.title ?? '');
    await press();
    await page.clock.runFor(9_100);
    await expect(shown(page)).toHaveText(sliders[1]?.title ?? '');
  });

  test('[HOME-002] [HOME-004] a slide is a picture or a film, and a film pauses when it is slid away', async ({
    page,
    request,
  }) => {
    const { sliders } = await ask<HomeContent>(request, query);
    const films = sliders.filter(({ youtube_url: film }) => film !== null);
    expect(films.length).toBeGreaterThan(0);
    expect(films.length).toBeLessThan(sliders.length);
    await page.goto('/');
    await expect(slider(page).locator('img').first()).toBeVisible();
    const at = sliders.findIndex(({ youtube_url: film }) => film !== null);
    for (let turn = 0; turn < at; turn += 1) await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(shown(page)).toHaveText(sliders[at]?.title ?? '');
    const film = slider(page).locator('video');
    await film.evaluate((video: HTMLVideoElement) => video.play());
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test('[CONST-022] a turn takes 3000 ms', async ({ page }) => {
    await page.goto('/');
    const picture = slider(page).locator('div[style*="transition-duration"]').first();
    await expect(picture).toHaveCSS('transition-duration', '3s');
  });

  test('can be turned by hand, in both directions and round the end', async ({ page, request }) => {
    const { sliders } = await ask<HomeContent>(request, query);
    await page.goto('/');
    await slider(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(shown(page)).toHaveText(sliders.at(-1)?.title ?? '');
    await slider(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(shown(page)).toHaveText(sliders[0]?.title ?? '');
  });

  test('stands still for people who ask for that', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(slider(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
  });
});

test.describe('testimonials', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });

  test('[HOME-008] [HOME-011] [CONST-019] are cut after 190 characters, with the whole text in a tooltip', async ({
    page,
    request,
  }) => {
    const { opinions } = await ask<HomeContent>(request, query);
    const long = opinions.find(({ description }) => description.length > 190);
    if (!long) throw new Error('No testimonial is long enough to be cut.');
    await page.goto('/');
    const card = carousel(page).getByRole('figure').filter({ hasText: long.name });
    await expect(card.getByRole('blockquote')).toContainText(`${long.description.slice(0, 190).trimEnd()}…`);
    await expect(card.getByRole('tooltip', { includeHidden: true })).toBeHidden();
    await alive(page);
    // The row may still be sliding to the card when the pointer arrives.
    await expect(async () => {
      await card.getByRole('button', { name: 'Read it all' }).hover();
      await expect(card.getByRole('tooltip')).toHaveText(long.description, { timeout: 1_000 });
    }).toPass();
  });

  test('[CONST-020] stand three abreast, two under 1024 px, one under 600 px', async ({ page }) => {
    await page.goto('/');
    const slide = carousel(page).getByRole('listitem').first();
    const row = carousel(page).getByRole('list').first();
    for (const [width, abreast] of [
      [1024, 3],
      [1023, 2],
      [600, 2],
      [599, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const share = async () =>
        Math.round(((await row.boundingBox())?.width ?? 0) / ((await slide.boundingBox())?.width ?? 1));
      await expect.poll(share, { message: `at ${width} px` }).toBe(abreast);
    }
  });
});

test('[CONST-044] sections rise once in half a second, and not for who wants no motion', async ({ page }) => {
  await page.goto('/');
  const waiting = page.locator('[data-reveal="waiting"]');
  await expect(waiting).not.toHaveCount(0);
  const last = waiting.last();
  const handle = await last.elementHandle();
  await handle?.scrollIntoViewIfNeeded();
  const state = () => handle?.evaluate((section) => section.getAttribute('data-reveal'));
  await expect.poll(state).toBe('shown');
  expect(await handle?.evaluate((section) => getComputedStyle(section).transitionDuration)).toBe('0.5s, 0.5s');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await state()).toBe('shown');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
});
