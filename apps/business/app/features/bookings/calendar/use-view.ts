import { addDays, isLocalDate, type LocalDate, weekRange } from '@thyme/domain/time';
import { useSearchParams } from 'react-router';
import { useShopNow } from '../../../lib/use-shop-now.ts';
import type { Days } from './use-calendar.ts';

export interface View {
  kind: 'day' | 'week';
  date: LocalDate;
  days: Days;
  /** The one chair that is looked at, where there is room for one or a week is shown. */
  chairId: number | null;
  /** Looks at what has no chair, where there is room for one column. */
  isElsewhere: boolean;
  appointmentId: number | null;
  classId: number | null;
  blockId: number | null;
  /** Something new is being put together: where it was begun. */
  adding: { at: number | null; chairId: number | null; guestId: number | null; againId: number | null } | null;
}

type Change = Partial<
  Record<
    'date' | 'view' | 'chair' | 'appt' | 'class' | 'block' | 'new' | 'at' | 'on' | 'guest' | 'again',
    string | number | null
  >
>;

/** How the address names the column of what has no chair. */
export const ELSEWHERE = 'none';

/** Nothing of the calendar is looked at closely. */
const CLOSED = { appt: null, class: null, block: null };
/** Nothing beside the calendar. */
const ALONE = { ...CLOSED, new: null, at: null, on: null, guest: null, again: null };

/** Where one is looking; the address keeps it, so that it can be shared and gone back to. */
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
      ? {
          at: numberIn(search, 'at'),
          chairId: numberIn(search, 'on'),
          guestId: numberIn(search, 'guest'),
          againId: numberIn(search, 'again'),
        }
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
    /** The same place with something else, for a link. */
    linkTo: (change: Change) => `?${changed(change)}`,
    /** One thing beside the calendar at a time. */
    beside: (change: Change) => `?${changed({ ...ALONE, ...change })}`,
    open: (change: Change) => setSearch(changed({ ...ALONE, ...change }), { preventScrollReset: true }),
    look: (change: Change) => setSearch(changed(change), { preventScrollReset: true }),
    /** Another day. What is being put together stays: its time is looked for. */
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
