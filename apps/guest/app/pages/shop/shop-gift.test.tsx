import { fireEvent, render, screen, userEvent, within } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aVoucher } from '../../features/bookings/cart/cart.fixtures.ts';
import { readCart, writeCart } from '../../features/bookings/cart/stored-cart.ts';
import { useCart } from '../../features/bookings/cart/use-cart.ts';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { business, NOW } from './shop-booking.fixtures.tsx';
import ShopGift from './shop-gift.tsx';
import type { ShopBusiness } from './shop-view.ts';

const vouchers = [
  aVoucher(6, { name: 'A quiet hour', color: 'plum' }),
  aVoucher(7, { name: 'A long hour', value: 100, retail: 90 }),
  aVoucher(8, { name: 'Sold out', limit_number_of_sales: 2, total_sale: 2 }),
  aVoucher(9, { name: 'You choose', value: 75, retail: 75, amount_from: 10, amount_to: 250 }),
];
const onClose = vi.fn();

function Shop({ voucher = vouchers[0] }: { voucher?: (typeof vouchers)[number] | undefined }) {
  const cart = useCart(7);
  return (
    <ShopGift
      business={business as unknown as ShopBusiness}
      voucher={voucher as (typeof vouchers)[number]}
      vouchers={vouchers}
      cart={cart}
      qty={2}
      onClose={onClose}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  forgetEverything();
  writeCart(7, []);
  onClose.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  render(
    <MemoryRouter>
      <Shop />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
const preview = () => screen.getByRole('complementary', { name: 'Preview' }).textContent ?? '';
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const add = () => screen.getByRole('button', { name: /Add to cart/ });

describe('the card of a gift', () => {
  it('[VOUCH-037] is shown while it is written', async () => {
    const user = open();
    expect(preview()).toContain('For …');
    type('Who’s it for?', 'Bríd');
    type('From', 'Niamh');
    type('Your message', 'For all the lifts 💚 <script>alert(1)</script>');
    expect(preview()).toContain('For Bríd');
    expect(preview()).toContain('“For all the lifts 💚 <script>alert(1)</script>” Niamh');
    expect(document.querySelector('script')).toBeNull();
    expect(preview()).toContain('€50.00');
    await user.click(screen.getByRole('radio', { name: /A long hour/ }));
    expect(preview()).toContain('€100.00');
    expect(screen.queryByRole('radio', { name: /Sold out/ })).toBeNull();
    expect(within(screen.getByRole('dialog')).getByText('€180.00 for Bríd')).toBeTruthy();
  });

  it('[VOUCH-030] [GUESTC-002] goes into the cart with its words, its day and its address', async () => {
    const user = open();
    type('Who’s it for?', 'Bríd');
    type('From', 'Niamh');
    type('Your message', 'For all the lifts.');
    await user.click(screen.getByRole('radio', { name: /^On a day/ }));
    type('Day', '2026-08-15');
    type('Bríd’s email', 'brid@mail.example');
    await user.click(screen.getByRole('radio', { name: 'Clay' }));
    expect(screen.getByText('Sent Sat 15 Aug, 9:00 am')).toBeTruthy();
    expect(preview()).toContain('Tobrid@mail.exampleSubjectNiamh has a voucher for youSentSat 15 Aug, 9:00 am');
    await user.click(add());
    expect(readCart(7)).toEqual([
      {
        __typename: 'Voucher',
        id: 6,
        qty: 2,
        person: 'Bríd',
        email: 'brid@mail.example',
        sendOn: '2026-08-15',
        from: 'Niamh',
        message: 'For all the lifts.',
        colour: 'clay',
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[VOUCH-030] names each field that is wrong and loses nothing', async () => {
    const user = open();
    type('Your message', 'For all the lifts.');
    await user.click(screen.getByRole('radio', { name: /^On a day/ }));
    type('Day', '2026-08-05');
    await user.click(add());
    expect(screen.getByText('Please select a person to add this voucher to the cart!')).toBeTruthy();
    expect(screen.getByText('This day has passed. Please choose today or a later day.')).toBeTruthy();
    expect(screen.getByText('Please enter the email address it should go to.')).toBeTruthy();
    expect(preview()).toContain('For all the lifts.');
    expect(readCart(7)).toEqual([]);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Who’s it for?')));
    await user.click(screen.getByRole('radio', { name: /^I’ll print it/ }));
    type('Who’s it for?', 'Bríd');
    await user.click(add());
    expect(readCart(7)).toMatchObject([{ person: 'Bríd', message: 'For all the lifts.' }]);
  });

  it('[VOUCH-030] of the cart is opened as it was written, and its amount can change', async () => {
    const written = { person: 'Bríd', email: 'brid@mail.example', sendOn: '2026-08-15', message: 'Later' };
    writeCart(7, [{ __typename: 'Voucher', id: 6, qty: 2, ...written }]);
    const user = open();
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-08-15');
    expect(preview()).toContain('“Later”');
    await user.click(screen.getByRole('radio', { name: /A long hour/ }));
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(readCart(7)).toMatchObject([{ id: 7, qty: 2, person: 'Bríd', sendOn: '2026-08-15' }]);
  });
});

describe('another amount', () => {
  async function other(amount: string) {
    const user = open();
    await user.click(screen.getByRole('radio', { name: /You choose/ }));
    if (amount !== '') type('Amount', amount);
    type('Who’s it for?', 'Bríd');
    await user.click(screen.getByRole('radio', { name: /I’ll print it/ }));
    return user;
  }

  it('[GIFT-003] is typed, shown on the card and goes into the cart', async () => {
    const user = await other('');
    expect(screen.getByText('Anything from €10 to €250.')).toBeTruthy();
    expect(preview()).toContain('…');
    type('Amount', '37.50');
    expect(preview()).toContain('€37.50');
    expect(screen.getByText('€75.00 for Bríd')).toBeTruthy();
    await user.click(add());
    expect(readCart(7)).toEqual([expect.objectContaining({ id: 9, qty: 2, amount: 3750, person: 'Bríd' })]);
  });

  it.each(['', '9', '250.01', 'ten'])('[GIFT-003] "%s" is not added, and the field says why', async (amount) => {
    const user = await other(amount);
    await user.click(add());
    expect(screen.getByText('Please enter an amount from €10 to €250.')).toBeTruthy();
    expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
    expect(readCart(7)).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[GIFT-003] is there again when the card is changed', async () => {
    writeCart(7, [{ __typename: 'Voucher', id: 9, qty: 2, person: 'Bríd', amount: 12_345 }]);
    render(
      <MemoryRouter>
        <Shop voucher={vouchers[3]} />
      </MemoryRouter>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('123.45');
    expect(preview()).toContain('€123.45');
  });
});
