import { describe, expect, it } from 'vitest';
import { orderAddress } from './order-address.ts';

const good = { publicId: 'abc', amount: '66.50', forId: '7', orderId: '12' };

describe('a card page’s address', () => {
  it('names the order, what it is for and its amount', () => {
    expect(orderAddress(good)).toEqual({ publicId: 'abc', amount: 66.5, forId: 7, orderId: 12 });
    expect(orderAddress({ ...good, amount: '20' })?.amount).toBe(20);
  });

  it.each([
    { publicId: '' },
    { amount: '-1' },
    { amount: '0' },
    { amount: '1e3' },
    { amount: '1.234' },
    { amount: 'NaN' },
    { forId: '0' },
    { forId: '1.5' },
    { orderId: 'x' },
    { orderId: '99999999999' },
  ])('that cannot be one is none: %j', (changes) => {
    expect(orderAddress({ ...good, ...changes })).toBeNull();
  });
});
