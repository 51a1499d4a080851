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
/** Set where the entry before the first step is the shop itself; a link may also open the dialog from elsewhere. */
const OVER_SHOP = 'overShop';

/** The state of a link that opens a shop with the dialog on its first step. */
export const bookingOpen = { [KEY]: ['when'] satisfies Step[] };

/** Null where the dialog is closed. The state survives releases of the site, so it is validated. */
export function readTrail(state: unknown): Trail | null {
  const stored: unknown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null;
  if (!Array.isArray(stored) || !stored.every(isStep)) return null;
  const [first, ...rest] = stored;
  return first ? [first, ...rest] : null;
}

const isOverShop = (state: unknown): boolean => typeof state === 'object' && state !== null && OVER_SHOP in state;

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
    (next: Trail | null, replace: boolean, more: object = {}) => {
      const { pathname, search, hash } = location;
      const state = { ...withTrail(location, next), ...more };
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
    open: () => write(['when'], trail !== null, trail === null ? { [OVER_SHOP]: true } : {}),
    push: (next: Trail) => write(next, false),
    replace: (next: Trail) => write(next, true),
    back: (steps: number) => traverse(-steps),
    close: () => trail && traverse(-trail.length),
    /** Leaves an entry that has nothing to show any more: for the shop below it, or as the shop itself. */
    leave: () => (trail && isOverShop(location.state) ? traverse(-trail.length) : write(null, true)),
  };
}
