import { ConfigError } from './config-error.ts';

export type CardsConfig =
  | { provider: 'sandbox' }
  | {
      provider: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** The signing secret of the endpoint for events of connected accounts. */
      connectWebhookSecret: string | null;
      /** Stripe's own page, or the Payment Element on ours. */
      page: 'checkout' | 'elements';
      apiUrl: string | null;
    }
  | {
      provider: 'revolut';
      secretKey: string;
      publicKey: string;
      webhookSecret: string;
      mode: 'sandbox' | 'production';
      apiUrl: string;
    };

interface CardValues {
  CARDS_PROVIDER: 'sandbox' | 'stripe' | 'revolut';
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_CONNECT_WEBHOOK_SECRET?: string | undefined;
  STRIPE_PAGE: 'checkout' | 'elements';
  STRIPE_API_URL?: string | undefined;
  REVOLUT_SECRET_KEY?: string | undefined;
  REVOLUT_PUBLIC_KEY?: string | undefined;
  REVOLUT_WEBHOOK_SECRET?: string | undefined;
  REVOLUT_API_URL?: string | undefined;
}

const REVOLUT_HOSTS = {
  sandbox: 'https://sandbox-merchant.revolut.com',
  production: 'https://merchant.revolut.com',
} as const;

/** Real money only on the production host: everywhere else the provider's sandbox is used. */
export function cardMode(publicUrl: string): 'sandbox' | 'production' {
  const { hostname } = new URL(publicUrl);
  // The same rule as on the site: a part of the host name is `test`, as in guest-test.thyme.example.
  const isTest = hostname.split('.').some((label) => label.split('-').includes('test'));
  const isTrial = hostname === 'localhost' || hostname === '127.0.0.1' || isTest;
  return isTrial ? 'sandbox' : 'production';
}

export function cardsOf(values: CardValues, publicUrl: string): CardsConfig {
  const need = (name: keyof CardValues): string => {
    const value = values[name];
    if (value === undefined)
      throw new ConfigError(`${name} is missing: CARDS_PROVIDER=${values.CARDS_PROVIDER} needs it.`);
    return value;
  };
  switch (values.CARDS_PROVIDER) {
    case 'sandbox':
      return { provider: 'sandbox' };
    case 'stripe':
      return {
        provider: 'stripe',
        secretKey: need('STRIPE_SECRET_KEY'),
        publishableKey: need('STRIPE_PUBLISHABLE_KEY'),
        webhookSecret: need('STRIPE_WEBHOOK_SECRET'),
        connectWebhookSecret: values.STRIPE_CONNECT_WEBHOOK_SECRET ?? null,
        page: values.STRIPE_PAGE,
        apiUrl: values.STRIPE_API_URL ?? null,
      };
    case 'revolut': {
      const mode = cardMode(publicUrl);
      return {
        provider: 'revolut',
        secretKey: need('REVOLUT_SECRET_KEY'),
        publicKey: need('REVOLUT_PUBLIC_KEY'),
        webhookSecret: need('REVOLUT_WEBHOOK_SECRET'),
        mode,
        apiUrl: values.REVOLUT_API_URL ?? REVOLUT_HOSTS[mode],
      };
    }
  }
}
