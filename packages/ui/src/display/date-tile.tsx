import { clsx } from 'clsx';

export type DateTileProps = {
  weekday?: string;
  day: number | string;
  month: string;
  tone?: 'plum' | 'plain';
  className?: string;
};

/** A tear-off calendar page for classes; `plain` for lists of appointments. */
export function DateTile({ weekday, day, month, tone = 'plum', className }: DateTileProps) {
  const figure = 'block display leading-none font-[480]';
  if (tone === 'plain') {
    return (
      <span className={clsx('grid justify-items-center leading-none', className)}>
        <span className={clsx(figure, 'text-[2rem]')}>{day}</span>
        <span className="mt-1 text-sm text-ink-soft">{month}</span>
      </span>
    );
  }
  return (
    <span
      className={clsx('block w-16 overflow-hidden rounded-[12px] bg-plum-100 text-center text-plum md:w-21', className)}
    >
      {weekday ? (
        <span className="block bg-plum py-1 text-sm leading-snug font-semibold text-white">{weekday}</span>
      ) : null}
      <span className={clsx(figure, 'pt-2.5 pb-0.5 text-[1.75rem] md:pt-3 md:text-[2.25rem]')}>{day}</span>
      <span className="block pb-2.5 text-sm">{month}</span>
    </span>
  );
}
