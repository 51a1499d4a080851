import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type ArrangedCall, arrangeCall } from './calls.ts';
import { visitAs } from './guests.ts';
import { browserWithALine } from './network-cut.ts';

const pathOf = ({ room, guestId }: ArrangedCall) => `/video-vetting/${room}/${guestId}/Somebody%20Else`;

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

/** A person in a browser of their own, at the door of the call. */
async function atTheDoor(browser: Browser, call: ArrangedCall, token: string, size = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ viewport: size, permissions: ['camera', 'microphone'] });
  opened.push(context);
  const page = await context.newPage();
  await visitAs(page, token, pathOf(call));
  await expect(page.getByText('Camera works')).toBeVisible();
  return page;
}

const join = (page: Page) => page.getByRole('button', { name: 'Join the call' }).click();

/** The other side's picture really moves: its frames advance. */
async function expectMoving(page: Page, name: string): Promise<void> {
  const frames = () =>
    page.getByLabel(`Picture of ${name}`).evaluate((video) => {
      const { totalVideoFrames } = (video as HTMLVideoElement).getVideoPlaybackQuality();
      return totalVideoFrames;
    });
  await expect(page.getByLabel(`Picture of ${name}`)).toBeVisible();
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before + 5);
}

async function inCall(browser: Browser, size?: { width: number; height: number }, guests = browser) {
  const call = await arrangeCall();
  const guest = await atTheDoor(guests, call, call.guestToken, size);
  const shop = await atTheDoor(browser, call, call.shopToken);
  await join(guest);
  await expect(guest.getByText(`Waiting for ${call.ownerFirstName} to join`)).toBeVisible();
  await join(shop);
  await expectMoving(guest, call.ownerFirstName);
  await expectMoving(shop, 'Niamh');
  return { call, guest, shop };
}

