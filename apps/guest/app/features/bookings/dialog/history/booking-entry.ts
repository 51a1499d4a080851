import { useCallback, useMemo, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { isStep, type Step } from '../step-names.ts';

/**
 * Each step of the dialog is an entry of the browser's history, and the entry's state holds the steps up to it: Back
 * undoes one step, then closes the dialog, and a reload finds the step again. The URL stays the shop's own, because a
 * step means nothing to other people and the cached page is the same for everyone.
 */
export type Trail = readonly [Step, ...Step[]];

const KEY = 'booking';

/** The state of a link that opens a shop with the dialog on its first step. */
export const bookingOpen = { [KEY]: ['when'] satisfies Step[] };

/** Null where the dialog is closed. The state survives releases of the site, so it is validated. */
export function readTrail(state: unknown): Trail | null {
  const stored: unknown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null;
  if (!Array.isArray(stored) || !stored.every(isStep)) return null;
  const [first, ...rest] = stored;
  return first ? [first, ...rest] : null;
}

const withTrail = ({ state }: Location, trail: Trail | null) => ({
  ...(typeof state === 'object' ? state : {}),
  [KEY]: trail,
});

/** Opens and closes the dialog, and moves between its steps, through the history. */
export function useBookingEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const trail = useMemo(() => readTrail(location.state), [location.state]);
  const leaving = useRef<string | null>(null);

  const write = useCallback(
    (next: Trail | null, replace: boolean) => {
      const { pathname, search, hash } = location;
      const state = withTrail(location, next);
      void navigate({ pathname, search, hash }, { state, replace, preventScrollReset: true });
    },
    [location, navigate],
  );
  /** One traversal per entry: a second press during the traversal would leave the page. */
  const traverse = useCallback(
    (delta: number) => {
      if (leaving.current === location.key) return;
      leaving.current = location.key;
      void navigate(delta);
    },
    [location.key, navigate],
  );

  return {
    trail,
    isOpen: trail !== null,
    open: () => write(['when'], trail !== null),
    push: (next: Trail) => write(next, false),
    replace: (next: Trail) => write(next, true),
    back: (steps: number) => traverse(-steps),
    close: () => trail && traverse(-trail.length),
    /** Removes the dialog from an entry that has nothing to show any more. */
    forget: () => write(null, true),
  };
}
