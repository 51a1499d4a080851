import { clsx } from 'clsx';

export type SeatMeterProps = { places: number; left: number; label?: string; className?: string };

/** The seats of a class; filled means taken. More than twenty seats are shown as text only. */
export function SeatMeter({ places, left, label, className }: SeatMeterProps) {
  const words = label ?? `${left} of ${places} places left`;
  const seats = places <= 20 ? Array.from({ length: places }, (_, seat) => seat < places - left) : [];
  return (
    <span className={clsx('inline-flex flex-wrap items-center gap-1 text-sm text-ink-soft', className)}>
      {seats.map((taken, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its position
          key={seat}
          aria-hidden="true"
          className={clsx(
            'size-3 flex-none rounded-t-[4px] rounded-b-[2px]',
            taken ? 'bg-plum' : 'border-[1.5px] border-plum',
          )}
        />
      ))}
      <span className={seats.length > 0 ? 'ml-2' : undefined}>{words}</span>
    </span>
  );
}
