import { expect, test } from '@playwright/test';
import { expectDeskFits, namedGuestWithAppointment, openDesk, startAppointment } from '../support/desk.ts';

test('[PROD-001] [PROD-003] [PROD-006] a product is put on the shelf, sold at the till and brought back', async ({
  page,
  request,
}) => {
  test.slow();
  const { appointment, desk } = await namedGuestWithAppointment(request, 9);
  await startAppointment(appointment.id);
  const name = `Clay mask with oats, 250 ml ${Date.now().toString(36)}`;

  await openDesk(page, desk, '/business/products');
  await page.getByRole('button', { name: 'New product' }).first().click();
  const form = page.getByRole('dialog', { name: 'New product' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Price').fill('18.50');
  await form.getByLabel('In stock now').fill('1');
  await form.getByRole('button', { name: 'Put it on the shelf' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Only 1 left');
  await expectDeskFits(page);

  await page.goto(`/business/till/${appointment.id}`);
  await page.getByRole('button', { name: 'Add a product' }).click();
  await expect(page.getByRole('group', { name: 'On your shelf' })).toBeVisible();
  await expectDeskFits(page);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText(/^Only 1 in stock/)).toBeVisible();
  await expectDeskFits(page);
  await page.getByRole('button', { name: /by card and finish$/ }).click();
  await expect(page.getByRole('heading', { name: /^Paid/ })).toBeVisible();

  await page.goto('/business/products');
  await expect(row).toContainText('Oversold by 1');

  await page.goto(`/business/till/${appointment.id}`);
  await page.getByRole('checkbox', { name }).click();
  await expect(page.getByRole('checkbox', { name: `Put 2 × ${name} back` })).toBeChecked();
  await page.getByRole('button', { name: /^Refund €37.00/ }).click();
  await expect(page.getByRole('checkbox', { name: `Put 2 × ${name} back` })).toBeHidden();

  await page.goto('/business/products');
  await expect(row).toContainText('Only 1 left');
  await row.getByRole('button', { name: `History of ${name}` }).click();
  const history = page.getByRole('list', { name: 'Stock history' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history).toContainText('Wasn’t in stock');
});
