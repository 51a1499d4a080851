import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { hydrated, newGuest, openAs, tokenOf } from '../support/guests.ts';
import { CARDS, cardField, holdBooking, paidShop, payButton } from '../support/payments.ts';
import { sharedPage } from '../support/shared-page.ts';

async function expectLedToError(within: Page | Locator): Promise<void> {
  const wrong = within.locator('[aria-invalid=true]').first();
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(/\w/);
}

test.describe('a form that is sent empty leads to its first error:', () => {
  const shared = sharedPage(async () => undefined);

  for (const path of ['/login', '/signup', '/forget-password', '/system/contact-us'])
    test(path, async () => {
      const page = shared();
      await page.goto(path);
      await hydrated(page);
      const form = page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.locator('button[type=submit]') })
        .first();
      await form.locator('button[type=submit]').first().click();
      await expectLedToError(form);
      await expectAccessible(page);
    });
});

/** Presses Tab until an element is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard never came to ${target}.`);
}

test.describe('paying with the keyboard alone', () => {
  const shared = sharedPage(async (page, request) => {
    const shop = await paidShop(request, 3, () => true);
    const [service] = shop.services;
    if (!service) throw new Error('The shop has nothing to book.');
    const token = await tokenOf(request, await newGuest(request));
    const { payment_url } = await holdBooking(request, token, shop, service);
    await openAs(page, token, payment_url);
    await expect(payButton(page)).toBeEnabled();
  });

  /** Replaces the values of the fields in order, and submits the form. */
  async function payByKeyboard(card: string): Promise<void> {
    const page = shared();
    for (const [label, text] of Object.entries({
      'Card number': card,
      Expiry: '1240',
      CVC: '123',
      Region: 'Leinster',
      'Address line 1': '26 Lennox Terrace',
      City: 'Dublin',
      'Post code': 'D08 K2V9',
    })) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
  }

  test('leads to the first error of an empty form', async () => {
    await tabTo(shared(), payButton(shared()));
    await shared().keyboard.press('Enter');
    await expectLedToError(shared());
    await expectAccessible(shared());
  });

  test('shows that a card was declined', async () => {
    await payByKeyboard(CARDS.declined);
    await expect(cardField(shared()).getByRole('alert')).toHaveText('Your card was declined.');
    await expectAccessible(shared());
  });

  test('succeeds', async () => {
    await payByKeyboard(CARDS.pays);
    await expect(shared()).toHaveURL(/\/payment-success$/);
    await expect(shared().getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
});
