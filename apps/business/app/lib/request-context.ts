import { createContext } from 'react-router';

/** Placeholder in the built page that the host replaces with the nonce; both sides know this string. */
export const NONCE_PLACEHOLDER = 'thyme-nonce-c4f1a9d2e8b7';

export const requestContext = createContext<{ nonce: string } | null>(null);
