import { expect, test } from '@playwright/test';
import { act, ownerToken } from '../support/appointments.ts';
import { expectDeskFits, openDesk, startAppointment } from '../support/desk.ts';
import { newGuest, openAs, tokenOf } from '../support/guests.ts';
import {
  CARDS,
  euro,
  holdBooking,
  type PaidShop,
  paidShop,
  payButton,
  typeAddress,
  typeCard,
} from '../support/payments.ts';

const takesDeposit = ({ upfront_amount }: PaidShop) => upfront_amount < 50;
const NOTE = 'The bus broke down, and I rang you.';

test('[FEE-001] [FEE-002] [FEE-003] a fee is agreed to, announced, objected to and dropped', async ({
  browser,
  request,
}) => {
  test.slow();
  const shop = await paidShop(request, 5, takesDeposit);
  const [service] = shop.services;
  if (!service) throw new Error('The shop sells nothing.');
  const price = service.special_price || service.price;
  const desk = await browser.newPage();
  const guestPage = await browser.newPage();

  // The owner sets the rule, and previews what guests will read.
  const owner = await ownerToken(request, shop.slug);
  await openDesk(desk, owner, '/business/card-fees');
  await desk.getByLabel('Fee (percent of the price)').fill('60');
  await expect(desk.getByText(/the shop may charge this card up to 60% of the price/)).toBeVisible();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible();

  // The guest agrees while paying the deposit.
  const token = await tokenOf(request, await newGuest(request));
  const held = await holdBooking(request, token, shop, service);
  await openAs(guestPage, token, held.payment_url);
  const consent = guestPage.getByRole('checkbox', { name: /^I agree to a fee if I don’t come/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await typeCard(guestPage, CARDS.pays);
  await typeAddress(guestPage);
  await payButton(guestPage).click();
  await expect(guestPage).toHaveURL(/\/payment-success/);

  // The guest does not come: the desk announces the fee.
  const appointment = held.appointment_ids[0] ?? 0;
  await startAppointment(appointment);
  await act(request, owner, 'mutation ($id: Int!) { answer: desk_no_show(id: $id) { status message } }', {
    id: appointment,
  });
  const most = Math.round(price * 60) / 100 - held.amount;
  await desk.goto('/business/card-fees');
  const fee = desk.getByRole('textbox', { name: /^Fee for/ }).first();
  await expect(fee).toHaveValue(most.toFixed(2));
  await expectDeskFits(desk);
  await fee.fill((most + 1).toFixed(2));
  await expect(desk.getByText(`Up to ${euro(most)}.`)).toBeVisible();
  await fee.fill(most.toFixed(2));
  await desk.getByRole('button', { name: 'Announce' }).first().click();
  const announced = desk.getByRole('region', { name: 'Announced and charged' });
  await expect(announced).toContainText(euro(most));

  // The guest objects in the account, and nothing is charged.
  await guestPage.goto(`/profile/appointments?tab=past&id=${appointment}#fee`);
  const card = guestPage.getByRole('region', { name: 'Fee for a missed appointment' });
  await expect(card).toContainText(`will charge ${euro(most)} to your card on`);
  await card.getByRole('textbox').fill(NOTE);
  await card.getByRole('button', { name: 'Dispute the fee' }).click();
  await expect(card).toContainText('Nothing is charged until they answer.');

  // The shop reads why, and drops it.
  await desk.goto('/business/card-fees');
  await expect(announced).toContainText(NOTE);
  await announced.getByRole('button', { name: 'Drop the fee' }).click();
  await expect(announced).toContainText('Dropped');
  await guestPage.goto(`/profile/appointments?tab=past&id=${appointment}#fee`);
  await expect(card).toContainText('Nothing was charged.');
});
