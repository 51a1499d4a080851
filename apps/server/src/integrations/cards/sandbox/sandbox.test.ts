import { describe, expect, it } from 'vitest';
import { cardMode, cardsOf } from '../../../platform/config/card-settings.ts';
import { sign, verify } from './signature.ts';
import { checkCard, TEST_CARDS } from './test-cards.ts';
import { issueToken, readToken } from './wallet-token.ts';

const now = Date.UTC(2026, 5, 15) / 1000;
const fields = (more: object = {}) => ({ number: '4242 4242 4242 4242', expiry: '06/26', cvc: '123', ...more });

describe('the card field', () => {
  it('[PAY-030] has a test card of each network that is offered', () => {
    const brands = new Set(TEST_CARDS.map(({ brand }) => brand.toUpperCase()));
    expect([...brands].sort()).toEqual(['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA']);
    for (const { number, brand } of TEST_CARDS)
      expect(checkCard(fields({ number, cvc: brand === 'amex' ? '1234' : '123' }), now)).toHaveProperty(
        'card.brand',
        brand,
      );
  });

  it.each([
    [{ number: '4242424242424241' }, { number: 'Your card number is invalid.' }],
    [{ number: '' }, { number: 'Your card number is invalid.' }],
    [{ number: '4111111111111111' }, { number: 'This is a sandbox: use one of its test cards.' }],
    [{ expiry: '05/26' }, { expiry: "Your card's expiry date is incomplete or in the past." }],
    [{ expiry: '13/30' }, { expiry: "Your card's expiry date is incomplete or in the past." }],
    [{ expiry: '12' }, { expiry: "Your card's expiry date is incomplete or in the past." }],
    [{ cvc: '12' }, { cvc: "Your card's security code is incomplete." }],
    [{ number: '378282246310005' }, { cvc: "Your card's security code is incomplete." }],
  ])('complains about %j', (more, errors) => {
    expect(checkCard(fields(more), now)).toEqual({ errors });
  });
});

describe('signatures', () => {
  const body = '{"id":"1"}';
  const check = (header: string | undefined, when = now) =>
    verify('secret', { body: Buffer.from(body), header, now: when });

  it('are valid for five minutes, for one body and secret', () => {
    const header = sign('secret', body, now);
    expect(check(header)).toBe('ok');
    expect(check(header, now + 300)).toBe('ok');
    expect(check(header, now + 301)).toBe('too-old');
    expect(check(header, now - 301)).toBe('too-old');
    expect(check(sign('other', body, now))).toBe('bad-signature');
    expect(check(sign('secret', `${body} `, now))).toBe('bad-signature');
    expect(check(undefined)).toBe('bad-signature');
    expect(check('t=,v1=')).toBe('bad-signature');
  });
});

describe('wallet tokens', () => {
  const [card] = TEST_CARDS;
  if (!card) throw new Error('There are no test cards.');
  const agreed = { wallet: 'google' as const, amount: 2250, currency: 'EUR' };
  const token = issueToken('secret', { ...agreed, card, now });

  it('are valid for ten minutes, for exactly the approved payment', () => {
    expect(readToken('secret', token, { ...agreed, now })).toEqual({ wallet: 'google', card });
    expect(readToken('secret', token, { ...agreed, now: now + 600 })).toBeNull();
    expect(readToken('secret', token, { ...agreed, amount: 2249, now })).toBeNull();
    expect(readToken('secret', token, { ...agreed, currency: 'GBP', now })).toBeNull();
    expect(readToken('other', token, { ...agreed, now })).toBeNull();
    for (const text of ['', '.', 'a.b', `${token}x`, token.slice(1)])
      expect(readToken('secret', text, { ...agreed, now })).toBeNull();
  });
});

describe('which provider', () => {
  it.each([
    ['http://localhost:3000', 'sandbox'],
    ['http://127.0.0.1:3000', 'sandbox'],
    ['https://test.thyme.example', 'sandbox'],
    ['https://thyme.example', 'production'],
  ] as const)('[PAY-031] at %s the mode is %s', (publicUrl, mode) => {
    expect(cardMode(publicUrl)).toBe(mode);
    const keys = { REVOLUT_SECRET_KEY: 's', REVOLUT_PUBLIC_KEY: 'p', REVOLUT_WEBHOOK_SECRET: 'w' };
    const config = cardsOf({ CARDS_PROVIDER: 'revolut', STRIPE_PAGE: 'checkout', ...keys }, publicUrl);
    expect(config).toMatchObject({
      mode,
      apiUrl: expect.stringContaining(mode === 'sandbox' ? 'sandbox-merchant' : '//merchant'),
    });
  });

  it('incomplete settings of a provider are refused at start, with the name of the missing one', () => {
    expect(() =>
      cardsOf({ CARDS_PROVIDER: 'stripe', STRIPE_PAGE: 'checkout', STRIPE_SECRET_KEY: 'x' }, 'https://thyme.example'),
    ).toThrow(/STRIPE_PUBLISHABLE_KEY is missing/);
  });
});
