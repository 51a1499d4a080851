import { useSyncExternalStore } from 'react';
import { type Choice, choiceOf, onChoice } from './choice.ts';

/** What the visitor has chosen, null before that; 'unknown' as the server renders the page, which is for everyone. */
export function useChoice(): Choice | null | 'unknown' {
  return useSyncExternalStore<Choice | null | 'unknown'>(
    onChoice,
    () => choiceOf(document.cookie),
    () => 'unknown',
  );
}
