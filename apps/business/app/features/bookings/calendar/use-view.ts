import { addDays, isLocalDate, type LocalDate, weekRange } from '@thyme/domain/time';
import { useSearchParams } from 'react-router';
import { useShopNow } from '../../../lib/use-shop-now.ts';
import type { Days } from './use-calendar.ts';

export interface View {
  kind: 'day' | 'week';
  date: LocalDate;
  days: Days;
  /** The selected chair, in the week view and where only one column fits. */
  chairId: number | null;
  /** The column of entries without a chair is selected, where only one column fits. */
  isElsewhere: boolean;
  appointmentId: number | null;
  classId: number | null;
  blockId: number | null;
  /** The slot where a new entry was started. */
  adding: { at: number | null; chairId: number | null; guestId: number | null } | null;
}

type Change = Partial<
  Record<'date' | 'view' | 'chair' | 'appt' | 'class' | 'block' | 'new' | 'at' | 'on' | 'guest', string | number | null>
>;

/** URL value for the column of entries without a chair. */
export const ELSEWHERE = 'none';

/** No entry is open. */
const CLOSED = { appt: null, class: null, block: null };
/** No side panel is open. */
const ALONE = { ...CLOSED, new: null, at: null, on: null, guest: null };

/** The view state of the calendar, stored in the URL so that it can be shared and works with Back. */
export function useView() {
  const [search, setSearch] = useSearchParams();
  const { today } = useShopNow();
  const given = search.get('date') ?? '';
  const date = isLocalDate(given) ? given : today;
  const kind = search.get('view') === 'week' ? 'week' : 'day';
  const view: View = {
    kind,
    date,
    days: kind === 'week' ? weekRange(date) : { from: date, to: date },
    chairId: numberIn(search, 'chair'),
    isElsewhere: search.get('chair') === ELSEWHERE,
    appointmentId: numberIn(search, 'appt'),
    classId: numberIn(search, 'class'),
    blockId: numberIn(search, 'block'),
    adding: search.has('new')
      ? { at: numberIn(search, 'at'), chairId: numberIn(search, 'on'), guestId: numberIn(search, 'guest') }
      : null,
  };

  function changed(change: Change): URLSearchParams {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, String(value));
    }
    return next;
  }
  return {
    view,
    isToday: date === today,
    /** A link to the current view with some parameters changed. */
    linkTo: (change: Change) => `?${changed(change)}`,
    /** A link that opens one side panel and closes any other. */
    beside: (change: Change) => `?${changed({ ...ALONE, ...change })}`,
    open: (change: Change) => setSearch(changed({ ...ALONE, ...change }), { preventScrollReset: true }),
    update: (change: Change) => setSearch(changed(change), { preventScrollReset: true }),
    /** Moves to another day; a new entry stays open, as the user may be choosing its time. */
    step: (by: 1 | -1) =>
      setSearch(changed({ date: addDays(date, by * (kind === 'week' ? 7 : 1)), ...CLOSED }), {
        preventScrollReset: true,
      }),
  };
}

function numberIn(search: URLSearchParams, name: string): number | null {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? value : null;
}
