import { expect, type Locator, type Page, test } from '@playwright/test';
import { findings } from './support/accessibility.ts';
import { ownerToken } from './support/appointments.ts';
import { openDesk } from './support/desk.ts';
import { hydrated, newGuest, openAs, tokenOf } from './support/guests.ts';
import { anyShop } from './support/marketplace.ts';
import { CARDS, cardField, holdBooking, paidShop, payButton } from './support/payments.ts';

async function expectNoViolations(page: Page, what: string): Promise<void> {
  expect(await findings(page), what).toEqual([]);
}

const shown = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

/** Words and controls that reach out of the window. What scrolls inside itself or is only read aloud is meant to. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isMeant = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clip, clipPath, visibility } = getComputedStyle(at);
        if (overflowX !== 'visible' || clip !== 'auto' || clipPath !== 'none' || visibility === 'hidden') return true;
        if (at.hasAttribute('inert') || at.getAttribute('aria-hidden') === 'true') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('h1, h2, h3, p, a, button, label, input, select, textarea, td, th')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isOut = width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
        return isOut && element.checkVisibility({ visibilityProperty: true }) && !isMeant(element);
      })
      .map((element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)}`);
  });

async function tooWide(page: Page, what: string): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = (await cutOff(page)).map((words) => `${what}: ${words} is cut off`);
  return beyond > 0 ? [...found, `${what} scrolls sideways by ${beyond}`] : found;
}

/** A window of 1280 at 200 % and at 400 %, and letters, words and lines further apart, as WCAG 1.4.12 has it. */
async function enlarged(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 512 });
    problems.push(...(await tooWide(page, `${path} in ${width} px`)));
  }
  await page.evaluate(() => {
    const apart = new CSSStyleSheet();
    apart.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(apart);
  });
  await page.setViewportSize({ width: 1280, height: 1024 });
  problems.push(...(await tooWide(page, `${path} with wide letters`)));
  return problems;
}

test('enlarged twice and four times, nothing scrolls sideways and nothing is cut off', async ({ page, request }) => {
  const { slug } = await anyShop(request);
  const problems: string[] = [];
  for (const path of [
    '/',
    '/search?name=room',
    `/${slug}`,
    '/system/faq',
    '/pricing',
    '/signup',
    '/system/contact-us',
  ]) {
    await page.goto(path);
    await shown(page);
    problems.push(...(await enlarged(page, path)));
  }
  expect(problems).toEqual([]);
});

test('the desk is usable enlarged, with less motion and in colours of the system', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  const token = await ownerToken(request, 'fern-and-fold');
  const problems: string[] = [];
  for (const path of ['/business/', '/business/guests', '/business/services']) {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await openDesk(page, token, path);
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    problems.push(...(await unseen(page, 8)), ...(await moving(page)), ...(await enlarged(page, path)));
  }
  expect(problems).toEqual([]);
});

/** What moves by itself or takes its time to change. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const isLong = (times: string) =>
      times.split(',').some((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000) > 10);
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
      })
      .map((element) => `${element.outerHTML.slice(0, 100)} moves`);
  });

/** What gets the focus, in so many steps, without showing it. */
async function unseen(page: Page, steps: number): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const what = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      // A field in a frame of its own shows it at the frame.
      for (let at: Element | null = focused, up = 0; at && up < 4; at = at.parentElement, up += 1) {
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return null;
      }
      return focused.outerHTML.slice(0, 100);
    });
    if (what) found.push(`${what} does not show its focus`);
  }
  return found;
}

test('with less motion and in colours of the system, pages rest and what has the focus or is chosen shows it', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  const { slug } = await anyShop(request);
  const problems: string[] = [];
  for (const path of ['/', `/${slug}`, '/signup']) {
    await page.goto(path);
    await shown(page);
    await hydrated(page);
    problems.push(...(await moving(page)), ...(await unseen(page, 12)));
  }
  // A box that is ticked differs from one that is not by more than a colour of ours.
  const box = page.getByRole('checkbox').first();
  const before = await box.screenshot();
  await box.check();
  expect(Buffer.compare(before, await box.screenshot())).not.toBe(0);
  expect(problems).toEqual([]);
});

/** Keeps what a screen reader would read out by itself. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const own = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const added = [...addedNodes].filter(
          (node) => node instanceof Element && (node.matches(live) || node.querySelector(live)),
        );
        for (const node of own ? [own] : added) heard.push((node.textContent ?? '').trim());
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));

test('refused forms lead to the field and say why, and stay accessible', async ({ page }) => {
  for (const path of ['/login', '/signup', '/forget-password', '/system/contact-us']) {
    await page.goto(path);
    await hydrated(page);
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('button[type=submit]') })
      .first();
    await form.locator('button[type=submit]').first().click();
    const wrong = form.locator('[aria-invalid=true]').first();
    await expect(wrong, path).toBeFocused();
    await expect(wrong, path).toHaveAccessibleDescription(/\w/);
    await expectNoViolations(page, path);
  }
});

test('what changes without the focus is announced: the cart, what a search found, a refused login, a lost line', async ({
  page,
  request,
  context,
}) => {
  await listen(page);
  const { slug } = await anyShop(request);
  await page.goto(`/${slug}`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await expect.poll(() => heard(page)).toMatch(/1 item|in the cart|added/i);
  await page.goto('/search?name=room');
  await hydrated(page);
  await page.getByRole('main').getByRole('combobox', { name: /sort/i }).selectOption({ index: 1 });
  await expect.poll(() => heard(page)).toMatch(/\d+ (results|businesses|shops|places)/i);
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('Email').fill('nobody@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-river-1!');
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toContain('These credentials do not match our records.');
  await context.setOffline(true);
  await expect.poll(() => heard(page)).toContain('You are offline.');
  await expectNoViolations(page, 'offline');
});

/** Goes forward by Tab until this has the focus, and types. */
async function tabTo(page: Page, target: Locator, keys = ''): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    if (keys) await page.keyboard.type(keys);
    return;
  }
  throw new Error(`The keyboard never came to ${target}.`);
}

test('somebody pays with the keyboard alone, after the form refused and the bank declined', async ({
  page,
  request,
}) => {
  const shop = await paidShop(request, 3, () => true);
  const [service] = shop.services;
  if (!service) throw new Error('The shop has nothing to book.');
  const token = await tokenOf(request, await newGuest(request));
  const { payment_url } = await holdBooking(request, token, shop, service);
  await openAs(page, token, payment_url);
  await expect(payButton(page)).toBeEnabled();
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  const wrong = page.locator('[aria-invalid=true]').first();
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(/\w/);
  await expectNoViolations(page, 'a refused form');
  await tabTo(page, page.getByLabel('Card number'), CARDS.declined);
  await tabTo(page, page.getByLabel('Expiry'), '1240');
  await tabTo(page, page.getByLabel('CVC'), '123');
  const place = { Region: 'Leinster', 'Address line 1': '26 Lennox Terrace', City: 'Dublin', 'Post code': 'D08 K2V9' };
  for (const [label, text] of Object.entries(place)) await tabTo(page, page.getByLabel(label, { exact: true }), text);
  await page.keyboard.press('Enter');
  await expect(cardField(page).getByRole('alert')).toHaveText('Your card was declined.');
  await expectNoViolations(page, 'a declined card');
  await tabTo(page, page.getByLabel('Card number'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(CARDS.pays);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment-success$/);
  await shown(page);
});
