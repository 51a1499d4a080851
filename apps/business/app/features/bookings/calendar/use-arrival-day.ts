import { dateOfWall } from '@thyme/domain/time';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAppointment } from '../appointment/use-appointment.ts';
import type { useView } from './use-view.ts';

/** A link to an appointment from another page or a mail names no day: the calendar turns to the appointment's own. */
export function useArrivalDay({ view, replace }: ReturnType<typeof useView>): void {
  const [search] = useSearchParams();
  const [arrived, setArrived] = useState(search.has('date') ? null : view.appointmentId);
  const { data } = useAppointment(arrived ?? 0, { enabled: arrived !== null });
  useEffect(() => {
    if (arrived === null || !data) return;
    setArrived(null);
    const date = dateOfWall(data.starts);
    if (view.appointmentId === arrived && date !== view.date) replace({ date });
  });
}
