import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Till } from './operations.ts';
import { till } from './till.fixtures.ts';
import { TillPage } from './till-page.tsx';

function open(more: Partial<Till> = {}, answers: Parameters<typeof serveGraphQL>[0] = {}) {
  const none = { own: [], offers: [] };
  const requests = serveGraphQL({
    desk_till: () => ({ ...till, ...more }),
    desk_till_packages: () => none,
    ...answers,
  });
  showAtDesk(<TillPage id={41} />);
  return requests;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const taken = { status: 1, message: 'Taken.', change: 0, has_changed: false };

describe('the till', () => {
  it('[CAL-031] shows who does a service with the portrait that guests see', async () => {
    const [first, ...others] = till.lines;
    open({ lines: first ? [{ ...first, portrait: { image: '/uploads/people/aisling.webp' } }, ...others] : [] });
    const row = (await screen.findByText('Half-head balayage')).closest('li');
    expect(row?.querySelector('img')?.getAttribute('src')).toMatch(/aisling/);
    expect(screen.getByText('Brow tint').closest('li')?.querySelector('img')).toBeNull();
  });

  it('[PACK-020] uses a session of the guest’s package, and sells a new one', async () => {
    const requests = open(
      {},
      {
        desk_checkout: () => taken,
        desk_check_voucher: () => ({ status: 1, message: '', amount: 18 }),
        desk_sell_package: () => ({ status: 1, message: 'Five brow tints sold. €80.00 taken.' }),
        desk_till_packages: () => ({
          own: [{ id: 1, code: 'WILL-PACK', name: 'Three brow tints', sessions: 3, sessions_left: 2 }],
          offers: [{ id: 9, name: 'Five brow tints', price: 80, sessions: 5 }],
        }),
      },
    );
    await press('Use a session of Three brow tints');
    expect(await screen.findByText('A session of the package')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use a session of Three brow tints' })).toBeNull();
    await press('Sell a package');
    await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
    await press('Take €80.00');
    await waitFor(() => expect(toasts).toEqual(['success: Five brow tints sold. €80.00 taken.']));
    expect(sentTo(requests, 'desk_sell_package')).toMatchObject([
      { appointment: 41, package: 9, method: 'cash', price: 80 },
    ]);
    expect(sentTo(requests, 'desk_check_voucher')).toMatchObject([{ id: 41, code: 'WILL-PACK' }]);
  });

  it('[BOOKSB-004] shows the member price, and takes the regular one when the desk removes it', async () => {
    const lines = till.lines.map((one, index) => ({ ...one, member_off: index === 0 ? 11.5 : 0 }));
    const member = { name: 'Fern Club', product_percent: 0 };
    const requests = open({ lines, member }, { desk_checkout: () => taken });
    expect(await screen.findByText('Member price')).toBeTruthy();
    expect(screen.getByText('Fern Club')).toBeTruthy();
    await press(/^Remove.*the member price$/);
    expect(await screen.findByRole('button', { name: 'Take €110.00 by card and finish' })).toBeTruthy();
    await press(/^Apply.*the member price$/);
    await press('Take €98.50 by card and finish');
    await waitFor(() => expect(sentTo(requests, 'desk_checkout')).toMatchObject([{ memberPrice: true, total: 98.5 }]));
  });

  it('[TILL-010] sends product, discount, tip and every way to pay in one payment', async () => {
    const requests = open(
      {},
      {
        desk_checkout: () => taken,
        desk_check_voucher: () => ({ status: 1, message: '', amount: 50 }),
      },
    );
    await press('Add a product');
    await press(/Bond oil, 50 ml/);
    await press('Discount');
    await userEvent.type(screen.getByLabelText('Amount off'), '10');
    await userEvent.type(screen.getByLabelText('Reason'), 'Goodwill');
    await press('Give discount');
    await press('€10');
    expect(screen.getByText('Split by their time: Aisling €8.75, Féile €1.25')).toBeTruthy();
    await press('Voucher');
    await userEvent.type(screen.getByLabelText('Voucher code'), 'will-7k2m');
    await press('Use it');
    await screen.findByText('Voucher ··7K2M');
    await press('Cash');
    const cash = screen.getByLabelText('Cash taken');
    await userEvent.clear(cash);
    await userEvent.type(cash, '40');
    await press('€50');
    expect(screen.getByText('Change: €10.00')).toBeTruthy();
    await press('Take €44.00 by card and finish');
    await waitFor(() => expect(toasts).toEqual(['success: Taken.']));
    expect(sentTo(requests, 'desk_checkout')).toMatchObject([
      {
        id: 41,
        version: 3,
        products: [{ name: 'Bond oil, 50 ml', price: 24, quantity: 1, vat_rate: 23 }],
        discount: 10,
        discountReason: 'Goodwill',
        tip: 10,
        vouchers: [{ code: 'WILL-7K2M', amount: 50 }],
        cash: 40,
        card: 44,
        cashGiven: 50,
        total: 134,
        receipt: true,
      },
    ]);
  });

  it('[TILL-007] shows beside the code why a voucher is refused, and takes nothing', async () => {
    open({}, { desk_check_voucher: () => ({ status: 0, message: 'This voucher has expired.', amount: 0 }) });
    await press('Voucher');
    await userEvent.type(screen.getByLabelText('Voucher code'), 'OLD');
    await press('Use it');
    expect(await screen.findByText('This voucher has expired.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take €110.00 by card and finish' })).toBeTruthy();
  });

  it('[TILL-003] refuses a discount above the amount due before sending it', async () => {
    open();
    await press('Discount');
    await userEvent.type(screen.getByLabelText('Amount off'), '110.01');
    await press('Give discount');
    expect(await screen.findByText(/The discount can’t be more than the €110.00 still to pay/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Finish' }).disabled).toBe(true);
  });

  it('completes an appointment that needs no payment', async () => {
    const requests = open({ due: 0, paid: 133 }, { desk_complete: () => ({ status: 1, message: 'Completed.' }) });
    await press('Finish');
    await waitFor(() => expect(sentTo(requests, 'desk_complete')).toEqual([{ id: 41, take: null }]));
  });
});

describe('after the payment', () => {
  const payment = {
    id: 5,
    taken: 0,
    cash: 40,
    card: 44,
    voucher: 50,
    tip: 10,
    discount: 10,
    discount_reason: '',
    cash_given: 50,
  };
  const lines = till.lines.map((line) => ({ ...line, refundable: line.price }));
  const done: Partial<Till> = {
    status: 'Completed',
    due: 0,
    paid: 157,
    payment,
    lines,
    may_undo: true,
    tip_left: 10,
    ways: [
      { way: 'as-paid', most: 157, label: '' },
      { way: 'cash', most: 157, label: '' },
      { way: 'voucher', most: 50, label: '' },
    ],
  };

  it('[TILL-020] can be undone, with the version that is shown', async () => {
    const requests = open(done, { desk_undo_checkout: () => ({ status: 1, message: 'Undone.' }) });
    await press('Undo, take it again');
    await waitFor(() => expect(sentTo(requests, 'desk_undo_checkout')).toMatchObject([{ id: 41, version: 3 }]));
  });

  it('[TILL-021] says why it can no longer be undone', async () => {
    open({ ...done, may_undo: false, why_not_undo: 'The day is closed.' });
    expect(await screen.findByText('The day is closed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo, take it again' })).toBeNull();
  });

  it('[TILL-030] refunds items to the chosen place', async () => {
    const requests = open(done, { desk_refund: () => ({ status: 1, message: 'Refunded.' }) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Brow tint' }));
    await userEvent.selectOptions(screen.getByLabelText('To'), 'cash');
    await press('Refund €18.00 in cash');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_refund')).toMatchObject([{ lines: [2], tip: false, amount: 18, to: 'cash' }]),
    );
  });

  it('[TILL-031] refuses an amount above what was paid before sending it', async () => {
    open(done);
    await userEvent.type(await screen.findByLabelText('Own amount'), '157.01');
    expect(screen.getByText('€157.00 at most.')).toBeTruthy();
    expect(
      within(screen.getByRole('form', { name: 'Refund' })).getByRole<HTMLButtonElement>('button', { name: /^Refund/ })
        .disabled,
    ).toBe(true);
  });

  it('offers to book again with the same guest, and shows the receipt', async () => {
    open(done);
    const again = await screen.findByRole('link', { name: /In 6 weeks/ });
    expect(again.getAttribute('href')).toMatch(/again=41/);
    expect(within(screen.getByLabelText('Receipt')).getByText('Invoice FF-000419')).toBeTruthy();
  });
});
