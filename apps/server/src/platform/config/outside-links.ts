import type { Values } from './settings.ts';

interface StoreLinks {
  apple: string | null;
  google: string | null;
}

/** Pages of ours on other sites. The site shows only those that are set. */
export interface OutsideLinks {
  social: { network: 'facebook' | 'instagram' | 'linkedin' | 'tiktok'; href: string }[];
  apps: { guest: StoreLinks; business: StoreLinks };
}

export function outsideLinksOf(values: Values): OutsideLinks {
  const social = [
    { network: 'facebook' as const, href: values.FACEBOOK_PAGE_URL },
    { network: 'instagram' as const, href: values.INSTAGRAM_PAGE_URL },
    { network: 'linkedin' as const, href: values.LINKEDIN_PAGE_URL },
    { network: 'tiktok' as const, href: values.TIKTOK_PAGE_URL },
  ];
  return {
    social: social.flatMap(({ network, href }) => (href ? [{ network, href }] : [])),
    apps: {
      guest: { apple: values.GUEST_APP_STORE_URL ?? null, google: values.GUEST_GOOGLE_PLAY_URL ?? null },
      business: { apple: values.BUSINESS_APP_STORE_URL ?? null, google: values.BUSINESS_GOOGLE_PLAY_URL ?? null },
    },
  };
}
