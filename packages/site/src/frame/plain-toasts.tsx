import { useEffect, useState } from 'react';
import { onToast, type Toast } from '../notify.ts';

const STAYS_MS = 5_000;

/** A fallback when the toast component could not be loaded: the browser is offline, or a newer release has replaced it. */
export function PlainToasts({ first }: { first: Toast[] }) {
  const [said, setSaid] = useState(first);
  useEffect(() => onToast((toast) => setSaid((before) => [...before, toast])), []);
  useEffect(() => {
    if (said.length === 0) return;
    const timer = setTimeout(() => setSaid([]), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div role="status" className="fixed inset-x-4 top-20 z-90 grid gap-2 sm:left-auto">
      {said.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they go together, and none changes its place.
        <p key={index} className="rounded-md bg-card px-5 py-4 font-medium shadow-lift">
          {text}
        </p>
      ))}
    </div>
  );
}
