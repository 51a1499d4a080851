import { expect, test } from '@playwright/test';
import { ownerToken } from '../support/appointments.ts';
import { expectDeskFits, openDesk } from '../support/desk.ts';
import { sharedPage } from '../support/shared-page.ts';

const letters = () =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

test.describe('a list of guests from another system', () => {
  let name = '';
  const shared = sharedPage(async (page, request) => {
    name = `Zoe${letters()}`;
    await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/import');
    await expect(page.getByRole('heading', { name: 'What are you bringing?' })).toBeVisible();
    const csv = `First Name;Last Name;Mobile Number;Date of Birth;Loyalty pts\n${name};Lynch;085 555 0199;04/07/1988;120\nMary ${name};D;08755;25/12/1990;0\n`;
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') });
  });

  test('[IMPORT-003] its columns are recognised, and one guest is shown as they will look', async () => {
    const page = shared();
    await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible();
    await expect(page.getByLabel('Mobile Number is')).toHaveValue('mobile');
    const guest = page.getByRole('region', { name: 'How one guest will look' });
    await expect(guest.getByText(`${name} Lynch`)).toBeVisible();
    await expect(guest.getByText('4 July 1988')).toBeVisible();
    await expectDeskFits(page);
  });

  test('[IMPORT-006] a row with a wrong number needs the owner, and is imported without it', async () => {
    const page = shared();
    await page.getByRole('button', { name: 'Check 2 rows' }).click();
    await expect(page.getByRole('heading', { name: 'One row needs a decision' })).toBeVisible();
    await page.getByRole('button', { name: 'Import without the number' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing left to decide' })).toBeVisible();
    await expectDeskFits(page);
    await page.getByRole('button', { name: 'Import 2 guests' }).click();
    await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
    await expectDeskFits(page);
  });

  test('[IMPORT-011] it can be undone', async () => {
    const page = shared();
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('button', { name: 'Undo it' }).click();
    await expect(page.getByRole('heading', { name: 'The import is undone' })).toBeVisible();
  });
});

test('[IMPORT-030] everything a shop owns is one download', async ({ page, request }) => {
  await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/import');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await started).suggestedFilename()).toBe('fern-and-fold.zip');
});

test('[IMPORT-040] moving in shows what is there and what is left', async ({ page, request }) => {
  await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/move-in');
  await expect(page.getByRole('heading', { name: 'Move your business to Thyme' })).toBeVisible();
  await expect(page.getByText(/\d+ services? on sale/)).toBeVisible();
  await expectDeskFits(page);
  await page.getByRole('link', { name: 'Bring appointments' }).click();
  await expect(page.getByRole('radio', { name: /^Appointments/ })).toBeChecked();
});
