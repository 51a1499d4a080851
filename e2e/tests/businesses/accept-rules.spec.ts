import { expect, type Page, test } from '@playwright/test';
import { expectDeskFits, openDesk } from '../support/desk.ts';
import { newShop } from '../support/new-shop.ts';

const rules = (page: Page) => page.getByRole('list', { name: 'Rules, from top to bottom' });
/** Without what happens before the owner's rules. */
const titles = (page: Page) =>
  rules(page)
    .locator('li')
    .filter({ has: page.getByRole('combobox') })
    .locator('b')
    .allTextContents();

test('[ANSWER-008] a rule is dragged above another, moved back with the arrow keys, and stays there', async ({
  page,
  request,
}) => {
  const shop = await newShop(request, 'publish');
  await openDesk(page, shop.token, '/business/rules');
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add rule' }).click();
  const [missed, known, deposit] = [
    'Guests who missed an appointment',
    'Guests who came before',
    'New guests who’ve paid a deposit',
  ];
  await expect.poll(() => titles(page)).toEqual([missed, known, deposit, 'Everyone else']);
  const row = (title: string) => rules(page).getByRole('listitem').filter({ hasText: title });
  await row(deposit).getByRole('button', { name: /^Move/ }).first().dragTo(row(missed));
  await expect.poll(() => titles(page)).toEqual([deposit, missed, known, 'Everyone else']);
  await page.getByRole('button', { name: `Move ${deposit}: up and down arrow keys` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => titles(page)).toEqual([missed, deposit, known, 'Everyone else']);
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByRole('button', { name: 'Save rules' })).toBeDisabled();
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([missed, deposit, known, 'Everyone else']);
  await expectDeskFits(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: `Move ${deposit} down` }).click();
  await expect.poll(() => titles(page)).toEqual([missed, known, deposit, 'Everyone else']);
});
