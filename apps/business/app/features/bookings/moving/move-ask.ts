/** A requested move: what, and where to as far as it is known. */
export interface MoveAsk {
  appointmentId: number;
  lineId: number | null;
  starts: number | null;
  chairId: number | null;
  minutes: number | null;
  /** The unit of a room that it occupies, and the one it should get; equal until another is chosen. */
  room?: { from: number; to: number } | null;
}
