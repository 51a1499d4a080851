import { afterEach, beforeEach } from 'vitest';
import { onToast } from '../notify.ts';

/** The toasts of a test in order, with their kinds: 'success: Saved.' */
export const toasts: string[] = [];

let stop = () => {};
beforeEach(() => {
  toasts.length = 0;
  stop = onToast(({ kind, text }) => toasts.push(`${kind}: ${text}`));
});
afterEach(() => stop());
