import { useSyncExternalStore } from 'react';
import { type Choice, choiceOf, onChoice } from './choice.ts';

/** The visitor's choice, null before that; 'unknown' in the server's render, which is for everyone. */
export function useChoice(): Choice | null | 'unknown' {
  return useSyncExternalStore<Choice | null | 'unknown'>(
    onChoice,
    () => choiceOf(document.cookie),
    () => 'unknown',
  );
}
