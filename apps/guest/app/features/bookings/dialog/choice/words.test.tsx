import { afterEach, expect, it } from 'vitest';
import { aService, offering, THURSDAY } from '../../cart/cart.fixtures.ts';
import { priceCart } from '../../cart/priced-cart.ts';
import { hasService, type PlacedService } from './choice.ts';
import { spanInZone } from './words.ts';

const dublin = { zone: 'Europe/Dublin', zone_label: 'Irish time' };
const newYork = { zone: 'America/New_York', zone_label: 'New York time' };

function placed(): PlacedService[] {
  const item = { __typename: 'ServicePricing' as const, id: 1, qty: 1, date: null, time: null };
  const [line] = priceCart([item], offering([aService(1)]), 0).lines.filter(hasService);
  if (!line) throw new Error('The cart is empty.');
  return [{ line, date: '2026-08-13', time: THURSDAY }];
}

afterEach(() => {
  delete document.documentElement.dataset.abroad;
});

it('[SHOP-083] the chosen time above the button names the shop’s zone where it is not the visitor’s own', () => {
  expect(spanInZone(placed(), dublin)).not.toContain('Irish time');
  expect(spanInZone(placed(), newYork)).toMatch(/^Thu 13 Aug, .* New York time$/);
  document.documentElement.dataset.abroad = '';
  expect(spanInZone(placed(), dublin)).toMatch(/^Thu 13 Aug, .* Irish time$/);
  expect(spanInZone([], newYork)).toBe('');
});
