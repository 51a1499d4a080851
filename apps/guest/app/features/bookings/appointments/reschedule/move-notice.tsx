import { useQueryClient } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { Button, Skeleton, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import { APPOINTMENTS_KEY, type Appointment, useAppointment } from '../use-appointments.ts';
import { useDialogs } from '../use-dialogs.tsx';
import { MoveQuestion } from './move-question.tsx';
import type { RenderPicker } from './reschedule-dialog.tsx';

interface MoveNoticeProps {
  appointmentId: number;
  /** False once this proposal is settled; the appointment may have a newer one. */
  isOpen: boolean;
  picker: RenderPicker;
}

/** A proposal of another time, or what has become of it, loaded by the appointment's id. */
export function MoveNotice({ appointmentId, isOpen, picker }: MoveNoticeProps) {
  const queries = useQueryClient();
  const { data: appointment, isPending, isError, refetch } = useAppointment(appointmentId);
  const { open, dialogs } = useDialogs(picker);
  if (isPending) return <Skeleton height={180} className="max-w-100 rounded-md" />;
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (!isOpen || !appointment?.move) return <Settled appointment={appointment ?? null} />;
  return (
    <>
      <MoveQuestion
        appointment={appointment}
        onReschedule={() => open({ what: 'reschedule', appointment })}
        onCancel={() => open({ what: 'cancel', appointment })}
        onEnd={() => void queries.invalidateQueries({ queryKey: APPOINTMENTS_KEY })}
      />
      {dialogs}
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">We couldn’t load the proposed time. Check that you’re online.</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Answered, withdrawn by the shop or accepted by itself: what counts is when the appointment is now. */
function Settled({ appointment }: { appointment: Appointment | null }) {
  if (!appointment) return <p className="text-ink-soft">There’s nothing left to answer.</p>;
  const { id, status, date, upcoming, business_info: shop } = appointment;
  const when = zoned(formatDayTime(date), shop?.zone_label ?? '');
  const outcome =
    status === 'Cancelled' ? 'this appointment is cancelled' : `your appointment ${upcoming ? 'is' : 'was'} on ${when}`;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-ink-soft">There’s nothing left to answer: {outcome}.</p>
      <TextLink asChild standalone>
        <Link to={`/profile/appointments?${upcoming ? '' : 'tab=past&'}id=${id}`}>See the appointment</Link>
      </TextLink>
    </div>
  );
}
