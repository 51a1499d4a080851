import { describe, expect, it } from 'vitest';
import { cardProblem, formatExpiry, formatNumber } from './sandbox-card.ts';

const today = new Date(2026, 10, 15);
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('the sandbox’s card field', () => {
  it('writes numbers in groups', () => {
    expect(formatNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatNumber('42-42x')).toBe('4242');
  });

  it('writes the month with two digits and lets the slash be taken back', () => {
    expect(formatExpiry('4', '')).toBe('04 / ');
    expect(formatExpiry('0427', '042')).toBe('04 / 27');
    expect(formatExpiry('04 /', '04 / ')).toBe('04');
    expect(formatExpiry('1', '')).toBe('1');
  });

  it.each([
    [{ number: '4242' }, 'Your card number is incomplete.'],
    [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    [{ expiry: '04' }, 'Your card’s expiry date is incomplete.'],
    [{ expiry: '13 / 30' }, 'Your card’s expiry date is invalid.'],
    [{ expiry: '10 / 26' }, 'Your card has expired.'],
    [{ cvc: '12' }, 'Your card’s security code is incomplete.'],
    [{ number: '3782 822463 10005', cvc: '123' }, 'Your card’s security code is incomplete.'],
  ])('[PAY-022] finds what is wrong: %j', (changes, problem) => {
    expect(cardProblem({ ...good, ...changes }, today)).toBe(problem);
  });

  it('takes a card to the last day of its month', () => {
    expect(cardProblem(good, today)).toBeNull();
    expect(cardProblem({ ...good, expiry: '11 / 26' }, today)).toBeNull();
    expect(cardProblem({ ...good, number: '3782 822463 10005', cvc: '1234' }, today)).toBeNull();
  });
});
