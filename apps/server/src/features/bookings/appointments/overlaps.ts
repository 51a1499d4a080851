import type { Span } from '@thyme/domain/availability';
import type { Services } from '../../../platform/services.ts';
import { type AppointmentRow, listComing, listDates } from './store.ts';

/** More than a guest can plausibly have within the days of one cart. */
const MOST = 200;

/** A guest's upcoming appointments, at any shop, that overlap the spans. For a class only its own dates count. */
export async function listOverlaps(
  { db, clock }: Services,
  userId: number,
  spans: readonly Span[],
): Promise<AppointmentRow[]> {
  if (spans.length === 0) return [];
  const all = { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
  const rows = await listComing(db, userId, all, { now: clock.now(), limit: MOST });
  if (rows.length === 0) return [];
  const dates = await listDates(
    db,
    rows.map(({ appointment }) => appointment.id),
  );
  return rows.filter(({ appointment: { id, startsAt, endsAt } }) => {
    const own = dates.filter(({ appointmentId }) => appointmentId === id);
    const busy = own.length > 0 ? own : [{ startsAt, endsAt }];
    return busy.some((time) => spans.some(({ from, to }) => from < time.endsAt && to > time.startsAt));
  });
}
