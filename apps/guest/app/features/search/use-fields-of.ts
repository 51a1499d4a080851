import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

type Field = HTMLInputElement | HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
const read = (field: Field) => (isBox(field) && !field.checked ? '' : field.value);

function write(field: Field, value: string): void {
  if (isBox(field)) field.checked = value !== '';
  else field.value = value;
}

/** A select whose choice is no longer on offer stands at another by itself. */
function isUntouched(field: Field, value = ''): boolean {
  if (read(field) === value) return true;
  return field instanceof HTMLSelectElement && !Array.from(field.options).some((option) => option.value === value);
}

/**
 * A form that stays while searches come and go, so that nobody loses the field under their finger, or what they type
 * while results are on their way. When a search has come, the fields say what it says, but for those that were changed
 * since. `asked` is called when what stands in the fields is sent.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields are brought up to date when a search has come, in the same moment as the page.
  useLayoutEffect(() => {
    if (!isSettled) return;
    for (const [name, field] of fields()) if (isUntouched(field, known.current[name])) write(field, says[name] ?? '');
    known.current = says;
  }, [search, isSettled]);

  return function asked(): void {
    known.current = Object.fromEntries(fields().map(([name, field]) => [name, read(field)]));
  };
}
