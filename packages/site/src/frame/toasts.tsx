import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onToast, type Toast } from '../notify.ts';
import { PlainToasts } from './plain-toasts.tsx';

const ToastStack = lazy(() =>
  import('./toast-stack.tsx').catch((error: unknown) => {
    // Messages about a lost connection must not depend on a lazy chunk.
    console.warn('The stack of toasts could not be fetched.', error);
    return { default: PlainToasts };
  }),
);

/** Most page views never show a toast, so the toast component is loaded with the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  const waiting = useRef<Toast[]>([]);

  useEffect(() => {
    if (wanted) return;
    return onToast((toast) => {
      waiting.current.push(toast);
      setWanted(true);
    });
  }, [wanted]);

  if (!wanted) return null;
  return (
    <Suspense>
      <ToastStack first={waiting.current} />
    </Suspense>
  );
}
