import { quoteCart } from '@thyme/domain/bookings';
import { render, screen, userEvent, within } from '@thyme/ui/testing.ts';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { said } from '../../../lib/testing/toasts.fixtures.ts';
import { AddButton } from './add-button.tsx';
import { aClass, aService, aVoucher, offering } from './cart.fixtures.ts';
import { CartPanel } from './cart-panel.tsx';
import { CartSums } from './cart-sums.tsx';
import { priceCart } from './priced-cart.ts';
import { writeCart } from './stored-cart.ts';
import { useCart } from './use-cart.ts';
import { VoucherOrder } from './voucher-order.tsx';

const services = [
  aService(1, { service_name: 'Cut', price: 140, special_price: 115 }),
  aService(2, { service_name: 'Gloss', price: 68 }),
  aService(3, { service_name: 'Brows', price: 20 }),
  aService(4, { service_name: 'Massage', price: 30, special_deposit: 40 }),
  aClass(5, 'repeated'),
];
const vouchers = [aVoucher(1, { name: 'A quiet hour', limit_number_of_sales: 5, total_sale: 2 })];
const offers = offering(services, vouchers);

/** How many vouchers a card was opened for. */
const gifts: number[] = [];

function Shop() {
  const cart = useCart(7);
  return (
    <>
      {services.map((service) => (
        <AddButton key={service.id} businessId={7} service={service} qty={service.is_group ? 2 : 1} />
      ))}
      {vouchers.map((voucher) => (
        <VoucherOrder key={voucher.id} voucher={voucher} cart={cart} onGift={(qty) => gifts.push(qty)} />
      ))}
      <CartPanel
        cart={cart}
        priced={priceCart(cart.items, offers, 20)}
        country="IE"
        hasVat
        policy="Free."
        onNext={() => {}}
      />
    </>
  );
}

