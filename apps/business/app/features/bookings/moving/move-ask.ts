/** What is to be moved, and where to, as far as that is known. */
export interface MoveAsk {
  appointmentId: number;
  lineId: number | null;
  starts: number | null;
  chairId: number | null;
  minutes: number | null;
  /** The place of a room that it keeps, and the one it should keep instead; the same while none is chosen. */
  room?: { from: number; to: number } | null;
}
