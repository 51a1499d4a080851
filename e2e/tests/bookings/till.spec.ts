import { expect, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { withDatabase } from '../support/calls.ts';
import { expectDeskFits, namedGuestWithAppointment, openDesk, startAppointment } from '../support/desk.ts';
import { sharedPage } from '../support/shared-page.ts';

interface Bill {
  due: number;
  paid: number;
  status: string;
}

test.describe('the till', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  let price = 0;
  const shared = sharedPage(async (page, request) => {
    guest = await namedGuestWithAppointment(request, 7);
    await startAppointment(guest.appointment.id);
    price = (await bill(request)).due;
    await openDesk(page, guest.desk, `/business/till/${guest.appointment.id}`);
  });
  const bill = async (request: Parameters<typeof askAs>[0]) =>
    (
      await askAs<{ desk_till: Bill }>(
        request,
        guest.desk,
        'query ($id: Int!) { desk_till(id: $id) { due paid status } }',
        {
          id: guest.appointment.id,
        },
      )
    ).desk_till;
  const euro = (amount: number) => `€${amount.toFixed(2)}`;
  const button = (name: string | RegExp) => shared().getByRole('button', { name, exact: true });

  /** Takes product, discount, tip, cash and card, unless an earlier test has. */
  async function takeIt(): Promise<void> {
    const page = shared();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await page.getByRole('heading', { name: /^Paid/ }).isVisible()) return;
    await button('Add a product').click();
    await page.getByRole('textbox', { name: 'Product' }).fill('Bond oil, 50 ml');
    await page.getByLabel('Price').fill('24');
    await button('Add to the bill').click();
    await button('Discount').click();
    await page.getByLabel('Amount off').fill('10');
    await page.getByLabel('Reason').fill('Goodwill');
    await button('Give discount').click();
    await button('€5').click();
    await button('Cash').click();
    await page.getByLabel('Cash taken').fill('10');
    await button('€20').click();
    await expect(page.getByText('Change: €10.00', { exact: true })).toBeVisible();
    await button(`Take ${euro(price + 24 - 10 + 5 - 10)} by card and finish`).click();
    await expect(page.getByRole('heading', { name: `Paid, ${euro(price + 19)}` })).toBeVisible();
  }

  test('is accessible and fits', async () => {
    await expect(button(/by card and finish/)).toBeVisible();
    await expectDeskFits(shared());
  });

  test('[TILL-007] says why a voucher is refused', async () => {
    await button('Voucher').click();
    await shared().getByLabel('Voucher code').fill('NOBODY-1');
    await button('Use it').click();
    await expect(
      shared().getByText('None of your vouchers has this code. Please check it letter by letter.'),
    ).toBeVisible();
    await button('Cancel').click();
  });

  test('[TILL-010] takes product, discount, tip, cash and card in one payment', async ({ request }) => {
    await takeIt();
    await expect.poll(() => bill(request)).toMatchObject({ due: 0, paid: price + 19, status: 'Completed' });
    await expectDeskFits(shared());
  });

  test('[TILL-012] mails the receipt, and prints it', async () => {
    await takeIt();
    const mails = await withDatabase(async (client) => {
      const { rows } = await client.query(
        `select 1 from outbox where template = 'till-receipt' and appointment_id = $1`,
        [guest.appointment.id],
      );
      return rows.length;
    });
    expect(mails).toBeGreaterThan(0);
    const download = shared().waitForEvent('download');
    await button('Print').click();
    expect((await download).suggestedFilename()).toMatch(/^Receipt .+\.pdf$/);
  });

  test('[TILL-020] undoes the payment, which can be taken again', async ({ request }) => {
    await takeIt();
    await button('Undo, take it again').click();
    await expect(button(`Take ${euro(price)} by card and finish`)).toBeVisible();
    await expect.poll(() => bill(request)).toMatchObject({ due: price, paid: 0, status: 'Accept' });
    await takeIt();
  });

  test('[TILL-030] refunds one item in cash', async ({ request }) => {
    await takeIt();
    await shared().getByRole('checkbox', { name: 'Bond oil, 50 ml' }).check();
    await shared().getByLabel('To', { exact: true }).selectOption('cash');
    await shared()
      .getByRole('form', { name: 'Refund' })
      .getByRole('button', { name: /^Refund €/ })
      .click();
    await expect(
      shared()
        .getByText(/refunded\.$/)
        .first(),
    ).toBeVisible();
    expect((await bill(request)).paid).toBeLessThan(price + 19);
    await expect(button('Undo, take it again')).toHaveCount(0);
  });
});
