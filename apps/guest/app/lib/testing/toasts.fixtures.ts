import { onToast } from '@thyme/site/notify.ts';
import { afterEach, beforeEach } from 'vitest';

/** The texts of the toasts shown during a test, in order. */
export const said: string[] = [];
/** The same with their kind: 'success: Saved.' */
export const toasts: string[] = [];

let stop = () => {};
beforeEach(() => {
  said.length = 0;
  toasts.length = 0;
  stop = onToast(({ kind, text }) => {
    said.push(text);
    toasts.push(`${kind}: ${text}`);
  });
});
afterEach(() => stop());
