import { toast as show, Toaster } from '@thyme/ui/feedback/toasts.tsx';
import { useEffect, useRef } from 'react';
import { onToast, type Toast } from '../notify.ts';

const display = ({ kind, text }: Toast) => show[kind](text);

/** Shows toasts, starting with those from before this component had loaded. */
export default function ToastStack({ first }: { first: Toast[] }) {
  const shown = useRef(false);
  useEffect(() => {
    if (!shown.current) for (const toast of first) display(toast);
    shown.current = true;
    return onToast(display);
  }, [first]);
  return <Toaster />;
}
