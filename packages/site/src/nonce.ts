import { createContext, useContext } from 'react';

/** Set by the server's rendering only. Browsers hide nonces and show an empty one, which is what they find here too. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}

/**
 * Dialogs put a small stylesheet into the page that keeps what is behind them from scrolling. The library that writes it
 * looks for the page's nonce under this name; without it the browser refuses the stylesheet.
 */
export const styleNonceMark = 'globalThis.__webpack_nonce__=document.currentScript.nonce;';
