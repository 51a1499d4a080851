import type { ReactNode } from 'react';

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons below the lead. */
  children?: ReactNode;
}

/** Heading on the left, what the page is about on the right; one under the other on phones. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="wrap grid items-end gap-x-10 gap-y-4 pt-8 pb-8 md:pt-14 md:pb-10 lg:grid-cols-[1fr_27rem]">
      <h1 className="display-64 text-balance">{title}</h1>
      <div>
        {lead && <p className="text-lg text-pretty text-ink-soft">{lead}</p>}
        {children && <div className="mt-5 flex flex-wrap items-center gap-3">{children}</div>}
      </div>
    </div>
  );
}
