import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { atTheDesk, dayOf, namedGuestWithVisit } from './desks.ts';

const letters = () =>
  Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

// Both widths take the same hours of the same chair, so they go one after the other.
test.describe.configure({ mode: 'default' });

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`an owner books for somebody who calls, blocks an hour and frees it, at ${size.width} pixels`, async ({
    page,
    request,
  }) => {
    const { visit, desk } = await namedGuestWithVisit(request, 17);
    await page.setViewportSize(size);
    await atTheDesk(page, desk, `/business/?date=${dayOf(visit)}`);
    const begin = page.getByRole('button', { name: 'New booking', exact: true });
    await begin.click();
    const aside = page
      .getByRole('complementary', { name: 'In the calendar' })
      .or(page.getByRole('dialog', { name: /New booking|Block time/ }));
    await expect(aside.getByRole('heading', { name: 'New booking' })).toBeVisible();
    await aside.getByRole('button', { name: 'Somebody new' }).click();
    const name = `Mac${letters()}`;
    await aside.getByLabel('First name').fill('Nuala');
    await aside.getByLabel('Last name').fill(name);
    await aside.getByLabel('Phone').fill('087 555 0199');
    await aside.getByRole('list', { name: 'Services' }).getByRole('checkbox').first().press('Space');
    if (size.width > 1_000) {
      // Looking at another day, or pressing a free place beside it, takes nothing away that was typed.
      await page.getByRole('button', { name: 'Next day' }).click();
      await page.getByRole('button', { name: 'Previous day' }).click();
      await page
        .getByRole('button', { name: /^New booking, .* free from/ })
        .first()
        .click();
      await expect(aside.getByLabel('Last name')).toHaveValue(name);
    }
    const free = aside.getByRole('group', { name: /^Free on/ }).getByRole('button');
    // The day may be full by now: the last of the days that are shown has a time, or is this one.
    await expect(free.first().or(aside.getByText('Nothing is free on this day.'))).toBeVisible();
    await aside.getByRole('group', { name: 'Days with a free time' }).getByRole('button').last().click();
    await free.first().click();
    await expectAccessible(page, { without: '.Toastify' });
    await aside.getByRole('button', { name: /^Book / }).click();
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Nuala ${name}` }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await begin.click();
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
}
