import { useEffect, useRef, useState } from 'react';

const LEAST_LETTERS = 2;
const PAUSE_MS = 160;
const none: readonly never[] = [];

/** Debounced suggestions; only the result for the field's current text is shown. */
export function useSuggestions<Option>(
  text: string | null,
  ask: (text: string) => Promise<readonly Option[]>,
): readonly Option[] {
  const [options, setOptions] = useState<readonly Option[]>(none);
  const question = useRef(ask);
  question.current = ask;
  useEffect(() => {
    const wanted = text?.trim() ?? '';
    if (wanted.length < LEAST_LETTERS) return setOptions(none);
    let isCurrent = true;
    const timer = setTimeout(() => {
      question.current(wanted).then(
        (found) => isCurrent && setOptions(found),
        // Suggestions are optional, so a failure is only logged.
        (error: unknown) => console.warn('The suggestions could not be loaded.', error),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return options;
}
