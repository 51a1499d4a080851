import { formatDay, formatTime } from '@thyme/domain/time';
import { Skeleton } from '@thyme/ui/feedback/skeleton.tsx';
import { FirstFree } from '@thyme/ui/time/first-free.tsx';
import type { PickedTime } from './time-picker.tsx';
import { useFirstFree, type Wanted } from './use-availability.ts';

const SHOWN = 4;

interface FirstTimesProps {
  wanted: Wanted;
  value: PickedTime | null;
  onPick: (picked: PickedTime) => void;
}

/** The soonest times as plain buttons. Where they cannot be had the calendar below still does everything. */
export function FirstTimes({ wanted, value, onPick }: FirstTimesProps) {
  const { data: times, isError } = useFirstFree(wanted, SHOWN);
  if (isError || times?.length === 0) return null;
  if (!times) return <Skeleton className="rounded-md" height={132} />;
  return (
    <FirstFree
      live
      times={times.map(({ s_time: time }) => ({ value: String(time), day: formatDay(time), time: formatTime(time) }))}
      value={value && String(value.time)}
      onValueChange={(chosen) => {
        const slot = times.find(({ s_time }) => String(s_time) === chosen);
        if (slot) onPick({ date: slot.s_date, time: slot.s_time });
      }}
    />
  );
}
