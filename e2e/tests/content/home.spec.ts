import { expect, test } from '@playwright/test';
import { frameCalled } from '../support/frames.ts';
import { hydrated } from '../support/guests.ts';
import { ask } from '../support/marketplace.ts';
import { withMotion } from '../support/motion.ts';
import { sharedPage } from '../support/shared-page.ts';

test.use(withMotion);

interface HomeContent {
  trades: { slug: string; name: string; number_of_businesses: number }[];
  opinions: { name: string; description: string }[];
  customers: { name: string }[];
  partner_features: { title: string; slug: string }[];
  featured_businesses: { name: string; slug: string }[];
  ebook: { title: string; highlights: string[] };
}

const query = `{ trades { slug name number_of_businesses } opinions { name description }
  customers: opinions(section: "customer") { name } partner_features { title slug } featured_businesses(count: 8) { name slug }
  ebook { title highlights } }`;

test.describe('the home page', () => {
  let content: HomeContent;
  const shared = sharedPage(async (page, request) => {
    content = await ask<HomeContent>(request, query);
    await page.goto('/');
  });
  const region = (name: string) => shared().getByRole('region', { name });

  test('has the search on the first screen of a phone', async () => {
    await shared().setViewportSize({ width: 390, height: 844 });
    const form = shared().getByRole('search');
    await expect(form.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    await expect(form).toHaveAttribute('action', '/search');
    await expect(form.getByRole('combobox', { name: 'What' })).toHaveAttribute('name', 'service');
    await shared().setViewportSize({ width: 1440, height: 900 });
  });

  test('lists the trades with their number of businesses', async () => {
    const entries = shared().getByRole('navigation', { name: 'Browse by trade' }).getByRole('link');
    const expected = content.trades.filter((trade) => trade.number_of_businesses > 0);
    await expect(entries).toHaveCount(expected.length);
    await expect(entries).toContainText(expected.map(({ name, number_of_businesses: total }) => `${name}${total}`));
  });

  test('[HOME-006] lists the features, each with its page', async () => {
    const links = region('Everything a small studio runs on').getByRole('link');
    await expect(links).toHaveCount(content.partner_features.length);
    for (const [index, { title, slug }] of content.partner_features.entries()) {
      await expect(links.nth(index)).toContainText(title);
      await expect(links.nth(index)).toHaveAttribute('href', `/business-feature/${slug}`);
    }
  });

  test('[CONTENT-062] [HOME-005] has an overview film that waits to be started, has sound and loops', async () => {
    const band = region('A booking, start to finish');
    const film = band.locator('video');
    await expect(film).toHaveCount(0);
    await band.getByRole('button', { name: /^Play the film/ }).click();
    await expect(film).toBeFocused();
    await expect(film).toHaveAttribute('src', /overview.*\.webm$/);
    expect(await film.evaluate((video: HTMLVideoElement) => [video.autoplay, video.muted, video.loop])).toEqual([
      false,
      false,
      true,
    ]);
    await expect(film.locator('track[kind="captions"]')).toHaveAttribute('src', /overview.*\.vtt$/);
  });

  test('[HOME-009] says why to use the product', () =>
    expect(region('Built for the person with one chair')).toBeVisible());

  test('[HOME-010] shows three customers', async () => {
    const people = region('Three rooms, three ways of keeping time').getByRole('listitem');
    await expect(people).toHaveCount(3);
    for (const [index, { name }] of content.customers.slice(0, 3).entries())
      await expect(people.nth(index)).toContainText(name);
    // The person, and the room they work in.
    await expect(people.first().getByRole('img')).toHaveCount(2);
  });

  test('[HOME-007] has the form for the e-book in a frame', async () => {
    for (const words of [content.ebook.title, ...content.ebook.highlights])
      await expect(region('Get Free eBook')).toContainText(words);
    const frame = await frameCalled(shared(), 'Get Free eBook');
    await expect(frame.getByLabel('Email')).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Get Free eBook' })).toBeEnabled();
  });

  test('[CONST-019] [HOME-008] [HOME-011] cuts testimonials after 190 characters and has the whole text in a tooltip', async () => {
    const long = content.opinions.find(({ description }) => description.length > 190);
    if (!long) throw new Error('No testimonial is long enough to be cut.');
    const card = region('Testimonials').getByRole('figure').filter({ hasText: long.name });
    const fits = long.description.slice(0, 190);
    const words = fits.slice(0, fits.lastIndexOf(' ')).replace(/,$/, '');
    await expect(card.getByRole('blockquote')).toContainText(words);
    await expect(card.getByRole('blockquote')).toContainText('… Read more');
    await expect(card.getByRole('tooltip', { includeHidden: true })).toBeHidden();
    await hydrated(shared());
    // The row may still be scrolling to the card when the pointer arrives.
    await expect(async () => {
      await card.getByRole('button', { name: 'Read more' }).hover();
      await expect(card.getByRole('tooltip')).toHaveText(long.description, { timeout: 1_000 });
    }).toPass();
  });

  test('[CONST-020] shows three testimonials, two below 1024 px, one below 600 px', async () => {
    const slide = region('Testimonials').getByRole('listitem').first();
    const row = region('Testimonials').getByRole('list').first();
    for (const [width, abreast] of [
      [1024, 3],
      [1023, 2],
      [600, 2],
      [599, 1],
    ] as const) {
      await shared().setViewportSize({ width, height: 900 });
      const share = async () =>
        Math.round(((await row.boundingBox())?.width ?? 0) / ((await slide.boundingBox())?.width ?? 1));
      await expect.poll(share, { message: `at ${width} px` }).toBe(abreast);
    }
    await shared().setViewportSize({ width: 1440, height: 900 });
  });

  test('leads to shops that have free times', async () => {
    const cards = region('Rooms people come back to');
    await expect(cards.getByRole('list', { name: 'First free' }).first().getByRole('link').first()).toBeVisible();
    const name = content.featured_businesses[0]?.name ?? '';
    await shared().getByRole('link', { name, exact: true }).first().click();
    await expect(shared().getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

test('[CONST-044] sections are revealed once, in half a second', async ({ page }) => {
  await page.goto('/');
  const waiting = page.locator('[data-reveal="waiting"]');
  await expect(waiting).not.toHaveCount(0);
  const handle = await waiting.last().elementHandle();
  await handle?.scrollIntoViewIfNeeded();
  const state = () => handle?.evaluate((section) => section.getAttribute('data-reveal'));
  await expect.poll(state).toBe('shown');
  expect(await handle?.evaluate((section) => getComputedStyle(section).transitionDuration)).toBe('0.5s, 0.5s');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await state()).toBe('shown');
});

test('[CONST-044] nothing slides or is revealed for visitors who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const slider = page.getByRole('region', { name: 'From the studios' });
  await expect(slider.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await hydrated(page);
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
});

test.describe('the hero slider', () => {
  let sliders: { title: string; youtube_url: string | null }[];
  const shared = sharedPage(async (page, request) => {
    ({ sliders } = await ask<{ sliders: typeof sliders }>(request, '{ sliders { title youtube_url } }'));
    const start = new Date();
    await page.clock.install({ time: start });
    // The clock is paused until a test advances it.
    await page.clock.pauseAt(new Date(start.getTime() + 1_000));
    await page.goto('/');
    await expectShown(0);
    // The scripts are requested in turns, which need the clock.
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(slider().getByRole('button', { name: 'Pause slides' })).toBeVisible({ timeout: 500 });
    }).toPass();
  });
  const slider = () => shared().getByRole('region', { name: 'From the studios' });
  const title = () => slider().getByRole('heading', { level: 2 });
  const next = () => slider().getByRole('button', { name: 'Next slide' });
  const previous = () => slider().getByRole('button', { name: 'Previous slide' });
  const expectShown = (index: number) => expect(title()).toHaveText(sliders.at(index)?.title ?? '');

  /** Turns to a slide by hand. */
  async function turnTo(index: number): Promise<void> {
    for (let turns = 0; turns < sliders.length; turns += 1) {
      const shown = await title().textContent();
      if (shown === sliders.at(index)?.title) return;
      await next().click();
      await expect(title()).not.toHaveText(shown ?? '');
    }
    await expectShown(index);
  }

  test('[CONST-021] [CONST-022] [HOME-001] turns by itself after 9000 ms, in 3000 ms', async () => {
    const picture = slider().locator('div[style*="transition-duration"]').first();
    await expect(picture).toHaveCSS('transition-duration', '3s');
    await shared().clock.runFor(8_900);
    await expectShown(0);
    await shared().clock.runFor(200);
    await expectShown(1);
  });

  test('turns by hand in both directions and past the end', async () => {
    await turnTo(1);
    await previous().click();
    await expectShown(0);
    await previous().click();
    await expectShown(-1);
    await next().click();
    await expectShown(0);
  });

  test('[HOME-003] stops and starts with a press', async () => {
    await turnTo(0);
    const picture = await slider().locator('img').first().boundingBox();
    if (!picture) throw new Error('The slider shows no picture.');
    const press = () => shared().mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await press();
    await expect(slider().getByRole('button', { name: 'Play slides' })).toBeVisible();
    await shared().clock.runFor(20_000);
    await expectShown(0);
    await press();
    await shared().clock.runFor(9_100);
    await expectShown(1);
  });

  test('[HOME-002] [HOME-004] has pictures and films, and a film pauses when it is slid away', async () => {
    const films = sliders.filter(({ youtube_url: film }) => film !== null);
    expect(films.length).toBeGreaterThan(0);
    expect(films.length).toBeLessThan(sliders.length);
    await expect(slider().locator('img').first()).toBeVisible();
    await turnTo(sliders.findIndex(({ youtube_url: film }) => film !== null));
    await slider()
      .getByRole('button', { name: /^Play the film/ })
      .click();
    const isPaused = () =>
      slider()
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(isPaused).toBe(false);
    await next().click();
    await expect.poll(isPaused).toBe(true);
  });
});
