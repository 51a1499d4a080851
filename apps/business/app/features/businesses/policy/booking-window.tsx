import { formatMinutes } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Card, Select } from '@thyme/ui';
import { withOwn } from '../../../lib/changes/with-own.ts';

export interface BookingWindow {
  /** In minutes. */
  notice: number;
  /** In days. */
  horizon: number;
}

const DAY = 1440;
const NOTICES = [0, 30, 60, 120, 240, 480, DAY, 2 * DAY, 7 * DAY];
const HORIZONS = [14, 28, 42, 56, 84, 182, 365];

const noticeWords = (minutes: number) => {
  if (minutes === 0) return 'Up to the last minute';
  return minutes < DAY ? `${formatMinutes(minutes)} ahead` : `${count(minutes / DAY, 'day')} ahead`;
};
const horizonWords = (days: number) =>
  days % 7 === 0 ? `${count(days / 7, 'week')} ahead` : days === 365 ? 'A year ahead' : `${count(days, 'day')} ahead`;

interface WindowProps {
  draft: BookingWindow;
  onChange: (draft: BookingWindow) => void;
}

/** How soon and how far ahead guests can book. Existing appointments are not affected. */
export function BookingWindowCard({ draft, onChange }: WindowProps) {
  const row = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-3';
  return (
    <Card asChild>
      <section aria-labelledby="window" className="grid gap-3">
        <h2 id="window" className="display-22">
          Booking window
        </h2>
        <div className={row}>
          <span aria-hidden="true">At least</span>
          <Select
            label="At least"
            hideLabel
            value={draft.notice}
            onChange={({ currentTarget }) => onChange({ ...draft, notice: Number(currentTarget.value) })}
          >
            {withOwn(NOTICES, draft.notice).map((minutes) => (
              <option key={minutes} value={minutes}>
                {noticeWords(minutes)}
              </option>
            ))}
          </Select>
        </div>
        <div className={row}>
          <span aria-hidden="true">At most</span>
          <Select
            label="At most"
            hideLabel
            value={draft.horizon}
            onChange={({ currentTarget }) => onChange({ ...draft, horizon: Number(currentTarget.value) })}
          >
            {withOwn(HORIZONS, draft.horizon).map((days) => (
              <option key={days} value={days}>
                {horizonWords(days)}
              </option>
            ))}
          </Select>
        </div>
      </section>
    </Card>
  );
}
