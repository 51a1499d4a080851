import { expect, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { expectDeskFits, namedGuestWithAppointment, openDesk } from '../support/desk.ts';
import { toast } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('what a shop knows of a guest', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  let id: number;
  const shared = sharedPage(async (page, request) => {
    guest = await namedGuestWithAppointment(request, 3);
    const { profileInformation: me } = await askAs<{ profileInformation: { id: number } }>(
      request,
      guest.token,
      '{ profileInformation { id } }',
    );
    id = me.id;
    await openDesk(page, guest.desk, `/business/guests/${id}`);
    await expect(page.getByRole('heading', { name: guest.name })).toBeVisible();
  });

  test('[GUEST-001] e-mail and phone are links to write and call', async () => {
    await expect(shared().getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      /^mailto:guest-.+@mail\.example$/,
    );
  });

  test('[GUEST-002] allergies and tags are written once and stand on the appointment', async () => {
    const page = shared();
    await page.getByLabel('Allergies and sensitivities').fill('Nut oils');
    await page.getByLabel('Tags', { exact: true }).fill('VIP');
    await page.getByLabel('Tags', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Saved.')).toBeVisible();
    await expect(page.getByRole('article').getByText('Allergies: Nut oils')).toBeVisible();
    await openDesk(page, guest.desk, `/business/?appt=${guest.appointment.id}`);
    await expect(page.getByText('Allergies: Nut oils')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Tags' })).toHaveText('VIP');
    await openDesk(page, guest.desk, `/business/guests/${id}`);
  });

  test('[GUEST-005] a photo is kept with consent, and deleted', async () => {
    const page = shared();
    await page
      .getByLabel('Add a photo or file')
      .setInputFiles({ name: 'before.png', mimeType: 'image/png', buffer: PIXEL });
    const dialog = page.getByRole('dialog', { name: 'Add a photo or file' });
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await dialog.getByLabel('What it shows').fill('Before the cut');
    await dialog.getByLabel('Orla agreed that we may keep it').check({ force: true });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('img', { name: 'Before the cut' })).toBeVisible();
    await expect(page.getByText(/^Agreed .+ noted by /)).toBeVisible();
    await page.getByRole('button', { name: 'Delete Before the cut' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('img', { name: 'Before the cut' })).toBeHidden();
  });

  test('the page is accessible and fits every screen', () => expectDeskFits(shared()));

  test('[GUEST-006] [GUEST-007] a duplicate is suggested, compared and merged for good', async ({ request }) => {
    const page = shared();
    const [first = '', last = ''] = guest.name.split(' ');
    const { desk_add_guest: twin } = await askAs<{ desk_add_guest: { id: number } }>(
      request,
      guest.desk,
      'mutation ($b: Int!, $g: DeskGuestInput!) { desk_add_guest(business_id: $b, guest: $g) { id } }',
      { b: guest.appointment.shop.id, g: { first_name: first, last_name: last, mobile: '087 555 0199' } },
    );
    await openDesk(page, guest.desk, `/business/guests/${twin.id}`);
    await page.getByRole('button', { name: `Compare with ${guest.name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('has an account');
    await expect(dialog).toContainText('This can’t be undone.');
    await expectDeskFits(page);
    await dialog.getByRole('button', { name: 'Merge for good' }).click();
    await expect(page).toHaveURL(new RegExp(`/guests/${id}$`));
    await expect(page.getByRole('heading', { name: guest.name })).toBeVisible();
    await page.goto(`/business/guests/${twin.id}`);
    await expect(page.getByRole('article').getByText('Allergies: Nut oils')).toBeVisible();
  });

  test('[GUEST-004] choosing a guest starts with the latest', async () => {
    const page = shared();
    await page.goto('/business/?new=1');
    await expect(page.getByRole('list', { name: 'Latest guests' }).getByRole('listitem').first()).toBeVisible();
  });
});
