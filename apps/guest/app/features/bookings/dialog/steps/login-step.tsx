import { type ReactNode, useEffect, useRef } from 'react';

/** Logging in inside the dialog. The views bring their own headings; the step itself takes the focus first. */
export function LoginStep({ children }: { children: ReactNode }) {
  const step = useRef<HTMLElement>(null);
  useEffect(() => {
    step.current?.focus();
  }, []);
  return (
    <section ref={step} aria-label="Log in" tabIndex={-1} className="outline-none">
      {children}
    </section>
  );
}
