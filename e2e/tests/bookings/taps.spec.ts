import { expect, type Locator, type Page, type TestInfo, test } from '@playwright/test';
import { type BookableShop, bookableShop, dialogOf } from '../support/bookable.ts';
import { mailTo, newEmail, newGuest, openAs, tokenOf } from '../support/guests.ts';
import { withMotion } from '../support/motion.ts';

test.use(withMotion);

// The trace shows where the time went.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, trace: 'on' });

const plain = ({ video_vetting, block_date }: BookableShop) => !video_vetting && block_date.length === 0;

/** Counts taps and typed characters, and measures from the open shop page to the success page. The time is recorded, never asserted. */
function stopwatch(page: Page) {
  const started = Date.now();
  let taps = 0;
  let characters = 0;
  return {
    async tap(target: Locator) {
      await target.tap();
      taps += 1;
    },
    /** Fields are focused in turn: going to the next one is a tap. */
    async type(target: Locator, text: string) {
      await target.fill(text);
      taps += 1;
      characters += text.length;
    },
    /** Into the field that has the focus. */
    async typeOn(text: string) {
      await page.keyboard.type(text);
      characters += text.length;
    },
    async done(info: TestInfo, who: string): Promise<number> {
      await expect(page).toHaveURL(/\/payment-success$/);
      const seconds = (Date.now() - started) / 1000;
      const description = `${who}: ${taps} taps, ${characters} characters, ${seconds.toFixed(1)} s`;
      info.annotations.push({ type: 'measured', description });
      console.log(description);
      return taps;
    },
  };
}

/** From the shop page to the time that is free first. */
async function chooseFirstTime(page: Page, shop: BookableShop, tap: (target: Locator) => Promise<void>) {
  const dialog = dialogOf(page, shop);
  await tap(page.getByRole('button', { name: /^Add .+ to the cart$/ }).first());
  await tap(page.getByRole('button', { name: 'Next', exact: true }).first());
  await tap(dialog.getByRole('group', { name: 'First free' }).getByRole('radio').first());
  await tap(dialog.getByRole('button', { name: 'Next', exact: true }));
  return dialog;
}

test('[BOOK-082] a returning guest books on a phone in five taps at most', async ({ page, request }, info) => {
  const shop = await bookableShop(request, 3, plain);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  const { tap, done } = stopwatch(page);
  const dialog = await chooseFirstTime(page, shop, tap);
  await tap(dialog.getByRole('button', { name: /^Confirm/ }));
  expect(await done(info, 'returning guest')).toBeLessThanOrEqual(5);
});

test('[AUTH-053] a new guest registers with a code and books on a phone, and finds note and number again', async ({
  page,
  request,
}, info) => {
  const shop = await bookableShop(request, 4, plain);
  const email = newEmail();
  await page.goto(`/${shop.slug}`);
  const { tap, type, typeOn, done } = stopwatch(page);
  const dialog = await chooseFirstTime(page, shop, tap);
  await tap(dialog.getByRole('button', { name: 'Continue with a code' }));
  await type(dialog.getByLabel('Email'), email);
  await tap(dialog.getByRole('button', { name: 'Email me a code' }));
  await expect(dialog.getByLabel('Digit 1 of 6')).toBeFocused();
  const code = /(\d{3}) (\d{3})/.exec(await mailTo(page, email, /is your Thyme code$/));
  await typeOn(`${code?.[1]}${code?.[2]}`);
  await type(dialog.getByLabel('First name'), 'Aoife');
  await type(dialog.getByLabel('Last name'), 'Brady');
  await type(dialog.getByLabel('Mobile (optional)'), '085 555 0167');
  await tap(dialog.getByRole('checkbox', { name: /^I accept/ }));
  await tap(dialog.getByRole('button', { name: 'Create my account' }));
  await type(dialog.getByLabel(`Anything ${shop.name} should know?`), 'The chair by the window, please.');
  await expect(dialog.getByText('+353 85 555 0167')).toBeVisible();
  await tap(dialog.getByRole('button', { name: /^Confirm/ }));
  await done(info, 'new guest with registration');
  await test.step('[BOOK-080] the note is shown on the appointment', async () => {
    await page.goto('/profile/appointments');
    await page
      .getByRole('link', { name: new RegExp(shop.name) })
      .or(page.getByRole('button', { name: new RegExp(shop.name) }))
      .first()
      .tap();
    await expect(page.getByText('The chair by the window, please.')).toBeVisible();
  });
});
