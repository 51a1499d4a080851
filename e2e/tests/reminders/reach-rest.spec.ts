import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { guestWithAppointment } from '../support/appointments.ts';
import { addToCart, bookableShop, cartOf, dialogOf, firstFree, isQuiet } from '../support/bookable.ts';
import { expectDeskFits, openDesk } from '../support/desk.ts';
import { hydrated, newGuest, openAs, tokenOf } from '../support/guests.ts';

test('[REACH-077] a visitor who logs in by password arrives in the conversation with the shop', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  const { appointment } = await guestWithAppointment(request, 31);
  await page.goto(`/login/message/${appointment.shop.slug}`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/messages\\?shop=${appointment.shop.slug}$`));
  await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
});

test('[REACH-076] the owner turns on the rule that asks guests back', async ({ page, request }) => {
  const { desk } = await guestWithAppointment(request, 32);
  await openDesk(page, desk, '/business/reminders');
  await page.getByRole('button', { name: /Time again\?/ }).click();
  await expect(page.getByRole('textbox', { name: 'Weeks after' })).toHaveValue('6');
  const rule = page.getByRole('switch', { name: 'Time again?: send it' });
  const wasOn = await rule.isChecked();
  await rule.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(rule).toBeChecked({ checked: !wasOn });
  await expectAccessible(page);
  await expectDeskFits(page);
});

test('[REACH-079] after a booking one question about news is asked, and answered once', async ({ page, request }) => {
  const shop = await bookableShop(request, 6, isQuiet);
  const [service] = shop.single;
  if (!service) throw new Error('The shop has nothing to book.');
  const token = await tokenOf(request, await newGuest(request));
  await openAs(page, token, `/${shop.slug}`);
  await hydrated(page);
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await firstFree(page).last().click();
  const dialog = dialogOf(page, shop);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  const question = page.getByRole('region', { name: `Would you like news from ${shop.name}?` });
  await expect(question.getByRole('button', { name: 'Yes, by email' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'No, thanks' }).click();
  await expect(question.getByRole('status')).toContainText(`${shop.name} won’t send you news.`);
});
