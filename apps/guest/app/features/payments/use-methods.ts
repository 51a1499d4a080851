import { useSyncExternalStore } from 'react';
import type { Method } from './methods.ts';

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
    // Apple throws where the page may not ask, in frames for example: it is as good as absent.
    return false;
  }
}

const everywhere: readonly Method[] = ['stripe', 'google'];
const withApple: readonly Method[] = ['stripe', 'google', 'apple'];

const never = () => () => {};
const inBrowser = () => (hasApplePay(window) ? withApple : everywhere);

/** What can be paid with in this browser. */
export function useMethods(): readonly Method[] {
  return useSyncExternalStore(never, inBrowser, () => everywhere);
}
