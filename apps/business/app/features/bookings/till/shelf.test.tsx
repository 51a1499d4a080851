import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Till } from './operations.ts';
import { line, till } from './till.fixtures.ts';
import { TillPage } from './till-page.tsx';

const oil = { id: 5, name: 'Bond oil, 50 ml', price: 24, vat_rate: 23, sku: '539', stock: 1 };
const taken = { status: 1, message: 'Taken.', change: 0, has_changed: false };

function open(more: Partial<Till> = {}) {
  const requests = serveGraphQL({
    desk_till: () => ({ ...till, recent_products: [], shelf: [oil], ...more }),
    desk_till_packages: () => ({ own: [], offers: [] }),
    desk_checkout: () => taken,
    desk_refund: () => ({ status: 1, message: 'Refunded.' }),
  });
  showAtDesk(<TillPage id={41} />);
  return requests;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('products of the shelf at the till', () => {
  it('[PROD-003] are added with one click; if stock is short, the desk is warned and can sell anyway', async () => {
    const requests = open();
    await press('Add a product');
    await press(/^Bond oil, 50 ml €24.00 1 left/);
    expect(screen.queryByText(/in stock\. You can still sell it/)).toBeNull();
    await press('One more');
    expect(await screen.findByText(/^Only 1 in stock\. You can still sell it/)).toBeTruthy();
    await press('Take €158.00 by card and finish');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_checkout')).toMatchObject([
        { products: [{ product_id: 5, price: 24, quantity: 2, vat_rate: 23 }], sellAnyway: true },
      ]),
    );
  });

  it('[PROD-005] can be sold at another price only with a reason', async () => {
    const requests = open();
    await press('Add a product');
    await press(/^Bond oil/);
    await press('Change the price');
    const price = screen.getByLabelText('Price of Bond oil, 50 ml');
    await userEvent.clear(price);
    await userEvent.type(price, '20');
    const finish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take €130.00 by card and finish' });
    expect(finish().disabled).toBe(true);
    expect(screen.getByText('Please say why it isn’t €24.00.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Reason'), 'Dented box');
    await userEvent.click(finish());
    await waitFor(() =>
      expect(sentTo(requests, 'desk_checkout')).toMatchObject([
        { products: [{ product_id: 5, price: 20, price_reason: 'Dented box' }] },
      ]),
    );
  });

  it('[PROD-001] are found by name or number, and a scanned number adds one', async () => {
    const shelf = Array.from({ length: 10 }, (_, index) => ({
      ...oil,
      id: index + 1,
      name: `Oil ${index}`,
      sku: `53${index}`,
    }));
    open({ shelf });
    await press('Add a product');
    await userEvent.type(await screen.findByLabelText('Search the shelf by name or number'), '537{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove Oil 7' })).toBeTruthy();
  });

  it('[PROD-006] a refund asks which of them are restocked', async () => {
    const product = line({ id: 3, kind: 'product', name: oil.name, price: 24, refundable: 24, can_restock: true });
    const payment = {
      id: 1,
      taken: 0,
      cash: 157,
      card: 0,
      voucher: 0,
      tip: 0,
      discount: 0,
      discount_reason: '',
      cash_given: 157,
    };
    const requests = open({
      status: 'Completed',
      due: 0,
      paid: 157,
      payment,
      lines: [line({ refundable: 115 }), product],
      ways: [{ way: 'cash', most: 157, label: '' }],
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: oil.name }));
    const back = await screen.findByRole<HTMLInputElement>('checkbox', { name: `Put ${oil.name} back` });
    expect(back.checked).toBe(true);
    await press('Refund €24.00 in cash');
    await waitFor(() => expect(sentTo(requests, 'desk_refund')).toMatchObject([{ lines: [3], restock: [3] }]));
  });
});
