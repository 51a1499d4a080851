import { describe, expect, it } from 'vitest';
import { hasApplePay, methodsOf } from './use-methods.ts';

const sandbox = { provider: 'sandbox', publishableKey: null, savesCards: true, googlePay: null } as const;
const google = { merchantId: 'BCR2DN', gateway: { gateway: 'stripe' } };

describe('what can be paid with', () => {
  it('[PAY-001] [PAY-002] card and Google Pay, and Apple Pay only where it is available', () => {
    expect(methodsOf(sandbox, false)).toEqual(['stripe', 'google']);
    expect(methodsOf(sandbox, true)).toEqual(['stripe', 'google', 'apple']);
  });

  it('a real provider’s wallets only where we can request their token', () => {
    expect(methodsOf({ ...sandbox, provider: 'revolut' }, true)).toEqual(['stripe']);
    expect(methodsOf({ ...sandbox, provider: 'stripe', googlePay: google }, true)).toEqual(['stripe', 'google']);
  });

  it('[PAY-002] Apple Pay is there only where the browser has it and can pay', () => {
    expect(hasApplePay({})).toBe(false);
    expect(hasApplePay({ ApplePaySession: { canMakePayments: () => false } })).toBe(false);
    expect(hasApplePay({ ApplePaySession: { canMakePayments: () => true } })).toBe(true);
  });

  it('Apple Pay counts as unavailable where the page may not query it', () => {
    const refusing = () => {
      throw new Error('InvalidAccessError');
    };
    expect(hasApplePay({ ApplePaySession: { canMakePayments: refusing } })).toBe(false);
  });
});
