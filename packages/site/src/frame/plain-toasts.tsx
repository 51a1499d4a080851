import { useEffect, useState } from 'react';
import { onToast, type Toast } from '../notify.ts';

const STAYS_MS = 5_000;

/** Fallback when the toast component cannot be loaded: the browser is offline, or a newer build was deployed. */
export function PlainToasts({ first }: { first: Toast[] }) {
  const [shown, setShown] = useState(first);
  useEffect(() => onToast((toast) => setShown((before) => [...before, toast])), []);
  useEffect(() => {
    if (shown.length === 0) return;
    const timer = setTimeout(() => setShown([]), STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status" className="fixed inset-x-4 top-20 z-90 grid gap-2 sm:left-auto">
      {shown.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows and is cleared at once.
        <p key={index} className="rounded-md bg-card px-5 py-4 font-medium shadow-lift">
          {text}
        </p>
      ))}
    </div>
  );
}
