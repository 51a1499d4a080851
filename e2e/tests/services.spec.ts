import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { guestWithAppointment } from './support/appointments.ts';
import { deskMenu, openDesk } from './support/desk.ts';
import { toast } from './support/guests.ts';
import { sharedPage } from './support/shared-page.ts';

test.describe('services at the desk', () => {
  let slug: string;
  let name: string;
  let isAdded: boolean;
  const shared = sharedPage(async (page, request) => {
    const { desk, appointment } = await guestWithAppointment(request, 11);
    slug = appointment.shop.slug;
    name = `Quiet cut ${randomUUID().slice(0, 6)}`;
    isAdded = false;
    await openDesk(page, desk, '/business/services');
  });
  const form = () => shared().getByRole('form', { name: /New service|Quiet cut/ });
  const price = () => form().getByLabel('Price', { exact: true });
  const add = () => form().getByRole('button', { name: 'Add', exact: true });
  const entry = () => shared().getByRole('button', { name: new RegExp(`^${name}`) });

  async function openForm(): Promise<void> {
    if (!(await form().isVisible())) await shared().getByRole('button', { name: 'Add a service' }).click();
    await form().getByLabel('Name').fill(name);
  }

  /** The new service, unless an earlier test has added it. */
  async function addService(): Promise<void> {
    if (isAdded) return;
    await openForm();
    await price().fill('41.50');
    // Once the error of an earlier price is gone, the button below it moves up.
    await expect(form().getByText('Please enter at most 100000.')).toBeHidden();
    await add().click();
    await expect(toast(shared(), 'Added.')).toBeVisible();
    await expect(entry()).toBeVisible();
    isAdded = true;
  }

  /** What the shop page says of the service without scripts. */
  async function onShopPage(request: APIRequestContext): Promise<string> {
    const html = await (await request.get(`/${slug}`)).text();
    const words = html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ');
    return words.split(name)[1]?.slice(0, 200) ?? '';
  }

  test('have a highest price', async () => {
    await openForm();
    await price().fill('9000000');
    await add().click();
    await expect(form().getByText('Please enter at most 100000.')).toBeVisible();
  });

  test('are on the shop page in the next request', async ({ request }) => {
    await addService();
    await expect.poll(() => onShopPage(request)).toContain('€41.50');
  });

  test('are not left unsaved without a question', async () => {
    await addService();
    await entry().click();
    await shared().getByLabel('Sale price').fill('33');
    await deskMenu(shared()).getByRole('link', { name: 'Calendar' }).first().click();
    await expect(shared().getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await shared().getByRole('button', { name: 'Stay here' }).click();
    await expectAccessible(shared(), { without: '.Toastify' });
  });

  test('change their price on the shop page in the next request', async ({ request }) => {
    await addService();
    if (!(await shared().getByLabel('Sale price').isVisible())) await entry().click();
    await shared().getByLabel('Sale price').fill('33');
    await shared().getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(shared(), 'Saved.')).toBeVisible();
    await expect.poll(() => onShopPage(request)).toContain('€33');
  });
});
