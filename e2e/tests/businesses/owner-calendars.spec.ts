import { expect, test } from '@playwright/test';
import { ownerToken } from '../support/appointments.ts';
import { expectDeskFits, openDesk } from '../support/desk.ts';
import { toast } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

test.describe('calendars of the owner', () => {
  const shared = sharedPage(async (page, request) => {
    await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/calendars');
  });
  const busy = () => shared().getByRole('region', { name: 'Busy times in' });
  const out = () => shared().getByRole('region', { name: 'Your appointments out' });

  test('[SYNC-012] Google is connected by its own page, and read', async () => {
    await busy().getByRole('button', { name: 'Connect Google' }).click();
    await shared().getByRole('dialog').getByRole('button', { name: 'Continue to Google' }).click();
    await shared().getByRole('button', { name: 'Allow' }).click();
    await expect(
      toast(shared(), 'Google Calendar is connected. Busy times are blocked within a minute.'),
    ).toBeVisible();
    await expect(shared()).toHaveURL(/\/business\/calendars$/);
    await expect(busy().getByText(/demo@calendar\.example, read/)).toBeVisible();
  });

  test('[SYNC-009] a link into a private network is refused at its field', async () => {
    await busy().getByRole('button', { name: 'Add Any other' }).click();
    const dialog = shared().getByRole('dialog', { name: 'Add a calendar' });
    await dialog.getByLabel('Calendar link').fill('http://169.254.169.254/latest/meta-data');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog.getByText('This address is in a private network.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  test('[SYNC-001] a link is made, read by a calendar, and void once it is reset', async ({ request }) => {
    await shared().context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async () => {
      await out().getByRole('button', { name: 'Copy the link for Everyone' }).click();
      await expect(toast(shared(), /^Link copied/).last()).toBeVisible();
      return new URL(await shared().evaluate(() => navigator.clipboard.readText())).pathname;
    };
    await out().getByRole('button', { name: 'Create a link for Everyone' }).click();
    const first = await copied();
    const feed = await (await request.get(first)).text();
    expect(feed).toContain('BEGIN:VTIMEZONE');
    expect(feed).toContain('BEGIN:VEVENT');
    await out().getByRole('button', { name: 'Reset all links' }).click();
    await shared().getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect.poll(async () => (await request.get(first)).status()).toBe(404);
    await expect(shared().getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await request.get(await copied())).status()).toBe(200);
  });

  test('[SYNC-002] how guests appear is chosen, and shown at once', async () => {
    const example = shared().getByRole('region', { name: 'How it looks' });
    await out().getByRole('radio', { name: 'Busy' }).check();
    await expect(example.getByText('Busy', { exact: true })).toBeVisible();
    await out().getByRole('radio', { name: 'Bea T.' }).check();
    await expect(example.getByText('Bea T., Cut & finish')).toBeVisible();
  });

  test('[SYNC-013] the page is accessible and fits', async () => {
    await expectDeskFits(shared());
    await shared().setViewportSize({ width: 1440, height: 900 });
  });

  test('[SYNC-007] a calendar is removed', async () => {
    const row = busy().getByRole('listitem').filter({ hasText: 'demo@calendar.example' });
    await row.getByRole('button', { name: /^Remove Google/ }).click();
    await shared().getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(busy().getByText(/demo@calendar\.example/)).toHaveCount(0);
  });
});
