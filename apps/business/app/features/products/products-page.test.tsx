import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import type { DeskProduct } from './operations.ts';
import { ProductsPage } from './products-page.tsx';

const oil: DeskProduct = {
  id: 5,
  name: 'Bond oil, 50 ml',
  price: 24,
  vat_rate: null,
  rate_today: 23,
  sku: '5391234567890',
  low_at: 2,
  stock: 3,
  state: 'enough',
  active: true,
  sold_online: false,
};
const comb = { ...oil, id: 6, name: 'Wide comb', sku: '', stock: 1, state: 'low' };
const changed = { status: 1, message: 'Saved.', id: '5', conflicts: [] };

function show(products: readonly DeskProduct[] = [oil, comb]) {
  const requests = serveGraphQL({
    desk_products: () => products,
    desk_save_product: () => changed,
    desk_set_product_active: () => changed,
    desk_move_stock: () => ({ status: 1, message: '2 in stock now.' }),
    desk_stock_movements: () => [
      { id: 2, kind: 'sale', quantity: -1, reason: '', by: 'Bea Nolan', appt_id: 41, is_oversold: true, at: NOW },
      {
        id: 1,
        kind: 'delivery',
        quantity: 4,
        reason: 'First stock',
        by: '',
        appt_id: null,
        is_oversold: false,
        at: NOW,
      },
    ],
  });
  showAtDesk(
    <ProductsPage
      head={(note, actions) => (
        <header>
          {note}
          {actions}
        </header>
      )}
    />,
  );
  return requests;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });

describe('products at the desk', () => {
  it('[PROD-004] show stock levels, and how many run low', async () => {
    show();
    expect(await screen.findByText('2 on sale, 1 running low')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Wide comb/ })).getByText('Only 1 left')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Bond oil/ })).getByText('3 in stock')).toBeTruthy();
  });

  it('[PROD-001] a new one is sent as typed; missing values are shown at their field', async () => {
    const requests = show([]);
    await userEvent.click((await screen.findAllByRole('button', { name: 'New product' }))[0] as HTMLElement);
    await userEvent.type(await box('Price'), 'x');
    await press('Put it on the shelf');
    expect(screen.getByText('Please give it a name.')).toBeTruthy();
    expect(screen.getByText('Please enter an amount.')).toBeTruthy();
    await userEvent.type(await box('Name'), 'Clay mask');
    await userEvent.clear(await box('Price'));
    await userEvent.type(await box('Price'), '18,50');
    await userEvent.type(await box('VAT %'), '13.5');
    await userEvent.clear(await box('In stock now'));
    await userEvent.type(await box('In stock now'), '6');
    await press('Put it on the shelf');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_save_product')).toMatchObject([
        { id: null, name: 'Clay mask', price: 18.5, rate: 13.5, lowAt: 2, stock: 6, online: true },
      ]),
    );
  });

  it('[GOODS-001] the owner decides whether guests can order it', async () => {
    const requests = show();
    await press(/^Edit ?Bond oil/);
    const box = await screen.findByRole('checkbox', { name: /^Guests can order it when they book/ });
    expect(box).toHaveProperty('checked', false);
    await userEvent.click(box);
    await press('Save');
    await waitFor(() => expect(sentTo(requests, 'desk_save_product')).toMatchObject([{ id: 5, online: true }]));
  });

  it('[PROD-002] a correction needs a reason and cannot exceed the stock, with an error at the field', async () => {
    const requests = show();
    await press('Change stock of Bond oil, 50 ml');
    await userEvent.click(await screen.findByRole('radio', { name: 'Correction' }));
    await userEvent.type(await box(/^How many more or fewer/), '-4');
    await press('Correct the stock');
    expect(await screen.findByText('Please say why.')).toBeTruthy();
    await userEvent.type(await box('Reason'), 'Broken');
    await press('Correct the stock');
    expect(await screen.findByText('Only 3 are in stock.')).toBeTruthy();
    expect(sentTo(requests, 'desk_move_stock')).toEqual([]);
    await userEvent.clear(await box(/^How many more or fewer/));
    await userEvent.type(await box(/^How many more or fewer/), '-1');
    await press('Correct the stock');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_move_stock')).toMatchObject([
        { id: 5, kind: 'correction', quantity: -1, reason: 'Broken' },
      ]),
    );
  });

  it('[PROD-002] its history names who, why, and what was sold without stock', async () => {
    show();
    await press('History of Bond oil, 50 ml');
    const lines = within(await screen.findByRole('list', { name: 'Stock history' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringContaining('Wasn’t in stock'),
      expect.stringContaining('First stock'),
    ]);
  });
});
