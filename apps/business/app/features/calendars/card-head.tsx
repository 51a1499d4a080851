import type { ReactNode } from 'react';

interface CardHeadProps {
  id: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

/** Heading of a card, with its icon at the right. */
export function CardHead({ id, title, icon, children }: CardHeadProps) {
  return (
    <div className="flex items-start gap-3 px-5 pt-5 pb-4">
      <div className="min-w-0 flex-1">
        <h2 id={id} className="display-22">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{children}</p>
      </div>
      <span className="grid size-10 flex-none place-items-center rounded-sm bg-thyme-100 text-thyme-700">{icon}</span>
    </div>
  );
}
