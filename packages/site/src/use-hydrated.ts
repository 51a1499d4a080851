import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is as the server rendered it, true once React handles input. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
