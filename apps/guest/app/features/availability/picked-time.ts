import type { LocalDate, WallSeconds } from '@thyme/domain/time';

/** A date and a time on it, as chosen in a picker. */
export interface PickedTime {
  date: LocalDate;
  time: WallSeconds;
}
