import type { GuestMoves } from '@thyme/domain/bookings';
import { formatMinutes } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Card, Select } from '@thyme/ui';
import { withOwn } from '../../../lib/changes/with-own.ts';

export interface BookingWindow {
  /** In minutes. */
  notice: number;
  /** In days. */
  horizon: number;
  /** Until when guests may move their appointments. */
  moves: GuestMoves;
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

const MOVE_WORDS: Record<GuestMoves, string> = {
  free: 'while it’s free',
  start: 'until it begins',
  never: 'never',
};

/** What guests can do then; a request, because the shop answers it. */
const MOVE_HINTS: Record<GuestMoves, string> = {
  free: 'Guests can ask for another time as long as cancelling costs them nothing.',
  start: 'Guests can ask for another time until the appointment begins.',
  never: 'Guests can cancel online, but have to contact you to move an appointment.',
};

interface WindowProps {
  draft: BookingWindow;
  onChange: (draft: BookingWindow) => void;
}

/**
 * How soon and how far ahead guests can book, and until when they can move it. Only moving is about appointments that are
 * booked already.
 */
export function BookingWindowCard({ draft, onChange }: WindowProps) {
  const row = 'grid grid-cols-[minmax(4.75rem,1fr)_minmax(0,11rem)] items-center gap-3';
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
        <div className={row}>
          <span aria-hidden="true">Moving it</span>
          <Select
            label="Moving it"
            hideLabel
            value={draft.moves}
            onChange={({ currentTarget }) => onChange({ ...draft, moves: currentTarget.value as GuestMoves })}
          >
            {(['free', 'start', 'never'] as const).map((moves) => (
              <option key={moves} value={moves}>
                {MOVE_WORDS[moves]}
              </option>
            ))}
          </Select>
        </div>
        <p className="text-sm text-ink-soft">{MOVE_HINTS[draft.moves]}</p>
      </section>
    </Card>
  );
}
