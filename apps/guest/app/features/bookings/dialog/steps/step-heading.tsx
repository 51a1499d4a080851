import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step. It takes the focus, so that keyboard and screen reader start there. */
export function StepHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="mb-6">
      <h2 ref={heading} tabIndex={-1} className="display-28 outline-none">
        {children}
      </h2>
      {lead && <p className="mt-1 text-ink-soft figures">{lead}</p>}
    </div>
  );
}
