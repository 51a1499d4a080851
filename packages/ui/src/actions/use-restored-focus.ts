import { type Ref, type RefCallback, useCallback, useEffect, useRef } from 'react';

/**
 * A button that is disabled while busy loses the focus. Restores it when the button is enabled again, unless the focus
 * has moved elsewhere.
 */
export function useRestoredFocus(
  busy: boolean,
  outer: Ref<HTMLButtonElement> | undefined,
): RefCallback<HTMLButtonElement> {
  const element = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (busy) return;
    const nobodyHasFocus = document.activeElement === document.body || document.activeElement === null;
    if (pressed.current && nobodyHasFocus) element.current?.focus();
    pressed.current = false;
  }, [busy]);

  return useCallback(
    (node: HTMLButtonElement | null) => {
      element.current = node;
      const release = typeof outer === 'function' ? outer(node) : undefined;
      if (outer && typeof outer === 'object') outer.current = node;
      const remember = () => {
        pressed.current = true;
      };
      node?.addEventListener('focus', remember);
      return () => {
        node?.removeEventListener('focus', remember);
        element.current = null;
        if (typeof release === 'function') release();
        else if (typeof outer === 'function') outer(null);
        else if (outer) outer.current = null;
      };
    },
    [outer],
  );
}
