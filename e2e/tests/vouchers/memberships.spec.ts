import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expectDeskFits, namedGuestWithAppointment, openDesk } from '../support/desk.ts';
import { openAs, toast } from '../support/guests.ts';
import { CARDS, payButton, typeAddress, typeCard } from '../support/payments.ts';
import { sharedPage } from '../support/shared-page.ts';

type Arranged = Awaited<ReturnType<typeof namedGuestWithAppointment>>;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('a membership', () => {
  const name = `Slow club ${randomUUID().slice(0, 8)}`;
  let arranged: Arranged;
  const shared = sharedPage(async (page, request) => {
    arranged = await namedGuestWithAppointment(request, 21);
    await openDesk(page, arranged.desk, '/business/memberships');
  });
  const card = () => shared().getByRole('article').filter({ hasText: name });

  test('[MEMB-006] the owner offers one', async () => {
    const page = shared();
    await page.getByRole('button', { name: 'New membership', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New membership' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Price').fill('49');
    await dialog.getByLabel('Sessions per payment').fill('2');
    await expectAccessible(page, { within: '[role="dialog"]' });
    await dialog.getByRole('button', { name: 'Offer it' }).click();
    await expect(card()).toContainText('€49.00 a month');
    await expect(card()).toContainText('No members yet');
    await expectDeskFits(page);
  });

  test('[MEMB-004] a guest agrees to the words, pays by card and is a member', async () => {
    const page = shared();
    await openAs(page, arranged.token, `/${arranged.appointment.shop.slug}`);
    const section = page.getByRole('region', { name: 'Memberships', exact: true });
    await section.getByRole('button', { name: `Join ${name}` }).click();
    const dialog = page.getByRole('dialog', { name });
    const consent = dialog.getByRole('checkbox', { name: /charges €49.00 to my card now and every month/ });
    await expect(consent).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(dialog.getByText('Please tick the box to agree to the regular payment.')).toBeVisible();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await consent.check();
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await typeAddress(page);
    await typeCard(page, CARDS.pays);
    await payButton(page).click();
    await expect(heading(page, 'Payment Successfull')).toBeVisible();
  });

  test('[MEMB-011] sees the next payment, sessions and card in the account', async () => {
    const page = shared();
    await page.goto('/profile/memberships');
    await expect(card()).toContainText('Active');
    await expect(card()).toContainText('Next payment on');
    await expect(card()).toContainText(/Paid with .* ending \d{4}/);
    await expect(card().getByRole('img', { name: '2 of 2 sessions left' })).toBeVisible();
    await expectAccessible(page);
  });

  test('[MEMB-008] cancels to the end of what is paid for, and keeps it after all', async () => {
    const page = shared();
    await card().getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel ${name}?` });
    await expect(dialog).toContainText('within the last hour');
    await dialog.getByRole('button', { name: 'Cancel membership' }).click();
    await expect(toast(page, /Cancelled. The membership ends on/)).toBeVisible();
    await expect(card()).toContainText('Nothing more is charged.');
    await card().getByRole('button', { name: 'Keep my membership' }).click();
    await expect(card()).toContainText('Next payment on');
  });

  test('[MEMB-010] the owner ends it with a reason, and the unused part goes back', async () => {
    const page = shared();
    await openDesk(page, arranged.desk, '/business/memberships');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Active');
    await row.getByRole('button', { name: /^Change/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^End now/ }).check();
    await dialog.getByLabel('Reason').fill('We’re moving house.');
    await dialog.getByRole('button', { name: 'End and refund' }).click();
    await expect(toast(page, 'Ended. €49.00 is refunded for unused sessions.')).toBeVisible();
    await expect(row).toContainText('Ended');
    await expectDeskFits(page);
  });
});
