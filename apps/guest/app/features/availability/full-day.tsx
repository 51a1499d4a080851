import { addDays, dateOfWall, formatTime, type LocalDate } from '@thyme/domain/time';
import { Skeleton } from '@thyme/ui/feedback/skeleton.tsx';
import { dateName } from '@thyme/ui/time/calendar-dates.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PickedTime } from './picked-time.ts';
import { useFirstFree, type Wanted } from './use-availability.ts';

const OFFERED = 3;

const WORDS = { full: 'is full', blocked: 'is blocked', outside: 'leaves no time for a video call first' };

interface FullDayProps {
  wanted: Wanted;
  date: LocalDate;
  state: keyof typeof WORDS;
  onPick: (picked: PickedTime) => void;
  /** The waiting list. */
  waiting: ReactNode;
  /** Scrolls here and takes the focus, for a day that the guest has just picked. */
  reveals: boolean;
}

/** Alternatives to a full day: the next free day first, then the waiting list. */
export function FullDay({ wanted, date, state, onPick, waiting, reveals }: FullDayProps) {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!reveals) return;
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [reveals]);
  return (
    <section ref={box} aria-labelledby="full-day" className="scroll-my-4">
      <h3
        ref={heading}
        id="full-day"
        tabIndex={-1}
        className="mb-3 flex min-h-11 items-center text-lg font-semibold outline-none"
      >
        {dateName(date)} {WORDS[state]}
      </h3>
      <NextFreeDay wanted={wanted} after={date} onPick={onPick} />
      {waiting}
    </section>
  );
}

function NextFreeDay({
  wanted,
  after,
  onPick,
}: {
  wanted: Wanted;
  after: LocalDate;
  onPick: (picked: PickedTime) => void;
}) {
  const { data: times } = useFirstFree(wanted, OFFERED, addDays(after, 1));
  if (!times) return <Skeleton className="mb-4 rounded-md" height={148} />;
  const [first] = times;
  if (!first) return null;
  const day = dateOfWall(first.s_time);
  return (
    <div className="mb-4">
      <p className="mb-2 text-sm text-ink-soft">Next free day</p>
      <div className="rounded-md border border-line p-4">
        <p className="mb-3 font-semibold">{dateName(day)}</p>
        <div className="grid grid-cols-3 gap-2">
          {times
            .filter(({ s_date }) => s_date === day)
            .map(({ s_date, s_time }) => (
              <button
                key={s_time}
                type="button"
                aria-label={`${dateName(s_date)}, ${formatTime(s_time)}`}
                onClick={() => onPick({ date: s_date, time: s_time })}
                className="min-h-12 rounded-sm border border-line bg-card px-1 font-semibold whitespace-nowrap transition figures hover:border-thyme-700"
              >
                {formatTime(s_time)}
              </button>
            ))}
        </div>
      </div>
    </div>
  );
}
