import { describe, expect, it } from 'vitest';
import { destinationOf } from './payment-destination.ts';

const here = 'https://thyme.example';

describe('where a payment continues', () => {
  it('is a page of ours, written as a path or in full', () => {
    expect(destinationOf('/payment-success', here)).toEqual({ path: '/payment-success' });
    expect(destinationOf('https://thyme.example/revolut/a/1/2/3?x=1', here)).toEqual({ path: '/revolut/a/1/2/3?x=1' });
  });

  it('is the provider’s page over https', () => {
    expect(destinationOf('https://checkout.stripe.com/c/pay/1', here)).toEqual({
      address: 'https://checkout.stripe.com/c/pay/1',
    });
  });

  it.each(['javascript:alert(1)', 'http://evil.example/', 'data:text/html,x', 'https://'])('is never %s', (url) => {
    expect(destinationOf(url, here)).toBeNull();
  });
});
