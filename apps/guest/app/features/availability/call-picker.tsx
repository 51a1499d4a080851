import { addDays, addMonths, formatDay, formatTime, type LocalDate, monthOf, wallAt } from '@thyme/domain/time';
import { Button, ErrorState } from '@thyme/ui';
import { Skeleton, SkeletonGroup } from '@thyme/ui/feedback/skeleton.tsx';
import { RadioGroup } from '@thyme/ui/fields/radio-group.tsx';
import { TimeSlot } from '@thyme/ui/time/time-slot.tsx';
import { useMemo, useState } from 'react';
import { DayTimes } from './day-times.tsx';
import type { PickedTime } from './picked-time.ts';
import { useLiveDays, useMonths } from './use-availability.ts';

interface CallPickerProps {
  businessId: number;
  today: LocalDate;
  /** The first service; the call comes before it. */
  before: PickedTime;
  value: PickedTime | null;
  onChange: (picked: PickedTime | null) => void;
}

const SHOWN_DAYS = 6;
const MOST_MONTHS = 4;

/** The months from today to a later day. */
function monthsBetween(from: LocalDate, to: LocalDate): string[] {
  const months = [monthOf(from)];
  while (months.length < MOST_MONTHS && (months.at(-1) ?? '') < monthOf(to)) {
    months.push(addMonths(months.at(-1) ?? monthOf(from), 1));
  }
  return months;
}

/** A few days as buttons, then the times of one: a call is short and soon. */
export function CallPicker({ businessId, today, before, value, onChange }: CallPickerProps) {
  const wanted = useMemo(() => ({ businessId, pricingIds: [], consultation: true }), [businessId]);
  const after = addDays(before.date, 1);
  const { days, isPending, isError, refetch } = useMonths(wanted, monthsBetween(today, after));
  const [date, setDate] = useState<LocalDate | null>(value?.date ?? null);
  const [whole, setWhole] = useState(false);
  useLiveDays(
    businessId,
    useMemo(() => (date ? [date] : []), [date]),
  );

  if (isError) {
    return (
      <ErrorState
        title="The days did not come"
        action={
          <Button size="sm" variant="secondary" onClick={refetch}>
            Try again
          </Button>
        }
      >
        Nothing is lost. Check your connection.
      </ErrorState>
    );
  }
  if (isPending) {
    return (
      <SkeletonGroup label="Looking for days">
        <Skeleton className="rounded-sm" height={60} />
      </SkeletonGroup>
    );
  }
  const open = days.filter((day) => day.state === 'free' && day.date <= before.date).map((day) => day.date);
  const shown = whole ? open : open.slice(0, SHOWN_DAYS);
  if (open.length === 0) {
    return (
      <ErrorState title="No call is free before your visit">
        Go back and choose a later time for your visit, so that a call fits in before it.
      </ErrorState>
    );
  }
  return (
    <div className="grid gap-6">
      <div>
        <RadioGroup
          label="Day of the call"
          hideLabel
          value={date ?? ''}
          onValueChange={(chosen) => {
            setDate(chosen);
            if (chosen !== value?.date) onChange(null);
          }}
          className="grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]"
        >
          {shown.map((day) => (
            <TimeSlot key={day} value={day} over={formatDay(wallAt(day)).slice(0, 3)} className="min-h-15">
              {formatDay(wallAt(day)).slice(4)}
            </TimeSlot>
          ))}
        </RadioGroup>
        {open.length > shown.length && (
          <Button variant="ghost" size="sm" className="mt-2" onClick={() => setWhole(true)}>
            More days
          </Button>
        )}
      </div>
      {date && <DayTimes key={date} wanted={wanted} date={date} value={value} onChange={onChange} />}
      {!date && open[0] && value === null && (
        <p className="text-ink-soft figures">
          Choose a day until {formatDay(before.time)}, {formatTime(before.time)}.
        </p>
      )}
    </div>
  );
}
