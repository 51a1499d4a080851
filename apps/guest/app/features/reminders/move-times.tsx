import { useQuery } from '@tanstack/react-query';
import { addMonths, dateOfWall, formatDay, formatTime, type LocalDate, monthOf, wallAt } from '@thyme/domain/time';
import { Button, Chip, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import { useState } from 'react';
import { LinkedReminderTimesDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';

interface MoveTimesProps {
  code: string;
  /** On the shop's wall clock. */
  starts: number;
  busy: boolean;
  onChoose: (date: string, time: number) => void;
  onBack: () => void;
}

/** The days of a month with a free time, and the times of one of them. */
export function MoveTimes({ code, starts, busy, onChoose, onBack }: MoveTimesProps) {
  const [date, setDate] = useState<LocalDate>(dateOfWall(starts));
  const [time, setTime] = useState<number | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['linked-reminder-times', code, date],
    queryFn: async () => (await run(LinkedReminderTimesDocument, { code, date })).linked_reminder_times,
  });
  const show = (next: LocalDate) => {
    setDate(next);
    setTime(null);
  };
  const nextMonth = `${addMonths(monthOf(date), 1)}-01` as LocalDate;
  return (
    <section aria-labelledby="move" className="mt-6 border-t border-line pt-5">
      <h2 id="move" className="font-semibold">
        Choose another time
      </h2>
      <p className="text-sm text-ink-soft">Your current time is safe until the shop answers.</p>
      {isError && (
        <Note tone="danger" className="mt-4" announce>
          We couldn’t load the free times.{' '}
          <button type="button" className="underline" onClick={() => void refetch()}>
            Try again
          </button>
        </Note>
      )}
      {!data && !isError && (
        <SkeletonGroup label="Loading free times">
          <Skeleton className="mt-4 h-32" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <fieldset className="mt-4 flex flex-wrap gap-2">
            <legend className="sr-only">Day</legend>
            {data.dates.map((day) => (
              <Chip key={day} pressed={day === date} onClick={() => show(day as LocalDate)}>
                {formatDay(wallAt(day as LocalDate))}
              </Chip>
            ))}
            <Chip pressed={false} onClick={() => show(nextMonth)}>
              Next month
            </Chip>
          </fieldset>
          <fieldset className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
            <legend className="sr-only">Time</legend>
            {data.times.map((at) => (
              <Chip key={at} pressed={at === time} onClick={() => setTime(at)}>
                {formatTime(at)}
              </Chip>
            ))}
            {data.times.length === 0 && <p className="text-ink-soft">Choose a day to see its free times.</p>}
          </fieldset>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button disabled={time === null} busy={busy} onClick={() => time !== null && onChoose(date, time)}>
          {time === null ? 'Choose a time' : `Ask for ${formatDay(time)}, ${formatTime(time)}`}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </div>
    </section>
  );
}
