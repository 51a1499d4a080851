import { useEffect, useRef, useState } from 'react';

const LEAST_LETTERS = 2;
const PAUSE_MS = 160;

/** Fetches suggestions, debounced; results for an outdated text are dropped. */
export function useSuggestions<Option>(
  text: string | null,
  load: (text: string) => Promise<readonly Option[]>,
): readonly Option[] {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const wanted = text?.trim() ?? '';
    if (wanted.length < LEAST_LETTERS) return setOptions([]);
    let isCurrent = true;
    const timer = setTimeout(() => {
      latest.current(wanted).then(
        (found) => isCurrent && setOptions(found),
        // Suggestions are optional; the field works without them.
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
