import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RenderPicker } from './reschedule/reschedule-dialog.tsx';
import type { Appointment } from './use-appointments.ts';

const CancelDialog = lazy(() =>
  import('./cancel/cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
);
const RescheduleDialog = lazy(() =>
  import('./reschedule/reschedule-dialog.tsx').then((module) => ({ default: module.RescheduleDialog })),
);

export interface Asked {
  what: 'cancel' | 'reschedule';
  appointment: Appointment;
}

/** The two dialogs that change a visit. One leads to the other: who wants to cancel may rather move. */
export function useDialogs(picker: RenderPicker): { ask: (asked: Asked) => void; dialogs: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const dialogs = (
    <Suspense>
      {asked?.what === 'cancel' && (
        <CancelDialog
          appointment={asked.appointment}
          onClose={close}
          onReschedule={() => setAsked({ ...asked, what: 'reschedule' })}
        />
      )}
      {asked?.what === 'reschedule' && (
        <RescheduleDialog appointment={asked.appointment} picker={picker} onClose={close} />
      )}
    </Suspense>
  );
  return { ask: setAsked, dialogs };
}
