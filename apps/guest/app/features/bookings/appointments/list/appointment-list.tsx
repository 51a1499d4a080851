import { Button, Skeleton, SkeletonGroup } from '@thyme/ui';
import type { ListedAppointment } from '../use-appointments.ts';
import { AppointmentRow } from './appointment-row.tsx';

interface AppointmentListProps {
  appointments: readonly ListedAppointment[];
  chosen: number | null;
  hrefOf: (id: number) => string;
  /** Loads more; null when all are loaded. */
  more: (() => void) | null;
  busy: boolean;
}

export function AppointmentList({ appointments, chosen, hrefOf, more, busy }: AppointmentListProps) {
  return (
    <div className="grid content-start gap-3">
      <ul aria-label="Appointments" className="grid gap-3">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentRow appointment={appointment} to={hrefOf(appointment.id)} chosen={appointment.id === chosen} />
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="secondary" wide busy={busy} onClick={more}>
          Load more
        </Button>
      )}
    </div>
  );
}

export function AppointmentsSkeleton() {
  return (
    <SkeletonGroup label="Loading your appointments">
      <div className="grid gap-6 nav:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="rounded-md" height={104} />
          ))}
        </div>
        <Skeleton className="rounded-lg max-nav:hidden" height={640} />
      </div>
    </SkeletonGroup>
  );
}
