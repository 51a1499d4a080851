import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { addToCart, type BookableService, bookableShop, cartOf, isQuiet } from '../support/bookable.ts';
import { toast } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

test.describe('the cart', () => {
  let services: BookableService[];
  const shared = sharedPage(async (page, request) => {
    const shop = await bookableShop(request, 0, (found) => isQuiet(found) && found.single.length > 3);
    services = shop.single.slice(0, 4);
    await page.goto(`/${shop.slug}`);
  });
  const cart = () => cartOf(shared());
  const add = (name: string) => shared().getByRole('button', { name: `Add ${name} to the cart`, exact: true });
  const remove = (name: string) => cart().getByRole('button', { name: `Remove ${name}`, exact: true });

  /** The cart's code may arrive after the press, so the item may follow the hidden button. */
  async function put(service: BookableService): Promise<void> {
    await addToCart(shared(), service);
    await expect(remove(service.service_name)).toBeVisible();
  }

  /** The first services in the cart, and no others. */
  async function fill(count: number): Promise<void> {
    for (const [index, service] of services.entries()) {
      const isIn = (await remove(service.service_name).count()) > 0;
      if (index < count && !isIn) await put(service);
      if (index >= count && isIn) await remove(service.service_name).click();
    }
  }

  test('[SHOP-024] is headed My Cart', () => expect(cart().getByRole('heading', { name: 'My Cart' })).toBeVisible());

  test('[SHOP-027] [SHOP-029] takes a service, whose button is hidden', async () => {
    await fill(0);
    await put(services[0] as BookableService);
    await expect(toast(shared(), 'Added to cart!')).toBeVisible();
    await expect(add(services[0]?.service_name ?? '')).toHaveCount(0);
  });

  test('[CONST-039] scrolls with more than three items', async () => {
    await fill(4);
    const items = cart().getByRole('list', { name: 'Items, scrolls' });
    await expect.poll(() => items.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    await expectAccessible(shared(), { within: '[aria-label="My Cart and your visit"]' });
  });

  test('[SHOP-028] [SHOP-030] gives a removed service its button back', async () => {
    await fill(3);
    const name = services[2]?.service_name ?? '';
    await remove(name).click();
    await expect(toast(shared(), 'Removed from the cart!')).toBeVisible();
    await expect(add(name)).toBeVisible();
  });

  test('is kept across a reload, with the first free time for all services', async () => {
    await fill(2);
    await shared().reload();
    await expect(cart()).toContainText('2 items');
    await expect(cart()).toContainText('First free for both services');
  });
});
