import { expect, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { cartOf, dialogOf } from '../support/bookable.ts';
import { openDesk } from '../support/desk.ts';
import { groupShop } from '../support/group-shop.ts';
import { hydrated, newGuest, openAs, tokenOf } from '../support/guests.ts';
import { expectTidy } from '../support/layout.ts';
import { typeAddress, typeCard } from '../support/payments.ts';

const GOOD = '4242424242424242';

test('[PARTY-001] [PARTY-002] [PARTY-003] [GUESTB-007] each of a group pays their own part, by link, and the desk sees who has', async ({
  page,
  request,
}) => {
  const shop = await groupShop(request);
  await askAs(
    request,
    shop.token,
    `mutation ($b: Int!) { desk_save_terms(business_id: $b, confirms_at_once: true, consultation_minutes: 15,
      policy: [1], upfront_percent: 20, video_vetting: false, part_hours: 24) { status } }`,
    { b: shop.id },
  );
  const token = await tokenOf(request, await newGuest(request, { first_name: 'Niamh', last_name: 'Byrne' }));

  await test.step('she books, and pays her part alone', async () => {
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
    await expect(dialog.getByText(/they have 24 hours to pay theirs/)).toBeVisible();
    await dialog.getByRole('group', { name: 'First free' }).getByRole('radio').first().check();
    await expectTidy(page, dialog);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('radio', { name: /card/i }).first().check();
    await dialog.getByRole('button', { name: /^(Confirm|Pay)/ }).click();
    await expect(page).toHaveURL(/\/revolut\/[^/]+\/12\.00\//);
    await typeAddress(page);
    await typeCard(page, GOOD);
    await page.getByRole('button', { name: 'Pay €12.00' }).click();
    await expect(page).toHaveURL(/payment-success/);
  });

  const { appointments } = await askAs<{ appointments: { data: { id: number; companion: string }[] } }>(
    request,
    token,
    '{ appointments(type: "upcoming") { data { id companion } } }',
  );
  const own = appointments.data.find(({ companion }) => companion === '')?.id ?? 0;
  const { appointment } = await askAs<{ appointment: { parts: { name: string; path: string }[] } }>(
    request,
    token,
    'query ($id: Int!) { appointment(id: $id) { parts { name path } } }',
    { id: own },
  );
  const path = appointment.parts.find(({ name }) => name === 'Cian')?.path ?? '';

  await test.step('her page says who has paid', async () => {
    await page.goto(`/profile/appointments?id=${own}`);
    await expect(page.getByRole('heading', { name: 'Each pays their own part' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay €5.00 for Cian' })).toBeVisible();
  });

  await test.step('he pays by his link', async () => {
    const cian = await tokenOf(request, await newGuest(request, { first_name: 'Cian', last_name: 'Daly' }));
    await openAs(page, cian, path);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: `Your part at ${shop.name}` })).toBeVisible();
    await expectTidy(page, page.getByRole('main'));
    await page.getByRole('button', { name: 'Pay €5.00' }).click();
    await expect(page).toHaveURL(/\/revolut\/[^/]+\/5\.00\//);
    await typeAddress(page);
    await typeCard(page, GOOD);
    await page.getByRole('button', { name: 'Pay €5.00' }).click();
    await expect(page.getByRole('heading', { name: 'Your deposit is paid, Cian' })).toBeVisible();
  });

  await test.step('the desk sees it', async () => {
    await openDesk(page, shop.token, `/business/?appt=${own}`);
    const parts = page.getByRole('region', { name: 'Who has paid' });
    await expect(parts.getByRole('listitem')).toHaveCount(2);
    await expect(parts.getByText('Deposit paid')).toHaveCount(2);
  });
});
