import { addDays, type LocalDate } from '@thyme/domain/time';
import { useMemo } from 'react';
import type { PickedTime } from '../picked-time.ts';
import { DaysAndTimes } from './days-and-times.tsx';
import { monthsBetween } from './months-between.ts';

interface WarningCallPickerProps {
  businessId: number;
  today: LocalDate;
  /** The call that is being moved: its own time counts as free. */
  movingId?: number;
  value: PickedTime | null;
  onChange: (picked: PickedTime | null) => void;
}

/** A call that is not a warning's may be moved further. */
const LOOK_AHEAD_DAYS = 31;

/** The call that a shop has asked for. The server offers the seven days for it and no others. */
export function WarningCallPicker({ businessId, today, movingId, value, onChange }: WarningCallPickerProps) {
  const wanted = useMemo(
    () => ({ businessId, pricingIds: [], consultation: true, ...(movingId !== undefined && { movingId }) }),
    [businessId, movingId],
  );
  return (
    <DaysAndTimes
      wanted={wanted}
      months={monthsBetween(today, addDays(today, LOOK_AHEAD_DAYS))}
      label="Call"
      tone="plum"
      value={value}
      onChange={onChange}
      none={<p>There’s no call free within the 7 days. Please ring the shop.</p>}
    />
  );
}
