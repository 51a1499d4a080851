import type { LocalDate } from '@thyme/domain/time';
import type { ReactNode } from 'react';
import type { PickedTime } from './picked-time.ts';

export interface ClassPickerProps {
  businessId: number;
  service: { id: number; service_id: number };
  kind: 'class' | 'repeated' | 'course';
  /** A repeated class can also be joined on one date only. */
  allowsSingle: boolean;
  /** The listed dates; no others can be booked. */
  dates: readonly { date_time: number; seats_left: number }[];
  value: PickedTime | null;
  onChange: (picked: PickedTime | null) => void;
  occurrences: number;
  onOccurrences: (count: number) => void;
  onAvailable: (count: number | null) => void;
  /** What a number of dates costs, formatted. */
  priceOf: (count: number) => string;
  /** The waiting list for a full date; for a course, `null` stands for all of its dates. */
  waiting: (date: LocalDate | null, leave: () => void) => ReactNode;
}
