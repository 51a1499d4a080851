import { describe, expect, it } from 'vitest';
import { hasApplePay } from './use-methods.ts';

describe('Apple Pay', () => {
  it('[PAY-002] is there only where the browser has it and can pay', () => {
    expect(hasApplePay({})).toBe(false);
    expect(hasApplePay({ ApplePaySession: { canMakePayments: () => false } })).toBe(false);
    expect(hasApplePay({ ApplePaySession: { canMakePayments: () => true } })).toBe(true);
  });

  it('counts as absent where asking is not allowed', () => {
    const refusing = () => {
      throw new Error('InvalidAccessError');
    };
    expect(hasApplePay({ ApplePaySession: { canMakePayments: refusing } })).toBe(false);
  });
});
