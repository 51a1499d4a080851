import { createContext } from 'react-router';

/** Placeholder for the nonce in the built page; the host replaces the same string. */
export const NONCE_PLACEHOLDER = 'thyme-nonce-c4f1a9d2e8b7';

export const requestContext = createContext<{ nonce: string } | null>(null);
