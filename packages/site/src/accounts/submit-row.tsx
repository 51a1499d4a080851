import { Button, Spinner } from '@thyme/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface SubmitRowProps {
  pending: boolean;
  /** The page is hydrated, so the button works. */
  ready: boolean;
  children: ReactNode;
}

/** The submit button of a form; replaced by 'Please wait...' while the request is pending. */
export function SubmitRow({ pending, ready, children }: SubmitRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const sent = useRef(false);

  // Removing the button would lose the focus: it moves to the message and returns with the button.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (sent.current !== pending && lost) row.current?.querySelector<HTMLElement>('button, p')?.focus();
    sent.current = pending;
  }, [pending]);

  return (
    <div ref={row}>
      {pending ? (
        <p
          role="status"
          tabIndex={-1}
          className="flex min-h-12 items-center justify-center gap-2 font-semibold text-thyme-700 outline-none"
        >
          <Spinner /> Please wait...
        </p>
      ) : (
        <Button
          type="submit"
          wide
          disabled={!ready}
          className={ready ? undefined : 'disabled:bg-thyme-700 disabled:text-white'}
        >
          {children}
        </Button>
      )}
    </div>
  );
}
