import { expect, test } from '@playwright/test';
import { askAs, ownerToken } from '../support/appointments.ts';
import { expectDeskFits, namedGuestWithAppointment, openDesk, startAppointment } from '../support/desk.ts';
import { hydrated, openAs } from '../support/guests.ts';
import { CARDS, payButton, typeAddress, typeCard } from '../support/payments.ts';

test.describe('payouts', () => {
  test.describe.configure({ mode: 'serial' });

  test('[PAYOUT-005] an owner sees what reaches the bank, and opens an earlier week', async ({ page, request }) => {
    await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/payouts');
    const list = page.getByRole('list', { name: 'Payouts' });
    await expect(list.getByText('Next')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Disputes' }).getByText('They do not recognise')).toBeVisible();
    await list.getByRole('button').filter({ hasText: 'Arrived' }).first().click();
    await expect(page).toHaveURL(/payout=\d+/);
    const items = page.getByRole('list', { name: 'What’s in it' });
    await expect(items.getByRole('listitem').first()).toBeVisible();
    await expectDeskFits(page);
  });

  test('[PAYOUT-001] [PAYOUT-002] the bank account is changed in the provider’s form', async ({ page, request }) => {
    await openDesk(page, await ownerToken(request, 'willow-room'), '/business/payouts');
    const choose = async (button: string, bank: RegExp) => {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('radio', { name: bank }).check();
      await page.getByRole('button', { name: 'Save and go back' }).click();
      await expect(page).toHaveURL(/\/business\/payouts$/);
    };
    await choose('Change bank account', /PTSB/);
    await expect(page.getByText(/still needs: A photo of your ID/)).toBeVisible();
    await choose('Finish setting up', /AIB/);
    await expect(page.getByText('Your payouts are on hold')).toBeHidden();
    await expect(page.getByText(/to AIB ··4417/)).toBeVisible();
  });
});

test('[PAYOUT-020] a guest leaves a tip after the appointment', async ({ page, request }) => {
  const { token, appointment, desk } = await namedGuestWithAppointment(request, 17);
  const { id } = appointment;
  await startAppointment(id);
  const { desk_till: till } = await askAs<{ desk_till: { version: number; due: number } }>(
    request,
    desk,
    'query ($id: Int!) { desk_till(id: $id) { version due } }',
    { id },
  );
  await askAs(
    request,
    desk,
    `mutation ($id: Int!, $version: Int!, $total: Float!) {
      desk_checkout(id: $id, version: $version, cash: $total, total: $total) { status } }`,
    { id, version: till.version, total: till.due },
  );
  await openAs(page, token, `/profile/appointments?tab=past&id=${id}#tip`);
  await hydrated(page);
  const tip = page.getByRole('region', { name: 'Leave a tip?' });
  await tip.getByRole('radio', { name: 'Another amount' }).check();
  await tip.getByRole('textbox').fill('5');
  await tip.getByRole('button', { name: 'Tip €5.00' }).click();
  await expect(page).toHaveURL(/\/revolut\//);
  await typeCard(page, CARDS.pays);
  await typeAddress(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/payment-success/);
  await page.goto(`/profile/appointments?tab=past&id=${id}`);
  await expect(page.getByRole('region', { name: 'Thank you for your tip' }).getByText(/€5.00 went to/)).toBeVisible();
});
