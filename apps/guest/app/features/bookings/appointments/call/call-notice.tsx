import { formatDayTime } from '@thyme/domain/time';
import { Button, Skeleton } from '@thyme/ui';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import type { RenderPicker } from '../reschedule/reschedule-dialog.tsx';
import { useAppointment } from '../use-appointments.ts';
import { useDialogs } from '../use-dialogs.tsx';
import { JoinCall } from './join-call.tsx';

interface CallNoticeProps {
  appointmentId: number;
  profileName: string;
  picker: RenderPicker;
}

/** A booked call, loaded by its id: its time, the link to join, and the button to move it. */
export function CallNotice({ appointmentId, profileName, picker }: CallNoticeProps) {
  const { data: appointment, isPending } = useAppointment(appointmentId);
  const { open, dialogs } = useDialogs(picker);
  if (isPending) return <Skeleton height={132} className="rounded-md" />;
  if (!appointment?.upcoming) return null;
  return (
    <>
      <JoinCall appointment={appointment} profileName={profileName} />
      {appointment.move?.options[0] && (
        <p className="text-ink-soft">
          You’ve asked to move it to{' '}
          <b className="font-semibold figures">
            {zoned(formatDayTime(appointment.move.options[0].date), appointment.business_info?.zone_label ?? '')}
          </b>
          .
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {appointment.can_reschedule && (
          <Button size="sm" variant="secondary" onClick={() => open({ what: 'reschedule', appointment })}>
            <CalendarClock aria-hidden="true" /> Move the call
          </Button>
        )}
        <Button size="sm" variant="ghost" className="max-sm:-ml-3" asChild>
          <Link to={`/profile/appointments?id=${appointmentId}`}>See the call</Link>
        </Button>
      </div>
      {dialogs}
    </>
  );
}
