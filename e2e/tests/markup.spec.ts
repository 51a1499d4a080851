import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { niamh, ownerToken } from './support/appointments.ts';
import { addToCart, bookableShop, dialogOf, firstFree } from './support/bookable.ts';
import { openDesk } from './support/desk.ts';
import { hydrated, newGuest, openAs, tokenOf } from './support/guests.ts';
import { anyShop } from './support/marketplace.ts';
import { markupErrors } from './support/nu-checker.ts';
import { cardField, paidShop } from './support/payments.ts';
import { publicPaths } from './support/public-paths.ts';

const LOGGED_OUT = ['/login', '/login/code', '/signup', '/guest-login', '/social-registration', '/forget-password'];
/** The pages that links in mails lead to, here with links that do not work; a payment that there is not, a form, a call. */
const LINKED = [
  ...['/reset-password/x', '/confirm-email/x', '/before-you-come/x', '/your-part/x', '/r/x', '/invoice/1'],
  ...['/revolut/x/1.00/1/1', '/revolut-subscription/x/1.00/1/1', '/forms/no-such-form', '/video-vetting/x/1/Niamh'],
];
const ACCOUNT = [
  ...['my-profile', 'appointments', 'appointments?tab=past', 'vouchers', 'memberships', 'favorites', 'notification'],
  ...['messages', 'security', 'change-password', 'update-email', 'delete-account'],
];
const DESK = ['', 'hours', 'money', 'services', 'forms', 'guests', 'vouchers'];

/** Public pages as the server sends them. */
async function servedPages(request: APIRequestContext): Promise<Map<string, string>> {
  const { slug } = await anyShop(request);
  const pages = new Map<string, string>();
  for (const path of [
    ...Object.values(publicPaths),
    ...LOGGED_OUT,
    ...LINKED,
    `/${slug}`,
    `/${slug}/book`,
    `/login/message/${slug}`,
  ])
    pages.set(path, await (await request.get(path)).text());
  return pages;
}

/** What a booking passes through, from the cart to the card page, as it is in the browser. */
async function bookingStates(page: Page, request: APIRequestContext, pages: Map<string, string>): Promise<void> {
  const keep = async (state: string) => pages.set(state, await page.content());
  const shop = await paidShop(request, 5, () => true);
  const [service] = shop.services;
  if (!service) throw new Error('The shop sells nothing.');
  const dialog = dialogOf(page, shop);
  const next = dialog.getByRole('button', { name: 'Next' });
  await page.goto(`/${shop.slug}`);
  await addToCart(page, service);
  await keep('cart');
  await page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' }).click();
  await firstFree(page).last().click();
  await keep('times');
  await next.click();
  await expect(dialog.getByRole('button', { name: 'Continue with email' })).toBeVisible();
  await keep('log in while booking');
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' }).click();
  await firstFree(page).last().click();
  await next.click();
  await dialog.getByRole('radio', { name: /^Card/ }).click();
  await keep('confirm');
  await dialog.getByRole('button', { name: /^Confirm/ }).click();
  await expect(cardField(page)).toBeVisible();
  await keep('card page');
}

async function consultationState(page: Page, request: APIRequestContext, pages: Map<string, string>): Promise<void> {
  const shop = await bookableShop(request, 0, ({ video_vetting }) => video_vetting);
  await page.goto(`/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 1));
  await page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' }).click();
  await expect(dialogOf(page, shop).getByRole('heading', { name: 'First, a quick hello' })).toBeVisible();
  pages.set('consultation', await page.content());
}

async function accountStates(page: Page, request: APIRequestContext, pages: Map<string, string>): Promise<void> {
  const token = await tokenOf(request, niamh);
  for (const name of ACCOUNT) {
    await openAs(page, token, `/profile/${name}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    pages.set(`account: ${name}`, await page.content());
  }
}

async function deskStates(page: Page, request: APIRequestContext, pages: Map<string, string>): Promise<void> {
  const token = await ownerToken(request, 'fern-and-fold');
  for (const name of DESK) {
    await openDesk(page, token, `/business/${name}`);
    await page.waitForLoadState('networkidle');
    pages.set(`desk: ${name || 'calendar'}`, await page.content());
  }
}

async function openedStates(browser: Browser, request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const walk of [bookingStates, consultationState, accountStates, deskStates]) {
    const context = await browser.newContext();
    await walk(await context.newPage(), request, pages);
    await context.close();
  }
  return pages;
}

test.describe('the Nu HTML checker', () => {
  test('[SEO-004] finds no error in any public page as it is served', async ({ request }) => {
    test.setTimeout(300_000);
    const pages = await servedPages(request);
    expect(pages.size).toBeGreaterThan(58);
    expect(found(await markupErrors(pages))).toEqual([]);
  });

  test('[SEO-004] finds no error in the states of booking, account and desk', async ({ browser, request }) => {
    test.setTimeout(300_000);
    const pages = await openedStates(browser, request);
    expect(pages.size).toBe(6 + ACCOUNT.length + DESK.length);
    expect(found(await markupErrors(pages))).toEqual([]);
  });
});

const found = (errors: ReadonlyMap<string, string[]>) =>
  [...errors].flatMap(([name, messages]) => messages.map((message) => `${name}: ${message}`));
