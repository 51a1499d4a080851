import { useEffect, useState } from 'react';
import { onToast, type Toast } from '../notify.ts';

const STAYS_MS = 5_000;

interface Said extends Toast {
  id: number;
}

/** What there is to say where the stack of toasts could not be fetched: the connection is gone, or the site is newer. */
export function PlainToasts({ first }: { first: Toast[] }) {
  const [said, setSaid] = useState<readonly Said[]>(() => first.map((toast, id) => ({ ...toast, id })));
  useEffect(
    () => onToast((toast) => setSaid((before) => [...before, { ...toast, id: (before.at(-1)?.id ?? -1) + 1 }])),
    [],
  );
  useEffect(() => {
    if (said.length === 0) return;
    const timer = setTimeout(() => setSaid((before) => before.slice(1)), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div role="status" className="fixed top-4 right-4 left-4 z-50 grid gap-2 sm:left-auto sm:w-80">
      {said.map(({ id, kind, text }) => (
        <p
          key={id}
          className={`rounded-md bg-card px-5 py-4 font-medium shadow-lift ring-1 ring-ink/8 ${kind === 'error' ? 'text-danger' : ''}`}
        >
          {text}
        </p>
      ))}
    </div>
  );
}
