import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  info: 'bg-thyme-100 text-thyme-900',
  warn: 'bg-honey-100 text-honey-900',
  danger: 'bg-danger-100 text-danger-900',
  plum: 'bg-plum-100 text-plum-900',
};
const icons = { info: Info, warn: TriangleAlert, danger: CircleAlert, plum: Info };

export type NoteProps = {
  tone?: keyof typeof tones;
  /** Replaces the tone's default icon. */
  icon?: ReactNode;
  /** Announces the note to screen readers because it has just appeared. */
  announce?: boolean;
  className?: string;
  children: ReactNode;
};

/** A message within the page, in a tinted box. */
export function Note({ tone = 'info', icon, announce, className, children }: NoteProps) {
  const Own = icons[tone];
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={clsx('flex gap-3 rounded-sm px-4 py-3 leading-[1.45] [&>svg]:mt-0.5', tones[tone], className)}
    >
      {icon ?? <Own aria-hidden="true" />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
