import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { arrangeCall } from '../support/calls.ts';
import { openAs } from '../support/guests.ts';

const roomOf = ({ room, guestId }: { room: string; guestId: number }) => `/video-vetting/${room}/${guestId}/Niamh`;

for (const width of [390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, permissions: ['camera', 'microphone'] });

    test('[CALL-005] a guest who is early tries out camera and sound', async ({ page }) => {
      const { token, path } = await early();
      await openAs(page, token, path);
      await page.getByRole('button', { name: 'Check camera and sound' }).click();
      const check = page.getByRole('dialog', { name: 'Check camera and sound' });
      await expect(check.getByText('Camera works')).toBeVisible();
      await expect(check.getByLabel('Your own picture')).toBeVisible();
      await expect(check.getByText('We can hear you')).toBeVisible();
      await check.getByRole('button', { name: /^Test/ }).click();
      await expect(check.getByText(/You’re ready/)).toBeVisible();
      await expectAccessible(page);
      await check.getByRole('button', { name: 'Close' }).click();
      await expect(check).toHaveCount(0);
    });
  });
}

let arranged: Promise<{ token: string; path: string }> | null = null;
/** A call in three hours: its room is not open yet. */
function early() {
  arranged ??= arrangeCall(180).then((call) => ({ token: call.guestToken, path: roomOf(call) }));
  return arranged;
}

test('[CALL-005] the appointment before which there is a call leads to the check', async ({ page }) => {
  const call = await arrangeCall(180);
  // As a browser that blocks the camera answers.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openAs(page, call.guestToken, '/profile/appointments');
  await page.getByRole('button', { name: 'Check camera and sound' }).click();
  const check = page.getByRole('dialog', { name: 'Check camera and sound' });
  await expect(check.getByText('No camera')).toBeVisible();
  await expect(check.getByText(/^Your browser is blocking it/).first()).toBeVisible();
  await expect(check.getByRole('button', { name: 'Try again' })).toBeVisible();
});
