import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const KEY = 'picture';

/** Null where the gallery is closed. The state survives releases of the site, so it is validated. */
function readIndex(state: unknown, total: number): number | null {
  const stored: unknown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null;
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored < total ? stored : null;
}

/**
 * The open gallery is an entry of the browser's history, so Back closes it, as on every phone. The URL stays the
 * shop's own.
 */
export function usePictureEntry(total: number) {
  const location = useLocation();
  const navigate = useNavigate();
  // The server knows no state, so the first rendering has to match its closed gallery.
  const isHydrated = useHydrated();
  const index = isHydrated ? readIndex(location.state, total) : null;
  const leaving = useRef<string | null>(null);

  const open = (at: number) => {
    const { pathname, search, hash, state } = location;
    const kept = typeof state === 'object' ? state : {};
    void navigate({ pathname, search, hash }, { state: { ...kept, [KEY]: at }, preventScrollReset: true });
  };
  /** One traversal per entry: a second press during the traversal would leave the page. */
  const close = useCallback(() => {
    if (leaving.current === location.key) return;
    leaving.current = location.key;
    void navigate(-1);
  }, [location.key, navigate]);

  return { index, open, close };
}
