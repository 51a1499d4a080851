import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Nothing has the focus: what had it was taken off the page. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Brings the focus back to an element later. A block of the calendar may have been drawn again somewhere else by then; it is
 * found by its key.
 */
export function rememberFocus(element: HTMLElement): () => void {
  const key = element.closest<HTMLElement>('[data-entry-key]')?.dataset.entryKey;
  return () => {
    const drawn = key === undefined ? [] : [...document.querySelectorAll<HTMLElement>(`[data-entry-key="${key}"] a`)];
    const again = drawn.find((one) => one.checkVisibility?.() ?? true);
    (element.isConnected ? element : again)?.focus({ preventScroll: true });
  };
}

/** When a part leaves the page with the focus in it, the focus goes back to where it came from. */
export function useFocusBack<Part extends HTMLElement>(): {
  ref: RefObject<Part | null>;
  onFocus: (event: FocusEvent<Part>) => void;
} {
  const ref = useRef<Part>(null);
  const back = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (part?.contains(document.activeElement)) queueMicrotask(() => isFocusLost() && back.current?.());
    };
  }, []);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<Part>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      back.current = rememberFocus(relatedTarget);
  };
  return { ref, onFocus };
}
