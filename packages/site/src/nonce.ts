import { createContext, useContext } from 'react';

/** Set on the server only. Browsers hide nonces and report an empty one, which matches the default here. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}

/**
 * Dialogs insert a small stylesheet that keeps the page behind them from scrolling. The library that inserts it reads
 * the page's nonce under this name; without it the browser blocks the stylesheet.
 */
export const styleNonceMark = 'globalThis.__webpack_nonce__=document.currentScript.nonce;';
