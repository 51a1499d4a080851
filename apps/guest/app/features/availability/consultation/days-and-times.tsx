import type { LocalDate, LocalMonth } from '@thyme/domain/time';
import { Button, ErrorState } from '@thyme/ui';
import { Skeleton, SkeletonGroup } from '@thyme/ui/feedback/skeleton.tsx';
import type { SlotTone } from '@thyme/ui/time/time-slot.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PickedTime } from '../picked-time.ts';
import { useLiveDays, useMonths, type Wanted } from '../use-availability.ts';
import { DayChips } from './day-chips.tsx';
import { FewTimes } from './few-times.tsx';

interface DaysAndTimesProps {
  wanted: Wanted;
  /** Where to look for days. */
  months: readonly LocalMonth[];
  /** What is chosen: 'Call'. */
  label: string;
  tone?: SlotTone;
  value: PickedTime | null;
  onChange: (picked: PickedTime | null) => void;
  /** Whether later days are shown on request; false where another control leads to them. */
  hasMore?: boolean;
  /** Shown when no day has a free time. */
  none: ReactNode;
}

const SHOWN_DAYS = 4;

/** The first days that have a time, and some times of one of them. */
export function DaysAndTimes(props: DaysAndTimesProps) {
  const { wanted, months, label, tone, value, onChange, hasMore = true, none } = props;
  const { days, isPending, isError, refetch } = useMonths(wanted, months);
  const [opened, setOpened] = useState<LocalDate | null>(value?.date ?? null);
  const [seen, setSeen] = useState(value?.time);
  // A time chosen in another picker opens its day here.
  if (value?.time !== seen) {
    setSeen(value?.time);
    if (value) setOpened(value.date);
  }
  const open = days.filter(({ state }) => state === 'free').map(({ date }) => date);
  const date = opened && open.includes(opened) ? opened : (open[0] ?? null);
  const isGone = days.some((day) => day.date === value?.date && day.state !== 'free');
  // The last time of its day was taken by another guest.
  useEffect(() => {
    if (isGone) onChange(null);
  }, [isGone, onChange]);
  useLiveDays(
    wanted.businessId,
    useMemo(() => (date ? [date] : []), [date]),
  );
  if (isError) return <DaysFailed onRetry={refetch} />;
  if (isPending && open.length === 0) return <DaysComing />;
  if (date === null) return none;
  return (
    <div className="grid gap-3">
      <DayChips
        label={`${label}: day`}
        days={open}
        value={date}
        onChange={(chosen) => {
          setOpened(chosen);
          if (chosen !== value?.date) onChange(null);
        }}
        shown={SHOWN_DAYS}
        hasMore={hasMore}
        {...(tone && { tone })}
      />
      <FewTimes key={date} {...{ wanted, date, value, onChange }} label={`${label}: times`} {...(tone && { tone })} />
    </div>
  );
}

function DaysFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="We couldn’t load the days"
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

function DaysComing() {
  return (
    <SkeletonGroup label="Looking for days">
      <Skeleton className="rounded-sm" height={54} />
      <Skeleton className="mt-3 rounded-sm" height={160} />
    </SkeletonGroup>
  );
}
