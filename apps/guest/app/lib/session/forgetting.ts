import { forgetAnswers } from '@thyme/site/forgetting.ts';
import { clear } from './storage.ts';

export { onForget } from '@thyme/site/forgetting.ts';

/** Ends the session in this browser: clears the storage and all caches. */
export function forgetEverything(): void {
  clear();
  forgetAnswers();
}
