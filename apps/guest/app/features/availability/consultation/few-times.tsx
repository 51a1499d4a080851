import { formatTime } from '@thyme/domain/time';
import { Button, ErrorState } from '@thyme/ui';
import { Skeleton, SkeletonGroup } from '@thyme/ui/feedback/skeleton.tsx';
import { RadioGroup } from '@thyme/ui/fields/radio-group.tsx';
import { dateName } from '@thyme/ui/time/calendar-dates.ts';
import { type SlotTone, TimeSlot } from '@thyme/ui/time/time-slot.tsx';
import { useState } from 'react';
import { LostTime } from '../lost-time.tsx';
import type { ShownTime } from '../shown-times.ts';
import { type DayTimesQuery, useDayTimes } from '../use-day-times.ts';

interface FewTimesProps extends DayTimesQuery {
  tone?: SlotTone;
  /** What the times are for: 'Call times'. */
  label: string;
}

const SHOWN = 6;
const GRID = 'grid-cols-3';

/** Some times of a day, the others on request. Updates live, like the full day. */
export function FewTimes({ wanted, date, value, onChange, tone, label }: FewTimesProps) {
  const { chosen, look, lost, isError, retry } = useDayTimes({ wanted, date, value, onChange });
  const [whole, setWhole] = useState(false);

  if (isError && !look) return <TimesFailed onRetry={retry} />;
  if (look === null) return <TimesComing />;
  const visible = whole ? look.shown : fewOf(look.shown, chosen);
  return (
    <div>
      <p role="status" className="sr-only">
        {look.changes}
      </p>
      <LostTime time={lost} />
      <RadioGroup
        label={`${label} on ${dateName(date)}`}
        hideLabel
        value={chosen === null ? '' : String(chosen)}
        onValueChange={(time) => onChange({ date, time: Number(time) })}
        className={GRID}
      >
        {visible.map(({ time, state }) => (
          <TimeSlot key={time} value={String(time)} state={state} tone={tone}>
            {formatTime(time)}
          </TimeSlot>
        ))}
      </RadioGroup>
      {look.shown.length > visible.length && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setWhole(true)}>
          All {look.shown.length} times
        </Button>
      )}
    </div>
  );
}

/** Spread over the day, with the first, the last and the chosen one. */
function fewOf(times: readonly ShownTime[], chosen: number | null): ShownTime[] {
  if (times.length <= SHOWN) return [...times];
  const step = (times.length - 1) / (SHOWN - 1);
  const kept = new Set(Array.from({ length: SHOWN }, (_, index) => Math.round(index * step)));
  const at = times.findIndex(({ time }) => time === chosen);
  if (at >= 0 && !kept.has(at)) {
    const nearest = [...kept].reduce((best, index) => (Math.abs(index - at) < Math.abs(best - at) ? index : best));
    kept.delete(nearest);
    kept.add(at);
  }
  return times.filter((_time, index) => kept.has(index));
}

function TimesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="We couldn’t load the times"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing is lost. Check your connection.
    </ErrorState>
  );
}

function TimesComing() {
  return (
    <SkeletonGroup label="Looking for free times">
      <div className={`grid gap-2 ${GRID}`}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="rounded-sm" height={48} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
