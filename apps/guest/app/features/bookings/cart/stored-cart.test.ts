import { beforeEach, describe, expect, it } from 'vitest';
import { clear, write } from '../../../lib/session/storage.ts';
import { aClass, aService, aVoucher, offering } from './cart.fixtures.ts';
import { priceCart } from './priced-cart.ts';
import { parseCart, readCart, type Stored, writeCart } from './stored-cart.ts';

const cut = { __typename: 'ServicePricing', id: 1, qty: 1, date: '2026-08-13', time: 1786620600 } as const;
const gift = { __typename: 'Voucher', id: 2, qty: 2, person: 'Bríd Kavanagh' } as const;

beforeEach(clear);

describe('the stored cart', () => {
  it('[SHOP-006] [SHOP-008] holds service pricings with quantity, date and time, and vouchers with a person', () => {
    writeCart(7, [cut, gift]);
    expect(readCart(7)).toEqual([cut, gift]);
    expect(readCart(7)).toBe(readCart(7));
    expect(readCart(8)).toEqual([]);
  });

  it.each([
    ['no JSON', 'oops'],
    ['no list', '{}'],
    ['an unknown kind', '[{"__typename":"Chair","id":1,"qty":1}]'],
    ['a voucher for nobody', '[{"__typename":"Voucher","id":1,"qty":1,"person":""}]'],
    ['a quantity of 0', '[{"__typename":"ServicePricing","id":1,"qty":0}]'],
    ['a quantity of 1.5', '[{"__typename":"ServicePricing","id":1,"qty":1.5}]'],
    ['a billion', '[{"__typename":"ServicePricing","id":1,"qty":1000000000}]'],
    ['nothing', '[null, 3]'],
  ])('leaves out %s', (_what, text) => {
    expect(parseCart(text)).toEqual([]);
  });

  it('[GROUP-049] holds the address of a companion', () => {
    const companion = { place: 1, name: 'Cian', email: 'cian@mail.example', arrange: 'start' } as const;
    write(
      'cart.7',
      JSON.stringify([
        { ...cut, companion },
        { ...cut, companion: { ...companion, email: 7 } },
      ]),
    );
    const { email: _email, ...without } = companion;
    expect(readCart(7)).toEqual([
      { ...cut, companion },
      { ...cut, companion: without },
    ]);
  });

  it('forgets a date that is none', () => {
    write('cart.7', JSON.stringify([{ ...cut, date: '2026-13-45' }]));
    expect(readCart(7)).toEqual([{ ...cut, date: null, time: null }]);
  });
});

describe('the cart at the shop’s prices', () => {
  const offers = offering(
    [
      aService(1, { price: 140, special_price: 115 }),
      aService(2, { price: 68, special_deposit: 50 }),
      aClass(3, 'repeated'),
    ],
    [aVoucher(2), aVoucher(5, { limit_number_of_sales: 4, total_sale: 4 })],
  );
  const item = (id: number, qty = 1) => ({ __typename: 'ServicePricing', id, qty, date: null, time: null }) as const;
  const quote = (stored: Stored) => priceCart(stored, offers, 20).quote;

  it('is the domain’s quote in cents', () => {
    expect(quote([item(1), item(2), gift])).toMatchObject({
      subTotal: 20800,
      discount: 2500,
      deposit: 2300,
      specialDeposit: 3400,
      voucherTotal: 10000,
      total: 28300,
      payableNow: 15700,
    });
  });

  it('[SHOP-034] [SHOP-035] takes the quantity of a repeated class for its dates and multiplies its price', () => {
    const { lines } = priceCart([item(3, 6)], offers, 0);
    expect(lines).toMatchObject([{ quantity: 6, total: 10800 }]);
  });

  it('leaves out what is no longer offered or has sold out', () => {
    const gone = { ...gift, id: 5 };
    expect(priceCart([item(99), gone, item(1)], offers, 0).lines.map(({ stored }) => stored.id)).toEqual([1]);
    expect(quote([item(99)])).toBeNull();
  });

  it('counts the minutes of the appointment, not those of classes', () => {
    expect(priceCart([item(1), item(2), item(3, 2)], offers, 0).minutes).toBe(120);
  });
});

describe('the services of a companion', () => {
  const own = { __typename: 'ServicePricing' as const, id: 1, qty: 1, date: null, time: null };
  const of = (place: number, name: string) => ({ ...own, companion: { place, name, arrange: 'start' as const } });

  it('[GROUP-016] are entries of their own, counted without gaps', () => {
    writeCart(7, [own, of(1, 'Aoife'), of(3, 'Bríd')]);
    expect(readCart(7)).toEqual([own, of(1, 'Aoife'), of(2, 'Bríd')]);
  });

  it('[GROUP-016] leave with the last service of the guest', () => {
    writeCart(7, [of(1, 'Aoife')]);
    expect(readCart(7)).toEqual([]);
  });
});
