import { formatTime, type WallSeconds } from '@thyme/domain/time';

/** Why the time that the guest chose is not chosen. */
export function LostTime({ time }: { time: WallSeconds | null }) {
  if (time === null) return null;
  return <p className="mb-3 text-danger">{formatTime(time)} has just gone. Please choose another time.</p>;
}
