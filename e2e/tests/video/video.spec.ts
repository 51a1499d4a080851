import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type ArrangedCall, arrangeCall } from '../support/calls.ts';
import { openAs } from '../support/guests.ts';
import { browserWithNetworkCut } from '../support/network-cut.ts';
import { sharedPage } from '../support/shared-page.ts';

const pathOf = ({ room, guestId }: ArrangedCall) => `/video-vetting/${room}/${guestId}/Somebody%20Else`;

const phone = { width: 390, height: 844 };
const devices = ['camera', 'microphone'];

/** Opens the page before the call and waits for the camera. */
async function openLobby(page: Page, call: ArrangedCall, token: string): Promise<void> {
  await openAs(page, token, pathOf(call));
  await expect(page.getByText('Camera works')).toBeVisible();
}

const newPage = async (browser: Browser, viewport = { width: 1440, height: 900 }) =>
  (await browser.newContext({ viewport, permissions: devices })).newPage();

const join = (page: Page) => page.getByRole('button', { name: 'Join the call' }).click();

/** The picture of the other side moves: its frames advance. */
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

/** Both join, the guest first, and see each other. */
async function enter(call: ArrangedCall, guest: Page, shop: Page): Promise<void> {
  await join(guest);
  await expect(guest.getByText(`Waiting for ${call.ownerFirstName} to join`)).toBeVisible();
  await join(shop);
  await expectMoving(guest, call.ownerFirstName);
  await expectMoving(shop, 'Niamh');
}

test.describe('the page before a call', () => {
  let call: ArrangedCall;
  const shared = sharedPage(
    async (page) => {
      call = await arrangeCall();
      await openLobby(page, call, call.guestToken);
    },
    { permissions: devices },
  );

  test('[ROUTE-017] names the owner and the start of the call', async () => {
    await expect(shared()).toHaveTitle(/Consultation Video Call/);
    await expect(shared().getByRole('heading', { name: `Ready to meet ${call.ownerFirstName}?` })).toBeVisible();
    await expect(shared().getByText(/Starts in [34] minutes/)).toBeVisible();
  });

  test('takes the name of the guest from the account, not from the URL', async () => {
    await expect(shared().getByText('Niamh', { exact: true })).toBeVisible();
    await expect(shared().getByText('Somebody Else')).toHaveCount(0);
  });

  test('tests camera and microphone, which can be chosen', async () => {
    await expect(shared().getByText('We can hear you')).toBeVisible();
    await expect(shared().getByLabel('Camera', { exact: true }).locator('option')).not.toHaveCount(0);
    await expectAccessible(shared());
  });
});

test.describe('a call', () => {
  let call: ArrangedCall;
  let shop: Page;
  const guest = sharedPage(
    async (page) => {
      const browser = page.context().browser();
      if (!browser) throw new Error('The page has no browser.');
      call = await arrangeCall();
      shop = await newPage(browser);
      await openLobby(page, call, call.guestToken);
      await openLobby(shop, call, call.shopToken);
      await enter(call, page, shop);
    },
    { permissions: devices },
  );
  test.afterAll(() => shop?.context().close());

  test('[VIDEO-001] shows guest and shop to each other', async () => {
    await expectMoving(guest(), call.ownerFirstName);
    await expectMoving(shop, 'Niamh');
  });

  test('shows to the shop that the guest is muted', async () => {
    await guest().getByRole('button', { name: 'Mute' }).click();
    await expect(shop.getByText('Niamh is muted')).toBeVisible();
  });

  test('shows to the shop that the camera of the guest is off, and the picture once it is on', async () => {
    await guest().getByRole('button', { name: 'Camera' }).click();
    await expect(shop.getByText("Niamh's camera is off.")).toBeVisible();
    await guest().getByRole('button', { name: 'Camera' }).click();
    await expectMoving(shop, 'Niamh');
  });

  test('carries messages', async () => {
    await shop.getByRole('button', { name: 'Chat' }).click();
    await shop.getByRole('textbox', { name: 'Message' }).fill('Which oil do you prefer?');
    await shop.getByRole('button', { name: 'Send message' }).click();
    await guest().getByRole('button', { name: 'Chat (1)' }).click();
    await expect(guest().getByText('Which oil do you prefer?')).toBeVisible();
    await expectAccessible(guest());
  });

  test('goes on when the guest reloads the page and joins again, with the camera off at first', async () => {
    await guest().reload();
    await expect(shop.getByText('We’ve lost the connection. Reconnecting…')).toBeVisible();
    await expect(shop.getByText('Niamh has left the call.')).toBeHidden();
    await expect(guest().getByText('Camera works')).toBeVisible();
    await guest().getByRole('button', { name: 'Turn camera off' }).click();
    await expect(guest().getByText('Camera is off', { exact: true })).toBeVisible();
    await expect(guest().getByText('Your camera is off.')).toBeVisible();
    await join(guest());
    await expectMoving(guest(), call.ownerFirstName);
    await expect(shop.getByText("Niamh's camera is off.")).toBeVisible();
    await guest().getByRole('button', { name: 'Camera' }).click();
    await expectMoving(shop, 'Niamh');
  });

  test('[VIDEO-021] restores the chat after a reload', async () => {
    const box = shop.getByRole('textbox', { name: 'Message' });
    if (!(await box.isVisible())) await shop.getByRole('button', { name: /^Chat/ }).click();
    await box.fill('Back in a moment?');
    await shop.getByRole('button', { name: 'Send message' }).click();
    await guest().reload();
    await join(guest());
    await expectMoving(guest(), call.ownerFirstName);
    await guest().getByRole('button', { name: /^Chat/ }).click();
    await expect(guest().getByText('Back in a moment?')).toBeVisible();
  });

  test('[VIDEO-002] [VIDEO-003] [VIDEO-004] that the shop ends leads the guest to the appointments', async ({
    request,
  }) => {
    const page = guest();
    await page.setViewportSize(phone);
    const ended = await request.post('/graphql', {
      headers: { authorization: `Bearer ${call.shopToken}` },
      data: {
        query: 'mutation ($room: String!) { end_video_call(room_id: $room) { status } }',
        variables: { room: call.room },
      },
    });
    expect(await ended.json()).toEqual({ data: { end_video_call: { status: 1 } } });
    const dialog = page.getByRole('alertdialog', { name: 'Call Ended' });
    await expect(dialog).toContainText('Business has ended your consultation video call.');
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Ok' }).click();
    await expect(page).toHaveURL(/\/profile\/appointments$/);
  });
});

