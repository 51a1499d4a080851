import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { atTheDesk, dayOf, namedGuestWithVisit } from '../support/desk.ts';

const letters = () =>
  Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

const phone = { width: 390, height: 844 };

test('an owner at a desk blocks an hour and frees it, and on a phone books for somebody who calls', async ({
  page,
  request,
}) => {
  const { visit, desk } = await namedGuestWithVisit(request, 17);
  const name = `Mac${letters()}`;
  const begin = page.getByRole('button', { name: 'New booking', exact: true });
  const aside = page
    .getByRole('complementary', { name: 'In the calendar' })
    .or(page.getByRole('dialog', { name: /New booking|Block time/ }));
  await atTheDesk(page, desk, `/business/?date=${dayOf(visit)}`);

  await test.step('looking at another day, or pressing a free place, takes nothing away that was typed', async () => {
    await begin.click();
    await aside.getByRole('button', { name: 'New client' }).click();
    await aside.getByLabel('Last name').fill(name);
    await page.getByRole('button', { name: 'Next day' }).click();
    await page.getByRole('button', { name: 'Previous day' }).click();
    await page
      .getByRole('button', { name: /^New booking, .* free from/ })
      .first()
      .click();
    await expect(aside.getByLabel('Last name')).toHaveValue(name);
    await expectAccessible(page, { without: '.Toastify' });
  });

  await test.step('an hour is blocked and freed', async () => {
    await aside.getByText('Block time', { exact: true }).first().click();
    await aside.getByLabel('From').selectOption({ label: '5:00 am' });
    await aside.getByLabel('Until').selectOption({ label: '5:45 am' });
    await aside.getByLabel('What for').fill(`Delivery ${name}`);
    await expectAccessible(page, { without: '.Toastify' });
    await aside.getByRole('button', { name: 'Block this time' }).click();
    const block = page.getByRole('link', { name: new RegExp(`Delivery ${name}`) }).first();
    await block.click();
    await page.getByRole('button', { name: 'Unblock this time' }).click();
    await expect(block).toHaveCount(0);
  });

  await page.setViewportSize(phone);
  await test.step('a booking for somebody new', async () => {
    await begin.click();
    await expect(aside.getByRole('heading', { name: 'New booking' })).toBeVisible();
    await aside.getByRole('button', { name: 'New client' }).click();
    await aside.getByLabel('First name').fill('Nuala');
    await aside.getByLabel('Last name').fill(name);
    await aside.getByLabel('Phone').fill('087 555 0199');
    await aside.getByRole('list', { name: 'Services' }).getByRole('checkbox').first().press('Space');
    const free = aside.getByRole('group', { name: /^Free on/ }).getByRole('button');
    // The day may be full by now: the last of the days that are shown has a time, or is this one.
    await expect(free.first().or(aside.getByText('Nothing is free on this day.'))).toBeVisible();
    await aside.getByRole('group', { name: 'Days with a free time' }).getByRole('button').last().click();
    await free.first().click();
    await expectAccessible(page, { without: '.Toastify' });
    await aside.getByRole('button', { name: /^Book / }).click();
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Nuala ${name}` }).first()).toBeVisible();
  });
});
