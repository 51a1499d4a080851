import { expect, test } from '@playwright/test';
import { act, bookAppointment, ownerToken } from './support/appointments.ts';
import { withDatabase } from './support/calls.ts';
import { startAppointment } from './support/desk.ts';
import { newGuest, openAs, toast, tokenOf } from './support/guests.ts';

test('a visitor reads the review of a guest on the shop page', async ({ page, request, browser }) => {
  const token = await tokenOf(request, await newGuest(request));
  const { id, shop } = await bookAppointment(request, token, 16);
  await startAppointment(id);
  const complete = 'mutation ($id: Int!) { desk_complete(id: $id, take: "cash") { status message } }';
  await act(request, await ownerToken(request, shop.slug), complete, { id });
  await withDatabase((client) =>
    client.query("update appointments set ends_at = now() - interval '1 minute' where id = $1", [id]),
  );
  await openAs(page, token, `/profile/appointments?tab=past&id=${id}`);
  await page.getByRole('radio', { name: '5 stars, Excellent' }).check();
  const words = `Came out lighter, ${id}.`;
  await page.getByRole('textbox', { name: /review|comment|words/i }).fill(words);
  await page.getByRole('button', { name: 'Rate Us' }).click();
  await expect(toast(page, 'Thank you!')).toBeVisible();
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`/${shop.slug}`);
  await expect(visitor.locator('#reviews').getByText(words)).toBeVisible();
  await visitor.context().close();
});