test.describe('a call with a guest on a phone', () => {
  test.describe.configure({ mode: 'default' });
  let network: Awaited<ReturnType<typeof browserWithNetworkCut>>;
  let call: ArrangedCall;
  let guest: Page;
  let shop: Page;
  test.beforeAll(async ({ browser }, { project }) => {
    network = await browserWithNetworkCut(project.use.launchOptions ?? {});
    call = await arrangeCall();
    guest = await newPage(network.browser, phone);
    shop = await newPage(browser);
    await openLobby(guest, call, call.guestToken);
    await openLobby(shop, call, call.shopToken);
    await enter(call, guest, shop);
  });
  test.afterAll(async () => {
    await shop?.context().close();
    await network?.close();
  });

  test('tells both sides that the network of one is lost, and goes on when it is back', async () => {
    const lost = 'We’ve lost the connection. Reconnecting…';
    network.cut();
    try {
      await expect(guest.getByText(lost)).toBeVisible();
      await expect(shop.getByText(lost)).toBeVisible();
    } finally {
      network.restore();
    }
    await expect(guest.getByText(lost)).toBeHidden();
    await expect(shop.getByText(lost)).toBeHidden();
    await expectMoving(guest, call.ownerFirstName);
    await expectMoving(shop, 'Niamh');
    await expectAccessible(guest);
  });

  test('[VIDEO-005] is ended by the guest, who gets to the appointments', async () => {
    await guest.getByRole('button', { name: 'End call' }).click();
    await expect(guest).toHaveURL(/\/profile\/appointments$/);
    await expect(shop.getByText('Niamh has left the call.')).toBeVisible();
  });
});

test('a visitor is led to the login instead of a call', async ({ page }) => {
  await page.goto(pathOf(await arrangeCall()));
  await expect(page).toHaveURL(/\/guest-login/);
});

test.describe('a guest who is early', () => {
  let call: ArrangedCall;
  const shared = sharedPage(async (page) => {
    call = await arrangeCall(180);
    await openAs(page, call.guestToken, pathOf(call));
  });

  test('reads when the call starts', async () => {
    await expect(shared().getByRole('heading', { name: 'You’re early' })).toBeVisible();
    await expect(shared().getByText(/Starts in 3 hours/)).toBeVisible();
    await expectAccessible(shared());
  });

  test('does not get into the call of another guest', async () => {
    await shared().goto(pathOf(await arrangeCall()));
    await expect(shared().getByRole('heading', { name: 'We couldn’t find this call' })).toBeVisible();
    await shared().getByRole('link', { name: 'Your appointments' }).click();
    await expect(shared()).toHaveURL(/\/profile\/appointments$/);
  });
});

test.describe('a guest whose browser blocks the camera', () => {
  let call: ArrangedCall;
  const shared = sharedPage(async (page) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    call = await arrangeCall();
    await openAs(page, call.guestToken, pathOf(call));
  });

  test('reads how to allow it', async () => {
    await expect(shared().getByText('No camera')).toBeVisible();
    await expect(
      shared()
        .getByText(/Your browser is blocking it/)
        .first(),
    ).toBeVisible();
    await expect(shared().getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(shared());
  });

  test('can join all the same', async () => {
    await join(shared());
    await expect(shared().getByText(`Waiting for ${call.ownerFirstName} to join`)).toBeVisible();
  });
});
