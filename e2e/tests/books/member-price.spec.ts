import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { askAs, ownerToken } from '../support/appointments.ts';
import { addToCart, cartOf, dialogOf, firstFree } from '../support/bookable.ts';
import { withDatabase } from '../support/calls.ts';
import { newGuest, openAs, tokenOf } from '../support/guests.ts';
import { euro, paidShop } from '../support/payments.ts';

/** A guest who joined, which its own test does by hand. */
async function makeMember(businessId: number, offerId: number, email: string): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `insert into memberships (business_id, offer_id, user_id, status, consent, consented_at, anchor_on, next_at)
       select $1, $2, id, 'active', 'I agree.', now(), current_date, now() + interval '20 days' from users where email = $3`,
      [businessId, offerId, email],
    ),
  );
}

test('[BOOKSB-002] [BOOKSB-003] a member reads the offer and books at the member’s price', async ({
  page,
  request,
}) => {
  test.slow();
  const shop = await paidShop(request, 3, ({ upfront_amount }) => upfront_amount < 100);
  const service = shop.services.find(({ special_price }) => !special_price);
  if (!service) throw new Error('The shop sells nothing.');
  const name = `Tenth club ${randomUUID().slice(0, 8)}`;
  const desk = await ownerToken(request, shop.slug);
  const { saved } = await askAs<{ saved: { id: string } }>(
    request,
    desk,
    `mutation ($b: Int!, $name: String!) { saved: desk_save_membership(business_id: $b, name: $name, price: 30, rhythm: "month",
      sessions: 1, carries_over: false, service_ids: [], percent_off: 10, product_percent: 5) { id } }`,
    { b: shop.id, name },
  );
  const guest = await newGuest(request);
  await makeMember(shop.id, Number(saved.id), guest.email);
  await openAs(page, await tokenOf(request, guest), `/${shop.slug}`);
  const offers = page.getByRole('region', { name: 'Memberships', exact: true });
  await expect(offers.getByRole('listitem').filter({ hasText: name })).toContainText(
    '10% off all services, plus 5% off products',
  );
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await firstFree(page).last().click();
  const dialog = dialogOf(page, shop);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Member price')).toBeVisible();
  const saving = Math.round(service.price * 10) / 100;
  await expect(dialog.getByText('Member price').locator('..')).toContainText(`−${euro(saving)}`);
  await expectAccessible(page, { within: '[role="dialog"]' });
});
