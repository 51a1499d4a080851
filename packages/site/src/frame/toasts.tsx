import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onToast, type Toast } from '../notify.ts';
import { PlainToasts } from './plain-toasts.tsx';

const ToastStack = lazy(() =>
  import('./toast-stack.tsx').catch((error: unknown) => {
    // Offline is when messages matter most, so they must not depend on code that has to be fetched.
    console.warn('The stack of toasts could not be fetched.', error);
    return { default: PlainToasts };
  }),
);

/** Most visitors never see a toast, so the component is loaded with the first one. */
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
