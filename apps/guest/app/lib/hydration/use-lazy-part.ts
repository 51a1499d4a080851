import { notify } from '@thyme/site/notify.ts';
import { startTransition, useState, useTransition } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A part whose code is loaded when it is opened. The pressed state is painted first; `failed` is shown when the code could
 * not be loaded. Where something else tracks whether the part is open (the history), `onLoaded` notifies it.
 */
export function useLazyPart(load: () => Promise<unknown>, failed: string, onLoaded?: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, begin] = useTransition();
  const open = () =>
    begin(async () => {
      try {
        await Promise.all([load(), afterPaint()]);
        if (onLoaded) onLoaded();
        else startTransition(() => setOpen(true));
      } catch (error) {
        console.error(error);
        notify.error(failed);
      }
    });
  return { isOpen, isOpening, open, close: () => setOpen(false) };
}
