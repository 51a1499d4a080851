import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { type ArrangedCall, arrangeCall } from './support/calls.ts';
import { openAs } from './support/guests.ts';
import { browserWithNetworkCut } from './support/network-cut.ts';

const pathOf = ({ room, guestId }: ArrangedCall) => `/video-vetting/${room}/${guestId}/Somebody%20Else`;

const phone = { width: 390, height: 844 };

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

/** A person in a browser of their own, at the door of the call. */
async function atTheDoor(browser: Browser, call: ArrangedCall, token: string, size = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ viewport: size, permissions: ['camera', 'microphone'] });
  opened.push(context);
  const page = await context.newPage();
  await openAs(page, token, pathOf(call));
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

/** Both go in, the guest first, and see each other. */
async function enter(call: ArrangedCall, guest: Page, shop: Page): Promise<void> {
  await join(guest);
  await expect(guest.getByText(`Waiting for ${call.ownerFirstName} to join`)).toBeVisible();
  await join(shop);
  await expectMoving(guest, call.ownerFirstName);
  await expectMoving(shop, 'Niamh');
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

test('[ROUTE-017] [VIDEO-002] [VIDEO-003] [VIDEO-004] the room is looked at first; two windows see each other move, mute, write and find each other again, until the shop ends the call', async ({
  browser,
}) => {
  const call = await arrangeCall();
  const guest = await atTheDoor(browser, call, call.guestToken);
  await test.step('names come from the account, devices can be chosen', async () => {
    await expect(guest).toHaveTitle(/Consultation Video Call/);
    await expect(guest.getByRole('heading', { name: `Ready to meet ${call.ownerFirstName}?` })).toBeVisible();
    await expect(guest.getByText(/Starts in [34] minutes/)).toBeVisible();
    await expect(guest.getByText('Niamh', { exact: true })).toBeVisible();
    await expect(guest.getByText('Somebody Else')).toHaveCount(0);
    await expect(guest.getByText('We can hear you')).toBeVisible();
    await expect(guest.getByLabel('Camera', { exact: true }).locator('option')).not.toHaveCount(0);
    await expectAccessible(guest);
  });
  const shop = await atTheDoor(browser, call, call.shopToken);
  await enter(call, guest, shop);

  await test.step('what one does is seen and read by the other', async () => {
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
  });

  await test.step('a reloaded window is found again, and who comes in with the camera off can turn it on', async () => {
    await guest.reload();
    await expect(shop.getByText(/Getting it back|has left the call/)).toBeVisible();
    await expect(guest.getByText('Camera works')).toBeVisible();
    await guest.getByRole('button', { name: 'Turn camera off' }).click();
    await expect(guest.getByText('Camera is off', { exact: true })).toBeVisible();
    await expect(guest.getByText('Your camera is off.')).toBeVisible();
    await join(guest);
    await expectMoving(guest, call.ownerFirstName);
    await expect(shop.getByText("Niamh's camera is off.")).toBeVisible();
    await guest.getByRole('button', { name: 'Camera' }).click();
    await expectMoving(shop, 'Niamh');
  });

  await test.step('the guest is told of the end and goes to the appointments', async () => {
    await guest.setViewportSize(phone);
    await endByShop(shop, call);
    const dialog = guest.getByRole('alertdialog', { name: 'Call Ended' });
    await expect(dialog).toContainText('Business has ended your consultation video call.');
    await expectAccessible(guest);
    await dialog.getByRole('link', { name: 'Ok' }).click();
    await expect(guest).toHaveURL(/\/profile\/appointments$/);
  });
});

test('[VIDEO-001] [VIDEO-005] both sides are told when the network of one is lost, see each other again when it is back, and a guest on a phone ends the call', async ({
  browser,
}, { project }) => {
  const line = await browserWithNetworkCut(project.use.launchOptions ?? {});
  try {
    const call = await arrangeCall();
    expect(call.room).toHaveLength(32);
    const guest = await atTheDoor(line.browser, call, call.guestToken, phone);
    const shop = await atTheDoor(browser, call, call.shopToken);
    await enter(call, guest, shop);
    const lost = 'The line was cut. Getting it back...';
    line.cut();
    await expect(guest.getByText(lost)).toBeVisible();
    await expect(shop.getByText(lost)).toBeVisible();
    line.mend();
    await expect(guest.getByText(lost)).toBeHidden();
    await expect(shop.getByText(lost)).toBeHidden();
    await expectMoving(guest, call.ownerFirstName);
    await expectMoving(shop, 'Niamh');
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'End call' }).click();
    await expect(guest).toHaveURL(/\/profile\/appointments$/);
    await expect(shop.getByText('Niamh has left the call.')).toBeVisible();
  } finally {
    line.mend();
    await line.close();
  }
});

test('the door is shut to visitors, to the early and to others; without a camera the page says how to mend it, and still lets the guest in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const [early, other, call] = await Promise.all([arrangeCall(180), arrangeCall(), arrangeCall()]);
  await page.goto(pathOf(call));
  await expect(page).toHaveURL(/\/guest-login/);

  await openAs(page, early.guestToken, pathOf(early));
  await expect(page.getByRole('heading', { name: 'You are early' })).toBeVisible();
  await expect(page.getByText(/Starts in 3 hours/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(pathOf(other));
  await expect(page.getByRole('heading', { name: 'No such call' })).toBeVisible();
  await page.getByRole('link', { name: 'Your appointments' }).click();
  await expect(page).toHaveURL(/\/profile\/appointments$/);

  await openAs(page, call.guestToken, pathOf(call));
  await expect(page.getByText('No camera')).toBeVisible();
  await expect(page.getByText(/Your browser keeps it shut/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await join(page);
  await expect(page.getByText(`Waiting for ${call.ownerFirstName} to join`)).toBeVisible();
});
