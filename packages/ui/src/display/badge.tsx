import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const tones = {
  neutral: 'bg-sand text-ink-soft',
  green: 'bg-thyme-100 text-thyme-700',
  plum: 'bg-plum-100 text-plum',
  clay: 'bg-clay-100 text-clay-900',
  honey: 'bg-honey-100 text-honey-900',
  danger: 'bg-danger-100 text-danger',
};

export type BadgeTone = keyof typeof tones;

type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone;
  /** A dot before the text, as in "Open now". */
  dot?: boolean;
  icon?: ReactNode;
};

/** A status in one or two words. */
export function Badge({ tone = 'neutral', dot, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-6.5 items-center gap-1.5 rounded-full px-2.5 text-sm leading-none font-semibold whitespace-nowrap [&_svg.lucide]:size-4',
        tones[tone],
        className,
      )}
      {...rest}
    >
      {dot ? <Dot /> : icon}
      {children}
    </span>
  );
}

/** A small green dot; `live` adds a halo. */
export function Dot({ live, className }: { live?: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-2 flex-none rounded-full bg-thyme-500',
        live && 'ring-4 ring-thyme-500/18',
        className,
      )}
    />
  );
}

/** A count of unread items, as on the header's bell. */
export function CountBadge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null;
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-clay-700 px-1.5 text-[0.75rem] leading-none font-bold text-white figures">
      <span aria-hidden={label ? true : undefined}>{count > 98 ? '99+' : count}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
