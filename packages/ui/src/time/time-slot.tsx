import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRadio } from '../fields/radio-group.tsx';

export type SlotTone = 'green' | 'plum';

type SlotProps = {
  value: string;
  children: ReactNode;
  /** A light line above: the day. */
  over?: ReactNode;
  state?: 'free' | 'taken' | 'back' | undefined;
  tone?: SlotTone | undefined;
  className?: string;
};

const box =
  'relative grid min-h-12 place-items-center rounded-sm border px-1 text-center leading-tight whitespace-nowrap transition figures';

const tones = {
  green: 'hover:border-thyme-700 has-checked:border-thyme-700 has-checked:bg-thyme-700',
  plum: 'hover:border-plum has-checked:border-plum has-checked:bg-plum',
};

/** One time to choose, inside a `RadioGroup`. */
export function TimeSlot({ value, children, over, state = 'free', tone = 'green', className }: SlotProps) {
  const radio = useRadio(value);
  if (state === 'taken') {
    return (
      <span className={clsx(box, 'border-dashed border-line text-ink-faint', className)}>
        <span>
          {over ? <span className="block text-sm">{over}</span> : null}
          <s>{children}</s>
          <span className="sr-only">, just taken</span>
        </span>
      </span>
    );
  }
  return (
    <label
      className={clsx(
        box,
        'group font-semibold has-checked:text-white has-focus-visible:focus-ring',
        state === 'back' ? 'border-thyme-500 bg-thyme-100' : 'border-line bg-card',
        tones[tone],
        className,
      )}
    >
      <input {...radio} className="absolute inset-0 m-0 cursor-pointer appearance-none focus-visible:outline-none" />
      <span>
        {over ? (
          <span className="block text-sm font-normal text-ink-soft group-has-checked:text-mist">{over} </span>
        ) : null}
        {children}
        {state === 'back' ? <span className="sr-only">, just back</span> : null}
      </span>
    </label>
  );
}
