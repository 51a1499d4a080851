import { type RefObject, useEffect, useRef } from 'react';

/**
 * A form that is made anew for every search loses the focus with its fields. Whoever changed one of them goes on where
 * they were; `remember` is called before the search is sent.
 */
export function useFocusAcross(form: RefObject<HTMLFormElement | null>, search: string): () => void {
  const left = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search is what makes the form anew.
  useEffect(() => {
    const name = left.current;
    left.current = null;
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus({ preventScroll: true });
  }, [form, search]);
  return () => {
    const field = document.activeElement;
    left.current = field && form.current?.contains(field) ? field.getAttribute('name') : null;
  };
}
