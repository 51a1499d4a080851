import { describe, expect, it } from 'vitest';
import { checkDisconnect } from './index.ts';

const eitherWay = [true, false];
const connections = [[], ['google'], ['apple'], ['google', 'apple'], ['apple', 'facebook', 'google']];
const accounts = eitherWay.flatMap((hasPassword) =>
  eitherWay.flatMap((emailVerified) => connections.map((providers) => ({ hasPassword, emailVerified, providers }))),
);

describe('disconnecting a social login', () => {
  it.each(accounts)('[GIFT-004] never leaves an account without a way in: %j', (account) => {
    const { hasPassword, emailVerified, providers } = account;
    const answer = checkDisconnect(account, 'google');
    const others = providers.filter((name) => name !== 'google');
    if (!providers.includes('google')) expect(answer).toEqual({ ok: false, refusal: { code: 'not-connected' } });
    else if (hasPassword || emailVerified || others.length > 0) expect(answer.ok).toBe(true);
    else expect(answer).toEqual({ ok: false, refusal: { code: 'last-way-in' } });
  });
});
