import type { ReactNode } from 'react';

/** The head of a page: title, text beside it and actions on the right. */
export function PageHead({ title, note, children }: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <header className="flex min-h-18.5 flex-wrap items-center gap-x-5 gap-y-2 py-3">
      <h1 className="display-28 outline-none">{title}</h1>
      {note && <div className="text-ink-soft">{note}</div>}
      {children && <div className="ml-auto flex flex-wrap items-center gap-3">{children}</div>}
    </header>
  );
}
