import { describe, expect, it } from 'vitest';
import { meansInWords } from './card-words.ts';

describe('what a payment was made with, in a sentence', () => {
  it.each([
    ['Visa ending 4242', 'Visa ending 4242'],
    ['Voucher', 'Voucher'],
    ['Card', 'your card'],
    ['', 'your card'],
    [null, 'your card'],
    [undefined, 'your card'],
  ])('[NOTIF-034] %j is %j', (label, words) => {
    expect(meansInWords(label)).toBe(words);
  });
});
