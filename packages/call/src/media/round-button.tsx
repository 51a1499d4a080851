import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
  tone?: 'night' | 'light' | 'end';
  /** Shows the label under the icon. */
  isNamed?: boolean;
};

const tones = {
  night: 'bg-white/8 text-white hover:bg-white/16 aria-pressed:bg-white aria-pressed:text-ink',
  light: 'bg-white text-ink shadow-lift hover:bg-sand aria-pressed:bg-danger aria-pressed:text-white',
  end: 'bg-danger text-white hover:bg-danger-900',
};

/** A toggle of the call; pressed means the exception: muted, camera off, screen shared. */
export function RoundButton({ label, icon, tone = 'night', isNamed = false, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={isNamed ? undefined : label}
      className={clsx(
        'grid place-content-center justify-items-center gap-1 text-sm transition focus-visible:focus-ring',
        isNamed ? 'min-h-16 min-w-16 rounded-md px-2 md:min-h-18 md:min-w-21' : 'size-14 rounded-full',
        tones[tone],
        className,
      )}
      {...rest}
    >
      {icon}
      {isNamed && <span>{label}</span>}
    </button>
  );
}
