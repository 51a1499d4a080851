import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { useMemo } from 'react';
import { type CardConfig, siteConfig } from '../../../lib/page/site-config.ts';
import type { Method } from '../methods.ts';

declare global {
  interface Window {
    ApplePaySession?: { canMakePayments: () => boolean };
  }
}

/** Apple Pay needs one of Apple's browsers with a card in its wallet. */
export function hasApplePay(browser: Pick<Window, 'ApplePaySession'>): boolean {
  try {
    return browser.ApplePaySession?.canMakePayments() === true;
  } catch {
    // Apple throws where the page may not call it, in frames for example: treated as unavailable.
    return false;
  }
}

/**
 * Wallets whose token we can get ourselves; a provider's others are on its card page. The sandbox has sheets for both,
 * and shows Apple's where the browser would have the real one.
 */
export function methodsOf({ provider, googlePay }: CardConfig, isApple: boolean): readonly Method[] {
  const isSandbox = provider === 'sandbox';
  return [
    'stripe',
    ...(isSandbox || googlePay ? (['google'] as const) : []),
    ...(isSandbox && isApple ? (['apple'] as const) : []),
  ];
}

/** The payment methods that work in this browser. */
export function useMethods(): readonly Method[] {
  const isApple = useHydrated() && hasApplePay(window);
  return useMemo(() => methodsOf(siteConfig().cards, isApple), [isApple]);
}
