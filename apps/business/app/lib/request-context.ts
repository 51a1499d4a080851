import { createContext } from 'react-router';

/** Stands in the built page where a nonce belongs; the host knows the same letters. */
export const NONCE_PLACEHOLDER = 'thyme-nonce-c4f1a9d2e8b7';

export const requestContext = createContext<{ nonce: string } | null>(null);
