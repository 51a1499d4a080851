import { forgetAnswers } from '@thyme/site/forgetting.ts';
import { clear } from './storage.ts';

export { onForget } from '@thyme/site/forgetting.ts';

/** Ends the session in this browser: everything stored and every answer that is kept goes. */
export function forgetEverything(): void {
  clear();
  forgetAnswers();
}
