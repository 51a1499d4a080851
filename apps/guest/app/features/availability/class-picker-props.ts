import type { LocalDate } from '@thyme/domain/time';
import type { ReactNode } from 'react';
import type { PickedTime } from './picked-time.ts';

export interface ClassPickerProps {
  businessId: number;
  service: { id: number; service_id: number };
  kind: 'class' | 'repeated' | 'course';
  /** The listed dates; no other can be had. */
  dates: readonly { date_time: number; seats_left: number }[];
  value: PickedTime | null;
  onChange: (picked: PickedTime | null) => void;
  occurrences: number;
  onOccurrences: (count: number) => void;
  onAvailable: (count: number | null) => void;
  waiting: (date: LocalDate, leave: () => void) => ReactNode;
}
