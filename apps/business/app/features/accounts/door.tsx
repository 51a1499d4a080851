import { Logo } from '@thyme/ui';
import type { ReactNode } from 'react';

/** Layout of the pages before login: a title, a lead and one form. */
export function Door({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <main id="main" className="grid min-h-dvh content-start justify-items-center px-5 py-8 md:content-center">
      <div className="w-full max-w-105">
        <a href="/home" aria-label="Thyme, home" className="inline-flex no-underline">
          <Logo />
        </a>
        <h1 className="display-36 mt-8">{title}</h1>
        <p className="mt-2 mb-7 text-ink-soft">{lead}</p>
        {children}
      </div>
    </main>
  );
}
