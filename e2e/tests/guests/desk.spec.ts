import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { deskMenu, namedGuestWithAppointment, openDesk, tryToBook } from '../support/desk.ts';
import { toast } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

test.describe('a guest, at the desk', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  const shared = sharedPage(async (page, request) => {
    guest = await namedGuestWithAppointment(request, 12);
    await openDesk(page, guest.desk);
    await deskMenu(page).getByRole('link', { name: 'Guests' }).click();
    await page.getByRole('searchbox', { name: 'Find a guest' }).fill(guest.name);
    await page.getByRole('link', { name: guest.name }).click();
  });

  test('is found by name', () => expect(shared().getByRole('heading', { name: guest.name })).toBeVisible());

  test('has a private note', async () => {
    await shared().getByLabel('Private notes').fill('Prefers mornings.');
    await shared().getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(shared(), 'Saved.')).toBeVisible();
  });

  test('cannot book while blocked, and can again afterwards', async ({ request }) => {
    const page = shared();
    await page.getByRole('button', { name: 'Block Orla…' }).click();
    await page.getByLabel('Reason').fill('Two missed appointments.');
    await expectAccessible(page, { without: '.Toastify' });
    await page.getByRole('button', { name: 'Block Orla', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Orla is blocked' })).toBeVisible();
    const refused = await tryToBook(request, guest.token, guest.appointment);
    await page.getByRole('button', { name: 'Unblock Orla' }).click();
    await expect(page.getByRole('heading', { name: 'Block Orla' })).toBeVisible();
    expect(await tryToBook(request, guest.token, guest.appointment)).not.toBe(refused);
  });
});
