import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD, ownerToken } from '../support/appointments.ts';
import { deskMenu, expectDeskFits, namedGuestWithAppointment, openDesk, openPage } from '../support/desk.ts';
import { toast } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

test.describe('the login of the desk', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/business/guests');
  });
  const logIn = async (email: string) => {
    await shared().getByLabel('Email').fill(email);
    await shared().getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await shared().getByRole('button', { name: 'Log In' }).click();
  };

  test('is required for every page of the desk', async () => {
    await expect(shared().getByRole('heading', { name: 'Your desk' })).toBeVisible();
    await expectDeskFits(shared());
  });

  test('refuses a guest account', async () => {
    await logIn('niamh.gallagher@guest.example');
    await expect(toast(shared(), 'Please login with your business account!')).toBeVisible();
  });

  test('leads an owner to the requested page', async () => {
    await logIn('owner@fern-and-fold.example');
    await expect(shared().getByRole('heading', { name: 'Guests', level: 1 })).toBeVisible();
  });
});

test.describe('the desk of an owner', () => {
  const shared = sharedPage(async (page, request) => {
    await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/guests');
    await expect(deskMenu(page).first()).toBeVisible();
  });

  test('lists the guests', async () => {
    // Which guests come depends on the day.
    await expect(shared().getByRole('region', { name: 'Guests' }).getByRole('listitem').first()).toBeVisible();
    await expectDeskFits(shared());
  });

  test('says that no guest is found', async () => {
    await shared().getByRole('searchbox', { name: 'Find a guest' }).fill('no such guest');
    await expect(shared().getByRole('heading', { name: 'No guests called “no such guest”' })).toBeVisible();
    await expectDeskFits(shared());
  });

  test('shows the money', async () => {
    await deskMenu(shared()).getByRole('link', { name: 'Money' }).click();
    await expect(shared().getByRole('heading', { name: 'Paid ahead' })).toBeVisible();
    await expectDeskFits(shared());
  });

  test('shows the calendar', async () => {
    await deskMenu(shared())
      .getByRole('link', { name: /Calendar$/ })
      .click();
    await expect(shared().getByRole('region', { name: 'Calendar' })).toBeVisible();
    await expectDeskFits(shared());
  });

  test('does not show an appointment of another shop', async ({ request }) => {
    const { appointment } = await namedGuestWithAppointment(request, 8);
    expect(appointment.shop.slug).not.toBe('fern-and-fold');
    await shared().goto(`/business/?appt=${appointment.id}`);
    await expect(shared().getByRole('heading', { name: 'We couldn’t load this appointment' })).toBeVisible();
  });

  test('has a page for unknown URLs', async () => {
    await shared().goto('/business/nowhere');
    await expect(shared().getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  test('logs out, on a phone under More', async () => {
    const page = shared();
    await page.goto('/business/guests');
    await expect(deskMenu(page).getByRole('link', { name: 'Aisling', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await deskMenu(page).getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('asks for a login when the session has ended', async () => {
    await openDesk(shared(), 'of-an-ended-session', '/business/guests');
    await expect(shared().getByRole('heading', { name: 'Your desk' })).toBeVisible();
  });
});

test.describe('the settings of the desk', () => {
  const shared = sharedPage(async (page, request) => {
    await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/services');
  });

  for (const [place, tab, words] of [
    ['Services', 'Services', 'Colour'],
    ['Services', 'Vouchers', 'Sold'],
    ['Shop', 'Hours', 'Every week'],
    ['Shop', 'My page', 'Booking terms'],
    ['Team', 'Staff', 'Invite someone'],
    ['Team', 'History', 'Who changed what, and when'],
  ] as const)
    test(`${tab} is accessible and fits, on a phone and on a wide screen`, async () => {
      await openPage(shared(), place, tab);
      await expect(shared().getByText(words, { exact: true }).first()).toBeVisible();
      await expectDeskFits(shared());
    });

  test('[CAL-001] the rail fits a screen 768 pixels high', async () => {
    await shared().setViewportSize({ width: 1024, height: 768 });
    const rail = deskMenu(shared());
    await expect(rail.getByRole('link')).toHaveCount(8);
    await expect.poll(() => rail.evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBe(0);
  });

  test('an empty audit log is accessible and fits, on a phone and on a wide screen', async () => {
    await openPage(shared(), 'Team', 'History');
    await shared().getByLabel('What').selectOption('Waiting list');
    await expect(shared().getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    await expectDeskFits(shared());
  });
});
