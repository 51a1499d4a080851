import { useSyncExternalStore } from 'react';
import { keys, read, subscribe } from './storage.ts';

export type Session = 'unknown' | 'visitor' | 'guest';

const browser = (): Session => (read(keys.guestToken) ? 'guest' : 'visitor');
const server = (): Session => 'unknown';

/** Whether a guest token is stored. 'unknown' while the page is as the server rendered it, the same for everyone. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, browser, server);
}

const businessToken = () => Boolean(read(keys.businessToken));

export function useHasBusinessToken(): boolean {
  return useSyncExternalStore(subscribe, businessToken, () => false);
}

/**
 * Runs before the first paint and marks the document, so that the stylesheet can show the right one of two menus
 * while React has not started yet.
 */
export const sessionMark = `try{document.documentElement.dataset.session=localStorage.getItem('${keys.guestToken}')?'guest':'visitor'}catch{}`;
