import { createContext, useContext } from 'react';

/** Set by the server's rendering only. Browsers hide nonces and show an empty one, which is what they find here too. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
