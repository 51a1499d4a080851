import type { appointments } from '@thyme/db/schema';
import { zonedDayTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type DescribedAppointment, mailGuest } from './send.ts';
import { seriesMail } from './series-mail.ts';
import { listBookedWith } from './series-store.ts';

type Appointment = typeof appointments.$inferSelect;

/** Whether an appointment was booked as a date of a series, other than the one that the series is based on. */
export const isSeriesDate = ({ id, seriesId }: Appointment): boolean => seriesId !== null && seriesId !== id;

/** Mails all dates that were booked together, once: with the first of them. */
export async function mailSeries(tx: UnitOfWork, described: DescribedAppointment): Promise<void> {
  const { appointment, business } = described.record;
  const together = await listBookedWith(tx.db, appointment);
  if (together[0]?.id !== appointment.id) return;
  const dates = together.map(({ startsAt }) => zonedDayTime(business.zone, startsAt));
  const data = { ...described.facts, dates };
  await mailGuest(tx, described, { template: seriesMail, data, dedupeKey: `series-booked:${appointment.id}` });
}
