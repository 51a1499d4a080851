import { useSyncExternalStore } from 'react';

/** Room for a second column. */
const TWO_COLUMNS = '(min-width: 70rem)';
/** Wider than a phone. */
export const TABLET = '(min-width: 44rem)';

/** Whether the window is at least this wide; by default, wide enough for a second column. */
export function useWide(query = TWO_COLUMNS): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
