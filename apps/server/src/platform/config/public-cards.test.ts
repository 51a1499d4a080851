import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { cardHosts } from './public-cards.ts';

const DATABASE_URL = 'postgres://thyme@localhost:5432/thyme';
const stripe = {
  CARDS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
};
const revolut = {
  CARDS_PROVIDER: 'revolut',
  REVOLUT_SECRET_KEY: 'sk_secret',
  REVOLUT_PUBLIC_KEY: 'pk_public',
  REVOLUT_WEBHOOK_SECRET: 'wsk_secret',
};
const load = (env: Record<string, string>) => {
  const { cards, publicCards } = loadConfig({ DATABASE_URL, ...env });
  return { known: publicCards, hosts: cardHosts(cards, publicCards) };
};

describe('what browsers know about cards', () => {
  it('the sandbox needs no other host', () => {
    const { known, hosts } = load({});
    expect(known).toEqual({ provider: 'sandbox', publishableKey: null, savesCards: true, googlePay: null });
    expect(hosts).toEqual({ scripts: [], frames: [], connects: [] });
  });

  it.each([stripe, revolut])('no secret of a provider leaves the server', (env) => {
    expect(JSON.stringify(load({ ...env, GOOGLE_PAY_MERCHANT_ID: 'BCR2DN' }).known)).not.toContain('secret');
  });

  it('Google Pay opens on our pages where the card form is ours', () => {
    const google = { ...stripe, GOOGLE_PAY_MERCHANT_ID: 'BCR2DN' };
    expect(load(google).known.googlePay).toBeNull();
    const { known, hosts } = load({ ...google, STRIPE_PAGE: 'elements' });
    expect(known.googlePay).toMatchObject({ merchantId: 'BCR2DN', gateway: { gateway: 'stripe' } });
    expect(hosts.scripts).toEqual(['https://js.stripe.com', 'https://pay.google.com']);
  });

  it.each([
    ['http://localhost:3000', 'https://sandbox-merchant.revolut.com'],
    ['https://test.thyme.example', 'https://sandbox-merchant.revolut.com'],
    ['https://guest-test.thyme.example', 'https://sandbox-merchant.revolut.com'],
    ['https://thyme.example', 'https://merchant.revolut.com'],
  ])('[PAY-031] at %s Revolut’s parts come from %s', (PUBLIC_URL, host) => {
    expect(load({ ...revolut, PUBLIC_URL }).hosts).toEqual({ scripts: [host], frames: [host], connects: [host] });
  });
});
