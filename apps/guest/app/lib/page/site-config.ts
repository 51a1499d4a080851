import type { ApiEndpoints } from '@thyme/site/graphql/endpoint.ts';
import type { Brand } from '@thyme/ui/media/brand-icon.tsx';

/** The part of the configuration that browsers may know. */
export interface SiteConfig {
  /** The address people type, without a trailing slash. Empty where it is not known: links stay relative. */
  publicUrl: string;
  /** The business site's home; its login page is `/login` below it. */
  businessSiteUrl: string;
  apiEndpoints: ApiEndpoints;
  embeds: Embeds;
  links: OutsideLinks;
  cards: CardConfig;
  /** A MapLibre style of a map provider. */
  mapStyleUrl: string | null;
  /** Image tiles of a map provider, with {z}, {x} and {y}. With neither, the built-in map is used. */
  mapTiles: { url: string; attribution: string } | null;
}

/** The card provider, and the configuration of its components. */
export interface CardConfig {
  provider: 'sandbox' | 'stripe' | 'revolut';
  publishableKey: string | null;
  /** Whether guests can save cards for next time. */
  savesCards: boolean;
  /** Null where the sandbox's sheets are used. */
  googlePay: { merchantId: string; gateway: Record<string, string> } | null;
}

/** Our pages on other sites; what is not set is not shown. */
export interface OutsideLinks {
  social: { network: Brand; href: string }[];
  apps: Record<AppKind, { apple: string | null; google: string | null }>;
}

export type AppKind = 'guest' | 'business';

/** Outside forms, tables and scripts that take the place of our own; null leaves ours. */
export interface Embeds {
  ebookForm: string | null;
  bonusForm: string | null;
  callForm: string | null;
  pricingTable: { id: string; key: string } | null;
  unsubscribeScript: string | null;
}

export const defaultSiteConfig: SiteConfig = {
  publicUrl: '',
  businessSiteUrl: '/business',
  apiEndpoints: { test: '/graphql', beta: '/graphql', production: '/graphql' },
  embeds: { ebookForm: null, bonusForm: null, callForm: null, pricingTable: null, unsubscribeScript: null },
  links: { social: [], apps: { guest: { apple: null, google: null }, business: { apple: null, google: null } } },
  cards: { provider: 'sandbox', publishableKey: null, savesCards: true, googlePay: null },
  mapStyleUrl: null,
  mapTiles: null,
};

export function withDefaults(given: Partial<SiteConfig> | undefined): SiteConfig {
  return { ...defaultSiteConfig, ...given };
}

let current: SiteConfig = defaultSiteConfig;

/** In the browser: the configuration that came with the page. */
export function configureSite(config: SiteConfig): void {
  current = config;
}

export function siteConfig(): SiteConfig {
  return current;
}
