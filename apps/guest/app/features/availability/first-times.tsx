import { addMonths, formatDay, formatTime, monthOf } from '@thyme/domain/time';
import { Skeleton } from '@thyme/ui/feedback/skeleton.tsx';
import { FirstFree } from '@thyme/ui/time/first-free.tsx';
import type { PickedTime } from './picked-time.ts';
import { spreadTimes } from './spread-times.ts';
import { useFirstFree, useMonths, type Wanted } from './use-availability.ts';

const SOONEST = 4;

interface FirstTimesProps {
  wanted: Wanted;
  today: string;
  value: PickedTime | null;
  onPick: (picked: PickedTime) => void;
}

/** The soonest times as plain buttons. Where they cannot be loaded the calendar below still works. */
export function FirstTimes({ wanted, today, value, onPick }: FirstTimesProps) {
  const { data: soonest, isError } = useFirstFree(wanted, SOONEST);
  const month = monthOf(soonest?.[0]?.s_date ?? today);
  // The next month too: late in a month it has the following days.
  const { days, isPending } = useMonths(wanted, [month, addMonths(month, 1)]);
  if (isError || soonest?.length === 0) return null;
  if (!soonest || (isPending && days.length === 0)) return <Skeleton className="rounded-md" height={132} />;
  const times = spreadTimes(
    soonest.map(({ s_date: date, s_time: time }) => ({ date, time })),
    days.flatMap(({ date, first }) => (first === null || first === undefined ? [] : [{ date, time: first }])),
  );
  return (
    <FirstFree
      live
      times={times.map(({ time }) => ({ value: String(time), day: formatDay(time), time: formatTime(time) }))}
      value={value && String(value.time)}
      onValueChange={(chosen) => {
        const picked = times.find(({ time }) => String(time) === chosen);
        if (picked) onPick(picked);
      }}
    />
  );
}
