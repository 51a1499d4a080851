import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/hydration/lazy-part.ts';
import type { RenderPicker } from './reschedule/reschedule-dialog.tsx';
import type { Appointment } from './use-appointments.ts';

const CancelDialog = lazyPart(() =>
  import('./cancel/cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
);
const RescheduleDialog = lazyPart(() =>
  import('./reschedule/reschedule-dialog.tsx').then((module) => ({ default: module.RescheduleDialog })),
);

export interface DialogRequest {
  what: 'cancel' | 'reschedule';
  appointment: Appointment;
}

/** The two dialogs that change an appointment. One leads to the other: a guest who wants to cancel may prefer to move. */
export function useDialogs(picker: RenderPicker): { open: (request: DialogRequest) => void; dialogs: ReactNode } {
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const close = () => setRequest(null);
  const dialogs = (
    <Suspense>
      {request?.what === 'cancel' && (
        <CancelDialog
          appointment={request.appointment}
          onClose={close}
          onReschedule={() => setRequest({ ...request, what: 'reschedule' })}
        />
      )}
      {request?.what === 'reschedule' && (
        <RescheduleDialog appointment={request.appointment} picker={picker} onClose={close} />
      )}
    </Suspense>
  );
  return { open: setRequest, dialogs };
}
