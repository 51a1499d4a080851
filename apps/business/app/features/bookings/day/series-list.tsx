import { dateOfWall, formatDay, formatTime } from '@thyme/domain/time';
import { Link } from 'react-router';
import { isComing } from '../appointment/appointment-words.ts';
import type { Appointment } from '../operations.ts';

/** The other dates of a series. */
export function SeriesList({ series }: Pick<Appointment, 'series'>) {
  if (series.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 font-semibold">Part of a series</h3>
      <ul aria-label="Other dates of the series" className="grid">
        {series.map(({ appt_id, starts, status }) => (
          <li key={appt_id} className={isComing(status) ? undefined : 'text-ink-soft'}>
            <Link
              to={`/?date=${dateOfWall(starts)}&appt=${appt_id}`}
              className="inline-flex min-h-11 items-center text-ink underline decoration-line-strong"
            >
              {formatDay(starts)} {dateOfWall(starts).slice(0, 4)}, {formatTime(starts)}
            </Link>
            {!isComing(status) &&
              ` ${status === 'Cancelled' ? 'cancelled' : status === 'Completed' ? 'came' : 'missed'}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
