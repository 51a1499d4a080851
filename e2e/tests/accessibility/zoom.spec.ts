import { expect, test } from '@playwright/test';
import { ownerToken } from '../support/appointments.ts';
import { openDesk } from '../support/desk.ts';
import { anyShop } from '../support/marketplace.ts';
import { sharedPage } from '../support/shared-page.ts';
import { expectReflow, expectTextSpacing } from '../support/zoom.ts';

const pages: Record<string, string> = {
  'the home page': '/',
  'the search': '/search?name=room',
  'a shop': '',
  'the questions': '/system/faq',
  'the prices': '/pricing',
  'the sign-up': '/signup',
  'the contact form': '/system/contact-us',
};

for (const [name, path] of Object.entries(pages))
  test.describe(name, () => {
    const shared = sharedPage(async (page, request) => {
      await page.goto(path || `/${(await anyShop(request)).slug}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });

    for (const zoom of [200, 400] as const) test(`fits at ${zoom} %`, () => expectReflow(shared(), zoom));
    test('fits with wider text spacing', () => expectTextSpacing(shared()));
  });

for (const [name, path] of Object.entries({
  'the calendar of the desk': '/business/',
  'the guests of the desk': '/business/guests',
  'the services of the desk': '/business/services',
}))
  test.describe(name, () => {
    const shared = sharedPage(async (page, request) => {
      await openDesk(page, await ownerToken(request, 'fern-and-fold'), path);
      await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    });

    for (const zoom of [200, 400] as const) test(`fits at ${zoom} %`, () => expectReflow(shared(), zoom));
    test('fits with wider text spacing', () => expectTextSpacing(shared()));
  });
