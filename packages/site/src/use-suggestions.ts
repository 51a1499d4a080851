import { useEffect, useRef, useState } from 'react';

const LEAST_LETTERS = 2;
const PAUSE_MS = 160;

/** What may be meant, a moment after the last key; only the answer to what stands in the field is shown. */
export function useSuggestions<Option>(
  text: string | null,
  ask: (text: string) => Promise<readonly Option[]>,
): readonly Option[] {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const question = useRef(ask);
  question.current = ask;
  useEffect(() => {
    const wanted = text?.trim() ?? '';
    if (wanted.length < LEAST_LETTERS) return setOptions([]);
    let isCurrent = true;
    const timer = setTimeout(() => {
      question.current(wanted).then(
        (found) => isCurrent && setOptions(found),
        // Suggestions help; without them one types on.
        (error: unknown) => console.warn('No suggestions came.', error),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return options;
}