beforeEach(() => {
  clear();
  gifts.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      Response.json([{ data: { profileInformation: { id: 9, first_name: 'Niamh', last_name: 'Gallagher' } } }]),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  render(
    <MemoryRouter initialEntries={['/shop']}>
      <Routes>
        <Route path="/shop" element={<Shop />} />
        <Route path="/guest-login" element={<h1>Log in here</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const panel = () => screen.getByRole('region', { name: 'My Cart' });
const add = (name: string) => screen.queryByRole('button', { name: `Add ${name} to the cart` });
const press = async (person: ReturnType<typeof userEvent.setup>, name: string) => {
  const button = add(name);
  if (!button) throw new Error(`No button adds ${name}.`);
  await person.click(button);
};

describe('the cart', () => {
  it('[SHOP-024] [SHOP-027] [SHOP-028] [SHOP-029] [SHOP-030] is filled and emptied', async () => {
    const person = open();
    expect(screen.getByRole('heading', { name: 'My Cart' })).toBeTruthy();
    await press(person, 'Cut');
    expect(add('Cut')).toBeNull();
    expect(screen.getByText('In cart')).toBeTruthy();
    expect(said).toEqual(['Added to cart!']);
    await person.click(within(panel()).getByRole('button', { name: 'Remove Cut' }));
    expect(add('Cut')).toBeTruthy();
    expect(said).toEqual(['Added to cart!', 'Removed from the cart!']);
  });

  it('[SHOP-082] says nothing about VAT where the shop is not registered for it', () => {
    const quote = quoteCart([{ kind: 'service', pricingId: 1, price: 6_800, specialPrice: 0, isGroup: false }], 20);
    if (!quote.ok) throw new Error(quote.refusal.code);
    const { rerender } = render(<CartSums quote={quote.value} country="US" hasVat={false} />);
    expect(document.body.textContent).toContain('Total Cost$68.00');
    expect(document.body.textContent).not.toMatch(/vat/i);
    rerender(<CartSums quote={quote.value} country="IE" hasVat />);
    expect(document.body.textContent).toContain('Total Cost*vat included€68.00');
  });

  it('[SHOP-025] [SHOP-026] shows discount, deposit and total, what is paid now and what on the day', async () => {
    const person = open();
    for (const name of ['Cut', 'Massage']) await press(person, name);
    const text = panel().textContent ?? '';
    expect(text).toContain('Discount−€25.00');
    expect(text).toContain('Deposit (20%)€23.00');
    expect(text).toContain('Special deposit€12.00');
    expect(text).toContain('Total Cost*vat included€145.00');
    expect(text).toContain('€35.00 Pay now');
    expect(text).toContain('€110.00 On the day');
  });

  it('[CONST-039] scrolls when it holds more than three items', async () => {
    const person = open();
    for (const name of ['Cut', 'Gloss', 'Brows']) await press(person, name);
    expect(within(panel()).getByRole('list', { name: 'Items' }).className).not.toContain('overflow-y-auto');
    await press(person, 'Massage');
    const list = within(panel()).getByRole('list', { name: 'Items, scrolls' });
    expect(list.className).toContain('overflow-y-auto');
    expect(list.tabIndex).toBe(0);
  });

  it('survives a reload, and a login in between', async () => {
    const person = open();
    await press(person, 'Gloss');
    screen.getByRole('button', { name: 'Remove Gloss' });
    write(keys.guestToken, 'fresh');
    document.body.replaceChildren();
    open();
    expect(screen.getByRole('button', { name: 'Remove Gloss' })).toBeTruthy();
  });
});

describe('vouchers in the cart', () => {
  const person = () => screen.getByRole('combobox', { name: 'Who is it for?' });
  const quantity = () => within(panel()).getByRole<HTMLInputElement>('textbox', { name: 'Quantity of A quiet hour' });

  it('[VOUCH-007] [ERR-037] lead a visitor to the login', async () => {
    const user = open();
    await press(user, 'A quiet hour');
    expect(said).toEqual(['Please login first!']);
    expect(screen.getByRole('heading', { name: 'Log in here' })).toBeTruthy();
  });

  it('[VOUCH-006] ask who they are for', async () => {
    write(keys.guestToken, 'fresh');
    const user = open();
    await press(user, 'A quiet hour');
    const message = 'Please select a person to add this voucher to the cart!';
    expect(said).toEqual([message]);
    expect(screen.getByRole('alert').textContent).toBe(message);
  });

  it('[VOUCH-008] [VOUCH-030] as a gift open their card first', async () => {
    write(keys.guestToken, 'fresh');
    const user = open();
    await user.selectOptions(person(), 'other');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'Write the card for A quiet hour' }));
    expect(gifts).toEqual([2]);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('[VOUCH-030] as a gift say when they are sent, and their card can be changed', async () => {
    write(keys.guestToken, 'fresh');
    const gift = { person: 'Bríd', email: 'brid@mail.example', sendOn: '2026-08-15', message: 'For all the lifts.' };
    writeCart(7, [{ __typename: 'Voucher', id: 1, qty: 3, ...gift }]);
    const user = open();
    expect(panel().textContent).toContain('For Bríd, sent Sat 15 Aug');
    await user.click(screen.getByRole('button', { name: 'Change the card' }));
    expect(gifts).toEqual([3]);
  });

  async function withVoucher() {
    write(keys.guestToken, 'fresh');
    const user = open();
    await user.selectOptions(person(), await screen.findByRole('option', { name: 'Me, Niamh Gallagher' }));
    await press(user, 'A quiet hour');
    return user;
  }

  it('[SHOP-031] [SHOP-033] takes digits only, and no more than are left', async () => {
    const user = await withVoucher();
    await user.clear(quantity());
    await user.type(quantity(), 'x-2.e');
    expect(quantity().value).toBe('2');
    expect(panel().textContent).toContain('€100.00');
    await user.click(within(panel()).getByRole('button', { name: 'One more' }));
    expect(panel().textContent).toContain('€150.00');
    expect(within(panel()).queryByRole('button', { name: 'One more' })).toBeNull();
  });

  it.each(['0', ''])('[SHOP-032] is gone with a quantity of "%s"', async (typed) => {
    const user = await withVoucher();
    await user.clear(quantity());
    if (typed) await user.type(quantity(), typed);
    else await user.tab();
    expect(within(panel()).queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(said.at(-1)).toBe('Removed from the cart!');
    expect(add('A quiet hour')).toBeTruthy();
  });
});
