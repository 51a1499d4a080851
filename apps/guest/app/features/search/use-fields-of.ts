import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

type Field = HTMLInputElement | HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
const read = (field: Field) => (isBox(field) && !field.checked ? '' : field.value);

function write(field: Field, value: string): void {
  if (isBox(field)) field.checked = value !== '';
  else field.value = value;
}

/** A select whose value is no longer offered switches to another automatically. */
function isUntouched(field: Field, value = ''): boolean {
  if (read(field) === value) return true;
  return field instanceof HTMLSelectElement && !Array.from(field.options).some((option) => option.value === value);
}

/**
 * A form that stays mounted from one search to the next, so that focus and typed text are not lost while results load.
 * When a search has loaded, the fields take its values, except those that were changed since. `markSent` is called when the
 * values of the fields are sent.
 */
export function useFieldsOf(form: RefObject<HTMLFormElement | null>, says: Readonly<Record<string, string>>) {
  const known = useRef(says);
  const isSettled = useNavigation().state === 'idle';
  const search = JSON.stringify(says);

  const fields = () =>
    Object.keys(says).flatMap((name): [string, Field][] => {
      const field = form.current?.elements.namedItem(name);
      return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? [[name, field]] : [];
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields are updated when a search has loaded, together with the page.
  useLayoutEffect(() => {
    if (!isSettled) return;
    for (const [name, field] of fields()) if (isUntouched(field, known.current[name])) write(field, says[name] ?? '');
    known.current = says;
  }, [search, isSettled]);

  return function markSent(): void {
    known.current = Object.fromEntries(fields().map(([name, field]) => [name, read(field)]));
  };
}
