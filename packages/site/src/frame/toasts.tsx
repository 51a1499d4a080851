import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onToast, type Toast } from '../notify.ts';

const ToastStack = lazy(() => import('./toast-stack.tsx'));

/** Most visits never see a toast, so what shows them is fetched with the first one. */
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
