import type { CardsConfig } from './card-settings.ts';

/** What browsers may know about the card provider. */
export interface PublicCards {
  provider: CardsConfig['provider'];
  publishableKey: string | null;
  /** Whether guests can save cards for next time. */
  savesCards: boolean;
  /** Google Pay on our own pages; null where the provider's page or the sandbox offers it. */
  googlePay: { merchantId: string; gateway: Record<string, string> } | null;
}

const STRIPE_VERSION = '2020-08-27';

/** On our own card form Google Pay returns a token that Stripe charges. On Stripe's page the button is Stripe's own. */
export function publicCards(cards: CardsConfig, googleMerchantId: string | null): PublicCards {
  switch (cards.provider) {
    case 'sandbox':
      return { provider: 'sandbox', publishableKey: null, savesCards: true, googlePay: null };
    case 'revolut':
      return { provider: 'revolut', publishableKey: cards.publicKey, savesCards: false, googlePay: null };
    case 'stripe': {
      const { publishableKey, page } = cards;
      const gateway = { gateway: 'stripe', 'stripe:version': STRIPE_VERSION, 'stripe:publishableKey': publishableKey };
      const googlePay = googleMerchantId && page === 'elements' ? { merchantId: googleMerchantId, gateway } : null;
      return { provider: 'stripe', publishableKey, savesCards: page === 'elements', googlePay };
    }
  }
}

export interface CardHosts {
  scripts: string[];
  frames: string[];
  connects: string[];
}

/** The hosts that serve the provider's card field and buttons; none for the sandbox. */
export function cardHosts(cards: CardsConfig, { googlePay }: PublicCards): CardHosts {
  const google = googlePay ? ['https://pay.google.com'] : [];
  const own = ownHosts(cards);
  return {
    scripts: [...own.scripts, ...google],
    frames: [...own.frames, ...google],
    connects: [...own.connects, ...google, ...(googlePay ? ['https://google.com'] : [])],
  };
}

function ownHosts(cards: CardsConfig): CardHosts {
  if (cards.provider === 'stripe') {
    const script = 'https://js.stripe.com';
    return { scripts: [script], frames: [script, 'https://hooks.stripe.com'], connects: ['https://api.stripe.com'] };
  }
  if (cards.provider === 'revolut') {
    const host = `https://${cards.mode === 'sandbox' ? 'sandbox-' : ''}merchant.revolut.com`;
    return { scripts: [host], frames: [host], connects: [host] };
  }
  return { scripts: [], frames: [], connects: [] };
}
