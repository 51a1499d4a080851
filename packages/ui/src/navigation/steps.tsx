import { clsx } from 'clsx';
import { Check } from 'lucide-react';

export type StepsProps = {
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  label?: string;
  className?: string;
};

/**
 * The steps of a dialog: done, current, upcoming. Phones show only the current one, with the progress line below the
 * header.
 */
export function Steps({ steps, current, label = 'Steps', className }: StepsProps) {
  return (
    <ol aria-label={label} className={clsx('flex items-center gap-3', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <li
            key={step}
            aria-current={now ? 'step' : undefined}
            className={clsx(
              'items-center gap-2.5 whitespace-nowrap',
              now ? 'flex font-semibold text-ink' : 'hidden text-ink-soft md:flex',
              index > 0 && 'md:before:mr-0.5 md:before:h-px md:before:w-8 md:before:bg-line-strong/60',
            )}
          >
            <span
              className={clsx(
                'grid size-7 flex-none place-items-center rounded-full border text-sm font-semibold figures',
                done && 'border-thyme-100 bg-thyme-100 text-thyme-700',
                now && 'border-thyme-700 bg-thyme-700 text-white',
                !done && !now && 'border-line-strong',
              )}
            >
              {done ? <Check aria-hidden="true" className="size-3.5 stroke-[2.5]" /> : index + 1}
            </span>
            {step}
            {done ? <span className="sr-only">, done</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** The progress line on phones, at the lower edge of the element above it. */
export function ProgressLine({ current, total, className }: { current: number; total: number; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('h-[3px] bg-line md:hidden', className)}>
      <div
        className="h-full bg-thyme-700 transition-[width]"
        style={{ width: `${Math.min(100, ((current + 1) / total) * 100)}%` }}
      />
    </div>
  );
}
