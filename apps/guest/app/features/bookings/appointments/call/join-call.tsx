import { formatTime } from '@thyme/domain/time';
import { CLOSES_AFTER_SECONDS, OPENS_BEFORE_SECONDS } from '@thyme/domain/video';
import { useNow } from '@thyme/site/use-now.ts';
import { Button } from '@thyme/ui';
import { clsx } from 'clsx';
import { Video } from 'lucide-react';
import { Link } from 'react-router';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import type { Appointment } from '../use-appointments.ts';

interface JoinCallProps {
  appointment: Appointment;
  /** The guest's name, as the call shows it. */
  profileName: string;
  className?: string;
}

type Room = NonNullable<Appointment['call']>;

/** Whether the room can be entered: from a quarter of an hour before until half an hour after. */
export function roomState({ starts_at: starts, date, end_date: end, ended }: Room, now: number) {
  if (ended || now >= starts + (end - date) + CLOSES_AFTER_SECONDS) return 'over';
  return now < starts - OPENS_BEFORE_SECONDS ? 'early' : 'open';
}

/** When the room opens, and the link to join once it has. */
export function JoinCall({ appointment, profileName, className }: JoinCallProps) {
  const { call, room_id: room, user_id: user } = appointment;
  const now = useNow(Math.floor(Date.now() / 1000));
  if (!call || room === null) return null;
  const state = roomState(call, now);
  if (state === 'over') return null;
  const words = (
    <>
      <Video aria-hidden="true" /> Consultation Video Call
    </>
  );
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-plum-100 px-5 py-4 text-plum-900',
        className,
      )}
    >
      <p className="leading-snug">
        <b className="block font-semibold figures">
          {state === 'open'
            ? 'The room is open'
            : `The room opens at ${zoned(formatTime(call.date - OPENS_BEFORE_SECONDS), appointment.business_info?.zone_label ?? '')}`}
        </b>
        You don’t need an app, only a camera.
      </p>
      {state === 'open' ? (
        <Button size="sm" asChild className="max-md:w-full">
          <Link to={`/video-vetting/${room}/${user}/${encodeURIComponent(profileName)}`}>{words}</Link>
        </Button>
      ) : (
        <Button size="sm" disabled className="max-md:w-full">
          {words}
        </Button>
      )}
    </div>
  );
}
