import type { LocalDate, WallSeconds } from '@thyme/domain/time';
import { useEffect, useState } from 'react';
import type { PickedTime } from './picked-time.ts';
import { useDay, useLookAgain, type Wanted } from './use-availability.ts';
import { useShownTimes } from './use-shown-times.ts';

export interface DayTimesQuery {
  wanted: Wanted;
  date: LocalDate;
  value: PickedTime | null;
  onChange: (picked: PickedTime | null) => void;
}

/** The times of a day as they change. A chosen time that is gone is deselected, and named until another is chosen. */
export function useDayTimes({ wanted, date, value, onChange }: DayTimesQuery) {
  const { data: free, isError, refetch } = useDay(wanted, date);
  const chosen = value?.date === date ? value.time : null;
  const of = `${date} ${wanted.pricingIds.join('-')} ${wanted.consultation ?? false} ${wanted.until ?? ''}`;
  const look = useShownTimes(of, free, chosen);
  const [lost, setLost] = useState<WallSeconds | null>(null);
  const lookForOthers = useLookAgain(wanted.businessId);
  const isGone = chosen !== null && free !== undefined && !free.includes(chosen);

  // It was taken meanwhile, or it is too soon by now. The first free times may still offer it.
  useEffect(() => {
    if (!isGone) return;
    setLost(chosen);
    onChange(null);
    lookForOthers();
  }, [isGone, chosen, onChange, lookForOthers]);
  return { chosen, look, lost: chosen === null ? lost : null, isError, retry: () => void refetch() };
}
