import { notify } from '@thyme/site/notify.ts';
import { startTransition, useState, useTransition } from 'react';
import { afterPaint } from './hydration/after-paint.ts';

/**
 * Something that opens at a press and whose code comes later. That the press was heard is seen first; `failed` is what
 * whoever pressed is told when the code could not be fetched.
 */
export function useLatePart(load: () => Promise<unknown>, failed: string) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, begin] = useTransition();
  const open = () =>
    begin(async () => {
      try {
        await Promise.all([load(), afterPaint()]);
        startTransition(() => setOpen(true));
      } catch (error) {
        console.error(error);
        notify.error(failed);
      }
    });
  return { isOpen, isOpening, open, close: () => setOpen(false) };
}
