import { describe, expect, it } from 'vitest';
import { providerMode } from '../providers/provider-mode.ts';
import { googlePayRequest } from './google-pay.ts';

const config = { merchantId: 'BCR2DN', gateway: { gateway: 'stripe' } };

describe('the request to wallets', () => {
  it('[PAY-029] an amount in euro with two decimals, in Ireland', () => {
    const { transactionInfo } = googlePayRequest(config, { amount: 5660, currency: 'EUR', payee: 'Fern & Fold' });
    expect(transactionInfo).toMatchObject({ totalPrice: '56.60', currencyCode: 'EUR', countryCode: 'IE' });
  });

  it('[PAY-030] a card of one of the five networks', () => {
    const [card] = googlePayRequest(config, {
      amount: 100,
      currency: 'EUR',
      payee: 'Fern & Fold',
    }).allowedPaymentMethods;
    expect(card?.parameters.allowedCardNetworks).toEqual(['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA']);
  });

  it.each([
    ['localhost', 'sandbox'],
    ['127.0.0.1', 'sandbox'],
    ['guest-test.thyme.example', 'sandbox'],
    ['beta.thyme.example', 'prod'],
    ['thyme.example', 'prod'],
  ])('[PAY-031] on %s the provider’s mode is %s', (host, mode) => {
    expect(providerMode(host)).toBe(mode);
  });
});
