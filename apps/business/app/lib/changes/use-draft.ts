import { useState } from 'react';

/** A form's unsaved values, and whether they differ from what is stored. */
export function useDraft<Values extends object>(saved: Values) {
  const [values, setValues] = useState(saved);
  const [base, setBase] = useState(() => JSON.stringify(saved));
  const fresh = JSON.stringify(saved);
  const isDirty = JSON.stringify(values) !== base;
  // Takes over newly stored values unless there are unsaved changes.
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
    /** Marks the current values as saved. */
    kept: () => setBase(JSON.stringify(values)),
  };
}
