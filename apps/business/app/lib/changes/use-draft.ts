import { useState } from 'react';

/** The unsaved values of a form, and whether they differ from the stored ones. */
export function useDraft<Values extends object>(saved: Values) {
  const [values, setValues] = useState(saved);
  const [base, setBase] = useState(() => JSON.stringify(saved));
  const fresh = JSON.stringify(saved);
  const isDirty = JSON.stringify(values) !== base;
  // New stored values replace the form's, unless it has unsaved changes.
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
    markSaved: () => setBase(JSON.stringify(values)),
  };
}
