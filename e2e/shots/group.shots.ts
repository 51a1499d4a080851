import { expect, test } from '@playwright/test';
import { askAs } from '../tests/support/appointments.ts';
import { cartOf, dialogOf } from '../tests/support/bookable.ts';
import { groupShop } from '../tests/support/group-shop.ts';
import { hydrated, newGuest, openAs, tokenOf } from '../tests/support/guests.ts';
import { shoot } from './shoot.ts';

test('group', async ({ page, request }) => {
  const shop = await groupShop(request);
  await askAs(
    request,
    shop.token,
    `mutation ($b: Int!) { desk_save_terms(business_id: $b, confirms_at_once: true, consultation_minutes: 15,
      policy: [1], upfront_percent: 20, video_vetting: false, part_hours: 24) { status } }`,
    { b: shop.id },
  );
  const token = await tokenOf(request, await newGuest(request, { first_name: 'Niamh', last_name: 'Byrne' }));
  await openAs(page, token, `/${shop.slug}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add Full colour to the cart', exact: true }).click();
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await dialog.getByRole('button', { name: 'Coming with someone?' }).click();
  await expect(dialog.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible();
  await dialog.getByLabel('Their first name').fill('Cian');
  await dialog.getByLabel('What they’d like').selectOption({ label: 'Beard trim, 30 min, €25.00' });
  await dialog.getByRole('button', { name: 'Add someone' }).click();
  await dialog.getByRole('radio', { name: 'Each pays their own part' }).check();
  await dialog.getByRole('group', { name: 'First free' }).getByRole('radio').first().check();
  await expect(dialog.getByText(/they have 24 hours to pay theirs/)).toBeVisible();
  await shoot(page, 'group');
});
