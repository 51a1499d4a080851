import { createContext, useContext } from 'react';

/** Set only while rendering on the server. Browsers expose nonces as empty, which matches the default here. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}

/**
 * Dialogs insert a small stylesheet that keeps the page behind them from scrolling. The library that writes it
 * reads the page's nonce from this global; without it the browser refuses the stylesheet.
 */
export const styleNonceMark = 'globalThis.__webpack_nonce__=document.currentScript.nonce;';
