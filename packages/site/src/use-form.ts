import type { FieldErrors } from '@thyme/domain/accounts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GraphQLFailure } from './graphql/failure.ts';
import { useHydrated } from './use-hydrated.ts';

type Values = Record<string, string | boolean>;
type Errors<Form> = FieldErrors<keyof Form & string>;

/** The values of a form's fields, with the shape and types of `blank`. */
function readForm<Form extends Values>(form: HTMLFormElement, blank: Form): Form {
  const data = new FormData(form);
  const entries = Object.entries(blank).map(([name, empty]) =>
    typeof empty === 'boolean' ? [name, data.has(name)] : [name, String(data.get(name) ?? '')],
  );
  return Object.fromEntries(entries) as Form;
}

function focusFirst(form: HTMLFormElement, errors: object): void {
  const boxes = Array.from(form.elements).filter((element) => element instanceof HTMLInputElement);
  boxes.find((box) => box.name in errors)?.focus();
}

function pick<Form>(errors: Errors<Form>, holds: (field: keyof Form & string) => boolean): Errors<Form> {
  const kept = Object.entries(errors).filter(([field]) => holds(field as keyof Form & string));
  return Object.fromEntries(kept) as Errors<Form>;
}

/** The server's validation messages for fields of this form. */
function refusalsOf<Form extends Values>(error: unknown, blank: Form): Errors<Form> {
  const validation = (error instanceof GraphQLFailure && error.validation) || {};
  const first = Object.entries(validation).map(([field, messages]) => [field, messages[0]]);
  return pick<Form>(Object.fromEntries(first) as Errors<Form>, (field) => field in blank);
}

export interface FormOptions<Form extends Values> {
  blank: Form;
  validate: (values: Form) => Errors<Form>;
  send: (values: Form) => Promise<void>;
  /** Shows the failure; messages that belong to a field also appear there. */
  onFailure: (error: unknown, values: Form) => void;
}

/**
 * A form with uncontrolled fields, so that values filled in by a password manager before hydration count. Errors appear
 * on submit, the first invalid field gets the focus, and each error disappears as its field is corrected.
 */
export function useForm<Form extends Values>({ blank, validate, send, onFailure }: FormOptions<Form>) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(blank);
  const [watched, setWatched] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Errors<Form>>({});
  const [pending, setPending] = useState(false);
  const ready = useHydrated();
  const errors: Errors<Form> = { ...refused, ...pick<Form>(validate(values), (field) => watched.includes(field)) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was filled in before the page came alive.
  useEffect(() => {
    if (ref.current) setValues(readForm(ref.current, blank));
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const typed = readForm(form, blank);
    const wrong = validate(typed);
    setValues(typed);
    setRefused({});
    setWatched(Object.keys(wrong));
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    setPending(true);
    try {
      await send(typed);
    } catch (error) {
      const found = refusalsOf(error, blank);
      setRefused(found);
      focusFirst(form, found);
      onFailure(error, typed);
    } finally {
      setPending(false);
    }
  }

  function onInput() {
    if (!ref.current) return;
    const typed = readForm(ref.current, blank);
    setRefused((shown) => pick<Form>(shown, (field) => typed[field] === values[field]));
    setValues(typed);
  }

  return {
    form: { ref, onSubmit, onInput, noValidate: true, method: 'post' as const },
    /** Name, initial value and error of a field. */
    box: (name: keyof Form & string) => ({ name, defaultValue: String(blank[name]), error: errors[name] }),
    /** The same for a checkbox. */
    tick: (name: keyof Form & string) => ({ name, defaultChecked: blank[name] === true, error: errors[name] }),
    values,
    pending,
    ready,
  };
}
