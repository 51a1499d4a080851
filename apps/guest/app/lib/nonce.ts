import { createContext, useContext } from 'react';

/** Set by the server's rendering only; browsers hide nonces, so there is none to know there. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
