import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { newGuest, tokenOf, visitAs } from './guests.ts';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const open = [
  '/guest-login?message=Hello',
  '/login',
  '/signup',
  '/social-registration',
  '/forget-password',
  '/reset-password/x',
];
const own = [
  '/profile/my-profile',
  '/profile/appointments',
  '/profile/vouchers',
  '/profile/favorites',
  '/profile/notification',
  '/profile/change-password',
  '/profile/update-email',
  '/profile/delete-account',
];

for (const [name, size] of Object.entries(sizes)) {
  for (const path of [...open, ...own]) {
    test(`${path} breaks no rule of accessibility and never scrolls sideways on a ${name}`, async ({
      page,
      request,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await page.setViewportSize(size);
      if (own.includes(path)) await visitAs(page, await tokenOf(request, await newGuest(request)), path);
      else await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const submit = page.getByRole('main').locator('button[type=submit]');
      if ((await submit.count()) > 0) await submit.first().click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      expect(said.filter((text) => !/404/.test(text))).toEqual([]);
      await expect(page).toHaveTitle(/\S+ – Thyme$/);
    });
  }
}
