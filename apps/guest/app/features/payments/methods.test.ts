import { expect, it } from 'vitest';
import { currencyWords } from './methods.ts';

it('the currency of a charge is written as people say it', () => {
  expect(currencyWords('EUR')).toBe('euro');
  expect(currencyWords('USD')).toBe('US dollars');
});
