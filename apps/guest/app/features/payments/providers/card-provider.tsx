import { lazy } from 'react';
import type { SiteConfig } from '../../../lib/page/site-config.ts';

/** Each provider's code is loaded with the page that needs it, and only the configured one's. */
export const cardFields = {
  sandbox: lazy(() => import('./sandbox-card-field.tsx')),
  stripe: lazy(() => import('./stripe-card-field.tsx')),
  revolut: lazy(() => import('./revolut-card-field.tsx')),
} satisfies Record<SiteConfig['cards']['provider'], unknown>;

export const walletButtons = {
  sandbox: lazy(() => import('./sandbox-wallet-button.tsx')),
  stripe: lazy(() => import('./stripe-wallet-button.tsx')),
  revolut: lazy(() => import('./revolut-wallet-button.tsx')),
} satisfies Record<SiteConfig['cards']['provider'], unknown>;
