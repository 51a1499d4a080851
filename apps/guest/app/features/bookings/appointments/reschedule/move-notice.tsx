import { useQueryClient } from '@tanstack/react-query';
import { Skeleton } from '@thyme/ui';
import { APPOINTMENTS_KEY, useAppointment } from '../use-appointments.ts';
import { useDialogs } from '../use-dialogs.tsx';
import { MoveQuestion } from './move-question.tsx';
import type { RenderPicker } from './reschedule-dialog.tsx';

/** An open proposal of another time, loaded by the appointment's id. */
export function MoveNotice({ appointmentId, picker }: { appointmentId: number; picker: RenderPicker }) {
  const queries = useQueryClient();
  const { data: appointment, isPending } = useAppointment(appointmentId);
  const { open, dialogs } = useDialogs(picker);
  if (isPending) return <Skeleton height={180} className="max-w-100 rounded-md" />;
  if (!appointment?.move) return <p className="text-ink-soft">You’ve already answered this.</p>;
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
