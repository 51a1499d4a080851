import { formatTime } from '@thyme/domain/time';
import { Button, ErrorState } from '@thyme/ui';
import { Skeleton, SkeletonGroup } from '@thyme/ui/feedback/skeleton.tsx';
import { dateName } from '@thyme/ui/time/calendar-dates.ts';
import { TimeList } from '@thyme/ui/time/time-list.tsx';
import { useEffect, useRef } from 'react';
import { LostTime } from './lost-time.tsx';
import { byPartOfDay } from './shown-times.ts';
import { type DayTimesQuery, useDayTimes } from './use-day-times.ts';

interface DayTimesProps extends DayTimesQuery {
  /** Scrolls here, for a day that the guest has just picked. */
  reveals: boolean;
}

/** The times of a day by its parts. A time that is taken is struck through, one that returns turns green. */
export function DayTimes({ wanted, date, value, onChange, reveals }: DayTimesProps) {
  const { chosen, look, lost, isError, retry } = useDayTimes({ wanted, date, value, onChange });
  const box = useRef<HTMLElement>(null);

  // On phones the times are below the month.
  useEffect(() => {
    if (reveals) box.current?.scrollIntoView({ block: 'nearest' });
  }, [reveals]);

  return (
    <section ref={box} aria-label={dateName(date)} className="scroll-mb-4">
      <h3 className="mb-3 flex min-h-11 items-center text-lg font-semibold">{dateName(date)}</h3>
      <p role="status" className="sr-only">
        {look?.changes}
      </p>
      <LostTime time={lost} />
      {isError && !look ? (
        <ErrorState
          title="We couldn’t load the times"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        >
          Nothing is lost. Check your connection.
        </ErrorState>
      ) : look === null ? (
        <SkeletonGroup label="Looking for free times">
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 max-md:grid-cols-3">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} className="rounded-sm" height={48} />
            ))}
          </div>
        </SkeletonGroup>
      ) : (
        <TimeList
          label={`Times on ${dateName(date)}`}
          groups={byPartOfDay(look.shown).map(({ title, times }) => ({
            title,
            times: times.map(({ time, state }) => ({ value: String(time), label: formatTime(time), state })),
          }))}
          value={chosen === null ? null : String(chosen)}
          onValueChange={(time) => onChange({ date, time: Number(time) })}
        />
      )}
    </section>
  );
}
