import { expect, test } from '@playwright/test';
import { arrangeCall } from '../tests/support/calls.ts';
import { newGuest, openAs, tokenOf } from '../tests/support/guests.ts';
import { shoot } from './shoot.ts';

test.use({ permissions: ['camera', 'microphone'] });

test('security', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, await newGuest(request)), '/profile/security');
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  await shoot(page, 'security');
});

test('call', async ({ page }) => {
  const call = await arrangeCall(180);
  await openAs(page, call.guestToken, `/video-vetting/${call.room}/${call.guestId}/Niamh`);
  await expect(page.getByRole('heading', { name: 'You’re early' })).toBeVisible();
  await shoot(page, 'call-early');
  await page.getByRole('button', { name: 'Check camera and sound' }).click();
  await expect(page.getByText('We can hear you')).toBeVisible();
  await shoot(page, 'call-check');
  await page.goto('/profile/appointments');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await shoot(page, 'call');
});

test('wallet and notifications', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, await newGuest(request)), '/profile/vouchers');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await shoot(page, 'wallet-empty');
  await page.goto('/profile/notification');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await shoot(page, 'notifications-empty');
});
