import { lazyPart } from '../../../lib/hydration/lazy-part.ts';
import type { SiteConfig } from '../../../lib/page/site-config.ts';

/** Each provider's code is loaded with the page that needs it, and only the configured one's. */
export const cardFields = {
  sandbox: lazyPart(() => import('./sandbox-card-field.tsx')),
  stripe: lazyPart(() => import('./stripe-card-field.tsx')),
  revolut: lazyPart(() => import('./revolut-card-field.tsx')),
} satisfies Record<SiteConfig['cards']['provider'], unknown>;

export const walletButtons = {
  sandbox: lazyPart(() => import('./sandbox-wallet-button.tsx')),
  stripe: lazyPart(() => import('./stripe-wallet-button.tsx')),
  revolut: lazyPart(() => import('./revolut-wallet-button.tsx')),
} satisfies Record<SiteConfig['cards']['provider'], unknown>;
