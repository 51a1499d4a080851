import type { ReactNode } from 'react';

/** A part of an appointment's page under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h3 className="mb-3 text-lg font-semibold text-balance">{title}</h3>
      {children}
    </section>
  );
}
