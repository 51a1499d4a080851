import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDisconnect } from './index.ts';

const providers = fc.uniqueArray(fc.constantFrom('google', 'apple', 'facebook'));

describe('disconnecting a social login', () => {
  it('[GIFT-004] never leaves an account without a way in', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), providers, (hasPassword, emailVerified, connected) => {
        const answer = checkDisconnect({ hasPassword, emailVerified, providers: connected }, 'google');
        const others = connected.filter((name) => name !== 'google');
        if (!connected.includes('google')) expect(answer).toEqual({ ok: false, refusal: { code: 'not-connected' } });
        else expect(answer.ok).toBe(hasPassword || emailVerified || others.length > 0);
      }),
    );
  });
});
