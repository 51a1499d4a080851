import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in its HTML, true once the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
