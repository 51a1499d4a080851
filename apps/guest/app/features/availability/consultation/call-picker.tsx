import { dateOfWall, type LocalDate, type WallSeconds } from '@thyme/domain/time';
import { type ReactNode, useMemo } from 'react';
import type { PickedTime } from '../picked-time.ts';
import { DaysAndTimes } from './days-and-times.tsx';
import { monthsBetween } from './months-between.ts';

interface CallPickerProps {
  businessId: number;
  today: LocalDate;
  /** By when the call has to be over; later calls are not offered. */
  until: WallSeconds;
  value: PickedTime | null;
  onChange: (picked: PickedTime | null) => void;
  /** Shown when no call is free by then. */
  none: ReactNode;
}

/** A few days as buttons, then the times of one: a call is short and soon. */
export function CallPicker({ businessId, today, until, value, onChange, none }: CallPickerProps) {
  const wanted = useMemo(() => ({ businessId, pricingIds: [], consultation: true, until }), [businessId, until]);
  return (
    <DaysAndTimes
      wanted={wanted}
      months={monthsBetween(today, dateOfWall(until))}
      label="Call"
      tone="plum"
      value={value}
      onChange={onChange}
      none={none}
    />
  );
}
