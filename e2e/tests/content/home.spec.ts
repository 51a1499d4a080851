import { expect, type Page, test } from '@playwright/test';
import { frameCalled } from '../support/frames.ts';
import { alive } from '../support/guests.ts';
import { ask } from '../support/marketplace.ts';

interface HomeContent {
  sliders: { title: string; youtube_url: string | null }[];
  trades: { slug: string; name: string; number_of_businesses: number }[];
  opinions: { name: string; description: string }[];
  customers: { name: string }[];
  partner_features: { title: string; slug: string }[];
  featured_businesses: { name: string; slug: string }[];
  ebook: { title: string; highlights: string[] };
}

const query = `{ sliders { title youtube_url } trades { slug name number_of_businesses } opinions { name description }
  customers: opinions(section: "customer") { name } partner_features { title slug } featured_businesses(count: 8) { name slug }
  ebook { title highlights } }`;

const slider = (page: Page) => page.getByRole('region', { name: 'From the studios' });
const shown = (page: Page) => slider(page).getByRole('heading', { level: 2 });

/** Time stands still until a test lets it run. */
async function stopClock(page: Page) {
  const start = new Date();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1_000));
}

test('[CONTENT-062] [HOME-005] [HOME-006] [HOME-007] [HOME-009] [HOME-010] what the home page has, from the search to the e-book', async ({
  page,
  request,
}) => {
  const content = await ask<HomeContent>(request, query);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await test.step('the search is in the first screen of a phone', async () => {
    const form = page.getByRole('search');
    await expect(form.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    await expect(form).toHaveAttribute('action', '/search');
    await expect(form.getByRole('combobox', { name: 'What' })).toHaveAttribute('name', 'service');
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('trades, with how many businesses each has', async () => {
    const entries = page.getByRole('navigation', { name: 'Browse by trade' }).getByRole('link');
    const expected = content.trades.filter((trade) => trade.number_of_businesses > 0);
    await expect(entries).toHaveCount(expected.length);
    await expect(entries).toContainText(expected.map(({ name, number_of_businesses: total }) => `${name}${total}`));
  });
  await test.step('features, each with its page', async () => {
    const links = page.getByRole('region', { name: 'Everything a small studio runs on' }).getByRole('link');
    await expect(links).toHaveCount(content.partner_features.length);
    for (const [index, { title, slug }] of content.partner_features.entries()) {
      await expect(links.nth(index)).toContainText(title);
      await expect(links.nth(index)).toHaveAttribute('href', `/business-feature/${slug}`);
    }
  });
  await test.step('an overview film that waits to be started, sounds and begins again', async () => {
    const band = page.getByRole('region', { name: 'A booking, start to finish' });
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
  await test.step('why, and three customers', async () => {
    await expect(page.getByRole('region', { name: 'Built for the person with one chair' })).toBeVisible();
    const people = page.getByRole('region', { name: 'Three rooms, three ways of keeping time' }).getByRole('listitem');
    await expect(people).toHaveCount(3);
    for (const [index, { name }] of content.customers.slice(0, 3).entries())
      await expect(people.nth(index)).toContainText(name);
    // The person, and the room they work in.
    await expect(people.first().getByRole('img')).toHaveCount(2);
  });
  await test.step('the form for the e-book, in a frame as an outside form would be, and what is in it', async () => {
    for (const words of [content.ebook.title, ...content.ebook.highlights])
      await expect(page.getByRole('region', { name: 'Get Free eBook' })).toContainText(words);
    const frame = await frameCalled(page, 'Get Free eBook');
    await expect(frame.getByLabel('Email')).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Get Free eBook' })).toBeEnabled();
  });
  await test.step('shops with free times, which lead to their pages', async () => {
    const cards = page.getByRole('region', { name: 'Rooms people come back to' });
    await expect(cards.getByRole('list', { name: 'First free' }).first().getByRole('link').first()).toBeVisible();
    const name = content.featured_businesses[0]?.name ?? '';
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

test('[CONST-021] [CONST-022] [HOME-001] [HOME-002] [HOME-003] [HOME-004] the hero slider shows what the sliders query gives, turns every 9000 ms, and by hand', async ({
  page,
  request,
}) => {
  const { sliders } = await ask<HomeContent>(request, query);
  const expectShown = (index: number) => expect(shown(page)).toHaveText(sliders.at(index)?.title ?? '');
  const next = slider(page).getByRole('button', { name: 'Next slide' });
  await stopClock(page);
  await page.goto('/');
  await test.step('by itself, in 3000 ms', async () => {
    await expectShown(0);
    // Its scripts are asked for in turns, which take time.
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(slider(page).getByRole('button', { name: 'Pause slides' })).toBeVisible({ timeout: 500 });
    }).toPass();
    const picture = slider(page).locator('div[style*="transition-duration"]').first();
    await expect(picture).toHaveCSS('transition-duration', '3s');
    await page.clock.runFor(8_900);
    await expectShown(0);
    await page.clock.runFor(200);
    await expectShown(1);
  });
  await test.step('by hand, in both directions and round the end', async () => {
    const previous = slider(page).getByRole('button', { name: 'Previous slide' });
    await previous.click();
    await expectShown(0);
    await previous.click();
    await expectShown(-1);
    await next.click();
    await expectShown(0);
  });
  await test.step('a press on it stops and starts it', async () => {
    const picture = await slider(page).locator('img').first().boundingBox();
    if (!picture) throw new Error('The slider shows no picture.');
    const press = () => page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await press();
    await expect(slider(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expectShown(0);
    await press();
    await page.clock.runFor(9_100);
    await expectShown(1);
  });
  await test.step('a slide is a picture or a film, and a film pauses when it is slid away', async () => {
    const films = sliders.filter(({ youtube_url: film }) => film !== null);
    expect(films.length).toBeGreaterThan(0);
    expect(films.length).toBeLessThan(sliders.length);
    await expect(slider(page).locator('img').first()).toBeVisible();
    const at = sliders.findIndex(({ youtube_url: film }) => film !== null);
    for (let turn = 1; turn < at; turn += 1) await next.click();
    await expectShown(at);
    await slider(page)
      .getByRole('button', { name: /^Play the film/ })
      .click();
    const film = slider(page).locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    await next.click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });
});

test('[CONST-019] [CONST-020] [CONST-044] [HOME-008] [HOME-011] sections rise once in half a second; testimonials are cut after 190 characters and stand three, two or one abreast', async ({
  page,
  request,
}) => {
  const { opinions } = await ask<HomeContent>(request, query);
  await page.goto('/');
  await test.step('the last section rises, and does so once', async () => {
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
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await test.step('a long testimonial has its whole text in a tooltip', async () => {
    const long = opinions.find(({ description }) => description.length > 190);
    if (!long) throw new Error('No testimonial is long enough to be cut.');
    const card = carousel.getByRole('figure').filter({ hasText: long.name });
    await expect(card.getByRole('blockquote')).toContainText(`${long.description.slice(0, 190).trimEnd()}…`);
    await expect(card.getByRole('tooltip', { includeHidden: true })).toBeHidden();
    await alive(page);
    // The row may still be sliding to the card when the pointer arrives.
    await expect(async () => {
      await card.getByRole('button', { name: 'Read it all' }).hover();
      await expect(card.getByRole('tooltip')).toHaveText(long.description, { timeout: 1_000 });
    }).toPass();
  });
  await test.step('three abreast, two under 1024 px, one under 600 px', async () => {
    const slide = carousel.getByRole('listitem').first();
    const row = carousel.getByRole('list').first();
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

test('[CONST-044] nothing slides or rises for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(slider(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
  await alive(page);
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
});
