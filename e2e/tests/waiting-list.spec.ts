import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addToCart, bookableShop, cartOf, dialogOf } from './bookable.ts';
import { newGuest, tokenOf, visitAs } from './guests.ts';

test('[SLOT-008] [SLOT-010] [SLOT-011] [SLOT-012] [ERR-043] a blocked day has a list to wait on', async ({
  page,
  request,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const shop = await bookableShop(request, 0, ({ block_date }) => block_date.some((date) => date > today));
  const day = shop.block_date.filter((date) => date > today).sort()[0] ?? '';
  const token = await tokenOf(request, await newGuest(request));
  await visitAs(page, token, `/${shop.slug}`);
  const [service] = shop.single;
  if (service) await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  const blocked = dialog.locator(`[data-date="${day}"]`);
  await expect(dialog.getByRole('grid')).toBeVisible();
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  for (let ahead = months(today); ahead < months(day); ahead += 1) {
    await dialog
      .getByRole('button', { name: /^[A-Z][a-z]+ \d{4}$/ })
      .last()
      .click();
  }
  await expect(blocked).toHaveAccessibleName(/, blocked\. Join Cancellation List/);
  await blocked.click();
  const list = dialog.getByRole('region', { name: 'Join Cancellation List' });
  await expect(list.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await list.getByRole('button', { name: 'No' }).click();
  await expect(list).toHaveCount(0);
  await expect(dialog.getByText('Pick a day')).toBeVisible();

  await blocked.click();
  await list.getByRole('radio', { name: /^Any day in/ }).click();
  await list.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByText('You are on the list')).toBeVisible();
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ waiting_list { business_id service_pricing_id date date_scope position } }' },
  });
  expect((await response.json()).data.waiting_list).toMatchObject([
    { business_id: shop.id, service_pricing_id: service?.id, date: day, date_scope: 'this_month' },
  ]);
});
