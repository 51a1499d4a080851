import { useEffect } from 'react';
import { isFocusLost, rememberFocus } from '../lib/focus/focus-back.ts';

const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * A dialog returns the focus to the button that is its trigger. One that was opened by a key, a link or a menu has none: when
 * it closes, the focus goes back to where it was.
 */
export function FocusReturn() {
  useEffect(watchDialogs, []);
  return null;
}

function watchDialogs(): () => void {
  const origins = new Map<Element, () => void>();
  let before: HTMLElement | null = null;
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest(DIALOG);
    if (dialog && !origins.has(dialog) && before && !dialog.contains(before))
      origins.set(dialog, rememberFocus(before));
    before = target;
  };
  // Dialogs are drawn at the end of the page's body.
  const removed = new MutationObserver(() => {
    for (const [dialog, back] of origins) {
      if (dialog.isConnected) continue;
      origins.delete(dialog);
      if (isFocusLost()) back();
    }
  });
  document.addEventListener('focusin', follow);
  removed.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', follow);
    removed.disconnect();
  };
}
