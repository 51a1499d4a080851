import { expect, test } from '@playwright/test';
import { findings } from './accessible.ts';
import { newGuest, tokenOf, visitAs } from './guests.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
};
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
  test(`getting in and an empty account break no rule of accessibility and never scroll sideways on a ${name}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const broken: string[] = [];
    let at = '';
    page.on('console', (message) => {
      if (message.type() === 'error' && !/404/.test(message.text())) broken.push(`${at} says ${message.text()}`);
    });
    page.on('pageerror', (error) => broken.push(`${at} fails: ${error.message}`));
    await page.setViewportSize(size);
    for (const path of [...open, ...own]) {
      at = path;
      if (path === own[0]) await visitAs(page, await tokenOf(request, await newGuest(request)), path);
      else await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const submit = page.getByRole('main').locator('button[type=submit]');
      if ((await submit.count()) > 0) await submit.first().click();
      const found = await findings(page, { colours: size.width === sizes.desk.width });
      broken.push(...found.map((finding) => `${path} ${finding}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width !== size.width) broken.push(`${path} is ${width} wide`);
      if (!/\S+ – Thyme$/.test(await page.title())) broken.push(`${path} is called ${await page.title()}`);
    }
    expect(broken).toEqual([]);
  });
}
