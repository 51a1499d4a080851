import { dateOfWall, formatDayTime, formatTime } from '@thyme/domain/time';
import { Card } from '@thyme/ui';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { BusyConflict } from './operations.ts';

/** Appointments at times that a connected calendar has blocked since. */
export function ConflictsCard({ conflicts }: { conflicts: readonly BusyConflict[] }) {
  return (
    <Card asChild padding="none" className="mb-5 border-honey!">
      <section aria-labelledby="clashes">
        <div className="flex items-start gap-3 px-5 pt-5 pb-2">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 flex-none text-honey-900" />
          <div>
            <h2 id="clashes" className="display-22">
              {conflicts.length === 1 ? 'One appointment clashes' : `${conflicts.length} appointments clash`}
            </h2>
            <p className="text-sm text-ink-soft">
              {conflicts.length === 1
                ? 'It was booked before the time was closed. Move it, or change your own calendar.'
                : 'They were booked before the time was closed. Move them, or change your own calendar.'}
            </p>
          </div>
        </div>
        <ul className="divide-y divide-line">
          {conflicts.map((one) => (
            <li key={`${one.appt_id}-${one.busy_from}`}>
              <Link
                to={`/?date=${dateOfWall(one.starts)}&appt=${one.appt_id}`}
                className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-ink no-underline hover:bg-sand focus-visible:focus-ring"
              >
                <span className="min-w-48 flex-1">
                  <b className="block font-semibold">
                    {one.guest_name}, {formatDayTime(one.starts)}
                  </b>
                  <span className="text-sm text-ink-soft">{one.services}</span>
                </span>
                <span className="text-sm text-ink-soft">
                  {one.person} is busy {formatTime(one.busy_from)} – {formatTime(one.busy_to)}, {one.calendar}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
