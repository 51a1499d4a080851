import { clsx } from 'clsx';

const box = 'inline-grid size-5.5 flex-none place-items-center rounded-xs border';
const bar = 'size-1 rounded-full';

function Bars({ className }: { className: string }) {
  return (
    <span className="flex gap-0.5">
      {['morning', 'afternoon', 'evening'].map((part) => (
        <span key={part} className={clsx(bar, className)} />
      ))}
    </span>
  );
}

/** Explains the marks of the calendar. */
export function CalendarLegend({ className }: { className?: string }) {
  const entry = 'inline-flex items-center gap-2';
  return (
    <ul className={clsx('flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft', className)}>
      <li className={entry}>
        <span aria-hidden="true" className={clsx(box, 'border-line bg-card')}>
          <Bars className="bg-thyme-500" />
        </span>
        Morning, afternoon, evening free
      </li>
      <li className={entry}>
        <span aria-hidden="true" className={clsx(box, 'border-sand bg-sand')}>
          <Bars className="border border-line-strong" />
        </span>
        Full
      </li>
      <li className={entry}>
        <span aria-hidden="true" className={clsx(box, 'hatched-fine border-stone')} />
        Blocked
      </li>
      <li className={entry}>
        <span aria-hidden="true" className={clsx(box, 'border-transparent')}>
          <span className="h-[1.5px] w-3 bg-line-strong" />
        </span>
        Closed
      </li>
    </ul>
  );
}
