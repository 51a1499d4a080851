import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { deskMenu, openDesk } from './support/desk.ts';
import { fromNetwork, newEmail, PASSWORD, toast } from './support/guests.ts';
import { type NewShop, newName, newOwner, newShop } from './support/new-shop.ts';
import { sharedPage } from './support/shared-page.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const step = (page: Page, name: string) => page.getByRole('heading', { name });

test.describe('the sign-up of an owner', () => {
  const shared = sharedPage(
    async (page) => {
      await page.goto('/business/sign-up');
      await expect(step(page, 'Open your shop on Thyme')).toBeVisible();
    },
    { extraHTTPHeaders: fromNetwork() },
  );

  test('names what is missing', async () => {
    await next(shared());
    await expect(shared().getByText('First name is required')).toBeVisible();
    await expectAccessible(shared(), { without: '.Toastify' });
  });

  test('leads to the name and place of the shop', async () => {
    const page = shared();
    await page.getByLabel('First name').fill('Maeve');
    await page.getByLabel('Last name').fill('Joyce');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel(/I accept the/).check();
    await next(page);
    await expect(step(page, 'What is it called, and where?')).toBeVisible();
  });
});

test.describe('name and place of a new shop', () => {
  const { name, slug } = newName();
  const shared = sharedPage(async (page, request) => {
    await openDesk(page, await newOwner(request), '/business/sign-up');
    await expect(step(page, 'What is it called, and where?')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Town or Eircode').fill('Westport');
    await page
      .getByRole('option', { name: /Westport/ })
      .first()
      .click();
    await page.getByLabel('Trade').selectOption({ label: 'Nails' });
    await page.getByLabel('Street address').fill('3 Bridge Street, Westport');
    await page.getByLabel('In one sentence').fill('Careful hands on Bridge Street.');
  });
  const address = () => shared().getByLabel('Address of your page');

  test('suggest the address of its page', () => expect(address()).toHaveValue(slug));

  test('refuse an address of the site itself', async () => {
    await address().fill('search');
    await next(shared());
    await expect(shared().getByText('This address is one of our own. Please choose another.').first()).toBeVisible();
  });

  test('lead to its services', async () => {
    await address().fill(slug);
    await next(shared());
    await expect(step(shared(), 'What do you do most?')).toBeVisible();
    await shared().getByLabel('Gel manicure costs').fill('40');
    await next(shared());
    await expect(step(shared(), 'When are you open?')).toBeVisible();
  });
});

test.describe('a shop that is not open yet', () => {
  let shop: NewShop;
  const shared = sharedPage(async (page, request) => {
    shop = await newShop(request, 'services');
    await openDesk(page, shop.token, '/business/sign-up');
  });
  const status = async () => (await shared().request.get(`/${shop.slug}`, { maxRedirects: 0 })).status();

  /** Goes forward to a step from whichever one the page shows. */
  async function goTo(name: string): Promise<void> {
    for (const at of ['When are you open?', 'How do you want guests to pay?', 'Ready to open?']) {
      await expect(shared().getByRole('heading', { level: 1 }).or(step(shared(), at)).first()).toBeVisible();
      if (await step(shared(), name).isVisible()) return;
      if (await step(shared(), at).isVisible()) await next(shared());
    }
    await expect(step(shared(), name)).toBeVisible();
  }

  test('continues where the owner left', async () => {
    await expect(step(shared(), 'When are you open?')).toBeVisible();
    await shared().reload();
    await expect(step(shared(), 'When are you open?')).toBeVisible();
  });

  test('takes the days on which it is open', async () => {
    for (const day of ['Monday', 'Sunday']) await shared().getByRole('button', { name: day }).click();
    await expectAccessible(shared(), { without: '.Toastify' });
    await next(shared());
    await expect(step(shared(), 'How do you want guests to pay?')).toBeVisible();
  });

  test('proposes a deposit of 20%', async () => {
    await goTo('How do you want guests to pay?');
    await expect(shared().getByRole('radio', { name: /20% deposit/ })).toBeChecked();
  });

  test('[START-024] is found by guests once it is opened, with the sentence of its owner', async () => {
    await goTo('Ready to open?');
    await shared()
      .getByLabel(/New guests have a short video call first/)
      .check();
    await expect.poll(() => status()).toBe(404);
    await shared()
      .getByRole('button', { name: `Open ${shop.name}` })
      .click();
    await expect(toast(shared(), 'Your shop is open.')).toBeVisible();
    await expect(deskMenu(shared()).first()).toBeVisible();
    await expect.poll(() => status()).toBe(200);
    expect(await (await shared().request.get(`/${shop.slug}`)).text()).toContain('Careful hands.');
  });
});
