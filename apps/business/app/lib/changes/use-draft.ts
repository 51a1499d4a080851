import { useState } from 'react';

/** What a form holds before it is saved, and whether that differs from what is stored. */
export function useDraft<Values extends object>(saved: Values) {
  const [values, setValues] = useState(saved);
  const [base, setBase] = useState(() => JSON.stringify(saved));
  const fresh = JSON.stringify(saved);
  const isDirty = JSON.stringify(values) !== base;
  // What was stored meanwhile is shown, unless somebody is typing.
  if (fresh !== base && !isDirty) {
    setBase(fresh);
    setValues(saved);
  }
  return {
    values,
    isDirty,
    set: <Field extends keyof Values>(field: Field, value: Values[Field]) =>
      setValues((before) => ({ ...before, [field]: value })),
    setValues,
    undo: () => {
      setValues(saved);
      setBase(fresh);
    },
    /** Call it when the draft has been stored as it is. */
    kept: () => setBase(JSON.stringify(values)),
  };
}
