import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { isFocusLost, rememberFocus } from './focus-back.ts';

/**
 * What opens beside the calendar or a list by keyboard gets the focus, and gives it back when it closes. A press of the
 * mouse leaves the focus where it is: M still moves the block that was pressed.
 */
export function usePanelFocus(opened: string | null): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(opened);
  const back = useRef<(() => void) | null>(null);
  const byKey = useByKey();
  useEffect(() => {
    if (shown.current === opened) return;
    shown.current = opened;
    const active = document.activeElement;
    if (opened === null) {
      if (isFocusLost() || active === panel.current) back.current?.();
      back.current = null;
      return;
    }
    if (active instanceof HTMLElement && !isFocusLost() && !panel.current?.contains(active))
      back.current = rememberFocus(active);
    if (isFocusLost() || byKey.current) panel.current?.focus({ preventScroll: true });
  }, [opened, byKey]);
  return panel;
}

/** Whether the last press was made with the keyboard. */
function useByKey(): RefObject<boolean> {
  const byKey = useRef(false);
  useEffect(() => {
    const stopping = new AbortController();
    const options = { capture: true, signal: stopping.signal };
    const note = (isKey: boolean) => () => {
      byKey.current = isKey;
    };
    window.addEventListener('keydown', note(true), options);
    window.addEventListener('pointerdown', note(false), options);
    return () => stopping.abort();
  }, []);
  return byKey;
}

/** Esc, unless it was for a dialog or for what is being typed. */
export function closesPanel({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  const isField = (target as HTMLElement).closest('input, textarea, select, [role=dialog]');
  return key === 'Escape' && !defaultPrevented && !isField;
}
