import { CALL_LEAD_MINUTES } from '@thyme/domain/bookings';
import { formatDay, formatDayTime, formatMinutes, formatTime, type WallSeconds } from '@thyme/domain/time';

interface CallBarProps {
  now: WallSeconds;
  appointment: WallSeconds;
  call: WallSeconds | null;
  /** By when the call has to be over. */
  until: WallSeconds;
}

const short = (at: WallSeconds) => `${formatDay(at).slice(0, 3)} ${formatTime(at)}`;

/** Why a call has to be early: the time for it, a pause for the shop, the appointment. */
export function CallBar({ now, appointment, call, until }: CallBarProps) {
  const share = call === null ? null : Math.min(0.97, Math.max(0.03, (call - now) / Math.max(1, until - now)));
  return (
    <div className="mt-7 grid grid-cols-[minmax(0,4fr)_minmax(0,1fr)_minmax(5.75rem,1.3fr)] gap-x-1 text-sm leading-snug figures">
      <span aria-hidden="true" className="relative h-2.5 rounded-l-full bg-plum-200">
        {share !== null && (
          <span
            className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-3 border-card bg-plum"
            style={{ left: `${share * 100}%` }}
          />
        )}
      </span>
      <span aria-hidden="true" className="hatched-fine h-2.5" />
      <span aria-hidden="true" className="h-2.5 rounded-r-full bg-thyme-700" />
      <p className="mt-2.5">
        <b className="block font-semibold">Call any time until {short(until)}</b>
        <span className="text-ink-soft">{call === null ? 'No call chosen yet' : `Yours: ${formatDayTime(call)}`}</span>
      </p>
      <p className="mt-2.5">
        <b className="block font-semibold">{formatMinutes(CALL_LEAD_MINUTES)}</b>
        <span className="text-ink-soft">to prepare</span>
      </p>
      <p className="mt-2.5">
        <b className="block font-semibold">Appointment</b>
        <span className="text-ink-soft">{short(appointment)}</span>
      </p>
    </div>
  );
}
