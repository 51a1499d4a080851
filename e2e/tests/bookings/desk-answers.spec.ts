import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { askAs, statusOf } from '../support/appointments.ts';
import { dayOf, namedGuestWithAppointment, openDesk } from '../support/desk.ts';
import { sharedPage } from '../support/shared-page.ts';

test.describe('answers', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  const shared = sharedPage(async (page, request) => {
    guest = await namedGuestWithAppointment(request, 15);
    await openDesk(page, guest.desk, `/business/?date=${dayOf(guest.appointment)}`);
  });

  test('[ANSWER-002] all that waits is accepted at once, after a look', async ({ request }) => {
    const page = shared();
    const { token, appointment } = await namedGuestWithAppointment(request, 15);
    await page.goto(`/business/?date=${dayOf(guest.appointment)}`);
    await page.getByRole('button', { name: /^Accept all \d+$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept all?' });
    await expect(dialog.getByRole('checkbox', { name: new RegExp(guest.name) })).toBeChecked();
    await expectAccessible(page, { without: '.Toastify' });
    await dialog.getByRole('button', { name: /^Accept \d+$/ }).click();
    await expect(dialog).toHaveCount(0);
    expect((await statusOf(request, guest.token, guest.appointment.id)).status).toBe('Accept');
    if (appointment.shop.id === guest.appointment.shop.id)
      expect((await statusOf(request, token, appointment.id)).status).toBe('Accept');
  });

  test('[ANSWER-004] the guest reads why a booking was declined', async ({ request }) => {
    const page = shared();
    const other = await namedGuestWithAppointment(request, 15);
    await openDesk(page, other.desk, `/business/?date=${dayOf(other.appointment)}`);
    const all = page.getByRole('button', { name: /^See all \d+$/ });
    await expect(
      page
        .getByRole('button', { name: `Decline ${other.name}` })
        .or(all)
        .first(),
    ).toBeVisible();
    if (await all.isVisible()) await all.click();
    await page.getByRole('button', { name: `Decline ${other.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Orla’s booking?' });
    await dialog.getByRole('button', { name: 'We need more notice for this service' }).click();
    await expectAccessible(page, { without: '.Toastify' });
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const { myNotification } = await askAs<{ myNotification: { data: { message: string }[] } }>(
      request,
      other.token,
      '{ myNotification(count: 10, page: 1) { data { message } } }',
    );
    expect(myNotification.data.some(({ message }) => message.includes('We need more notice for this service.'))).toBe(
      true,
    );
  });
});
