/** What is to be moved, and where to, as far as that is known. */
export interface MoveAsk {
  appointmentId: number;
  lineId: number | null;
  starts: number | null;
  chairId: number | null;
  minutes: number | null;
}