async function endByShop(page: Page, call: ArrangedCall): Promise<void> {
  const response = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${call.shopToken}` },
    data: {
      query: 'mutation ($room: String!) { end_video_call(room_id: $room) { status } }',
      variables: { room: call.room },
    },
  });
  expect(await response.json()).toEqual({ data: { end_video_call: { status: 1 } } });
}

test('[ROUTE-017] the room is looked at before it is entered: names come from the account, devices can be chosen', async ({
  browser,
}) => {
  const call = await arrangeCall();
  const page = await atTheDoor(browser, call, call.guestToken);
  await expect(page).toHaveTitle(/Consultation Video Call/);
  await expect(page.getByRole('heading', { name: `Ready to meet ${call.ownerFirstName}?` })).toBeVisible();
  await expect(page.getByText(/Starts in [34] minutes/)).toBeVisible();
  await expect(page.getByText('Niamh', { exact: true })).toBeVisible();
  await expect(page.getByText('Somebody Else')).toHaveCount(0);
  await expect(page.getByText('We can hear you')).toBeVisible();
  await expect(page.getByLabel('Camera', { exact: true }).locator('option')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(page.getByText('Your camera is off.')).toBeVisible();
  await expectAccessible(page);
});

test('without a camera or a permission the page says how to mend it, and still lets the guest in', async ({
  browser,
}) => {
  const call = await arrangeCall();
  const context = await browser.newContext();
  opened.push(context);
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const page = await context.newPage();
  await visitAs(page, call.guestToken, pathOf(call));
  await expect(page.getByText('No camera')).toBeVisible();
  await expect(page.getByText(/Your browser keeps it shut/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await join(page);
  await expect(page.getByText(`Waiting for ${call.ownerFirstName} to join`)).toBeVisible();
});

test('[VIDEO-001] [VIDEO-005] two windows see each other move, mute, write, and the guest ends the call', async ({
  browser,
}) => {
  const { call, guest, shop } = await inCall(browser);
  await guest.getByRole('button', { name: 'Mute' }).click();
  await expect(shop.getByText('Niamh is muted')).toBeVisible();
  await guest.getByRole('button', { name: 'Camera' }).click();
  await expect(shop.getByText("Niamh's camera is off.")).toBeVisible();
  await guest.getByRole('button', { name: 'Camera' }).click();
  await expectMoving(shop, 'Niamh');

  await shop.getByRole('button', { name: 'Chat' }).click();
  await shop.getByRole('textbox', { name: 'Message' }).fill('Which oil do you prefer?');
  await shop.getByRole('button', { name: 'Send message' }).click();
  await guest.getByRole('button', { name: 'Chat (1)' }).click();
  await expect(guest.getByText('Which oil do you prefer?')).toBeVisible();
  await expectAccessible(guest);

  await guest.getByRole('button', { name: 'End call' }).click();
  await expect(guest).toHaveURL(/\/profile\/appointments$/);
  await expect(shop.getByText('Niamh has left the call.')).toBeVisible();
  expect(call.room).toHaveLength(32);
});

test('[VIDEO-002] [VIDEO-003] [VIDEO-004] the shop ends the call: the guest is told and goes to the appointments', async ({
  browser,
}) => {
  const { call, guest, shop } = await inCall(browser, { width: 390, height: 844 });
  await endByShop(shop, call);
  const dialog = guest.getByRole('alertdialog', { name: 'Call Ended' });
  await expect(dialog).toContainText('Business has ended your consultation video call.');
  await expectAccessible(guest);
  await dialog.getByRole('link', { name: 'Ok' }).click();
  await expect(guest).toHaveURL(/\/profile\/appointments$/);
});

test('both sides are told when the network of one is lost, and see each other again when it is back', async ({
  browser,
}, { project }) => {
  const line = await browserWithALine(project.use.launchOptions ?? {});
  try {
    const { call, guest, shop } = await inCall(browser, undefined, line.browser);
    const lost = 'The line was cut. Getting it back...';
    line.cut();
    await expect(guest.getByText(lost)).toBeVisible();
    await expect(shop.getByText(lost)).toBeVisible();
    line.mend();
    await expect(guest.getByText(lost)).toBeHidden();
    await expect(shop.getByText(lost)).toBeHidden();
    await expectMoving(guest, call.ownerFirstName);
    await expectMoving(shop, 'Niamh');
  } finally {
    line.mend();
    await line.close();
  }
});

test('a reloaded window is found again, and who comes in with the camera off can turn it on', async ({ browser }) => {
  const { call, guest, shop } = await inCall(browser);
  await guest.reload();
  await expect(shop.getByText(/Getting it back|has left the call/)).toBeVisible();
  await expect(guest.getByText('Camera works')).toBeVisible();
  await guest.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(guest.getByText('Camera is off', { exact: true })).toBeVisible();
  await join(guest);
  await expectMoving(guest, call.ownerFirstName);
  await expect(shop.getByText("Niamh's camera is off.")).toBeVisible();
  await guest.getByRole('button', { name: 'Camera' }).click();
  await expectMoving(shop, 'Niamh');
});

test('a room that is not open yet says when it will be, and one of others does not exist', async ({ page }) => {
  const early = await arrangeCall(180);
  await visitAs(page, early.guestToken, pathOf(early));
  await expect(page.getByRole('heading', { name: 'You are early' })).toBeVisible();
  await expect(page.getByText(/Starts in 3 hours/)).toBeVisible();
  await expectAccessible(page);
  const other = await arrangeCall();
  await visitAs(page, early.guestToken, pathOf(other));
  await expect(page.getByRole('heading', { name: 'No such call' })).toBeVisible();
  await page.getByRole('link', { name: 'Your appointments' }).click();
  await expect(page).toHaveURL(/\/profile\/appointments$/);
});

test('a visitor is asked to log in first', async ({ page }) => {
  await page.goto('/video-vetting/some-room/1/Niamh');
  await expect(page).toHaveURL(/\/guest-login/);
});
