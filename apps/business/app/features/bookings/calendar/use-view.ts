import {
  addDays,
  addMonthsToDate,
  isLocalDate,
  type LocalDate,
  monthRange,
  type WallSeconds,
  weekRange,
} from '@thyme/domain/time';
import { useSearchParams } from 'react-router';
import { useDesk } from '../../../lib/desk.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import type { Days } from './use-calendar.ts';

export type ViewKind = 'day' | 'week' | 'month';

export interface View {
  kind: ViewKind;
  date: LocalDate;
  /** The days whose entries are shown; in a month view, the selected day. */
  days: Days;
  /** The only chair shown, on a phone or in a week. */
  chairId: number | null;
  /** Whether a day's columns are rooms instead of people. */
  isByRoom: boolean;
  /** Whether the column without a chair is shown, where there is room for one column. */
  isElsewhere: boolean;
  appointmentId: number | null;
  /** Whether the appointment opens with the form to propose another time. */
  isProposing: boolean;
  classId: number | null;
  blockId: number | null;
  /** Where a new entry was started, if one is being created. */
  adding: { at: number | null; chairId: number | null; guestId: number | null; againId: number | null } | null;
}

type Change = Partial<
  Record<
    'date' | 'view' | 'by' | 'chair' | 'appt' | 'class' | 'block' | 'new' | 'at' | 'on' | 'guest' | 'propose' | 'again',
    string | number | null
  >
>;

/** Link to an appointment on its own day; `starts` as the shop's wall clock. */
export type LinkTo = (appointmentId: number, starts: WallSeconds) => string;

/** URL value for the column without a chair. */
export const ELSEWHERE = 'none';
/** URL value for columns by room. */
export const ROOMS = 'rooms';
/** URL value for everyone's columns, for staff whose default is their own. */
const EVERYONE = 'all';

/** Closes the open appointment, class or block. */
const CLOSED = { appt: null, propose: null, class: null, block: null };
/** Closes everything beside the calendar, including a new entry. */
const ALONE = { ...CLOSED, new: null, at: null, on: null, guest: null, again: null };

/** The calendar's view state, kept in the URL so that it can be shared and the back button works. */
export function useView() {
  const [search, setSearch] = useSearchParams();
  const { today } = useShopNow();
  const { business, runsShop } = useDesk();
  // Staff with a column of their own start there; owners and managers see everyone.
  const own = runsShop ? null : business.own_chair_id;
  const given = search.get('date') ?? '';
  const date = isLocalDate(given) ? given : today;
  const kind = kindOf(search.get('view'));
  const view: View = {
    kind,
    date,
    days: kind === 'week' ? weekRange(date) : { from: date, to: date },
    chairId: search.has('chair') ? numberIn(search, 'chair') : own,
    isByRoom: kind === 'day' && search.get('by') === ROOMS,
    isElsewhere: search.get('chair') === ELSEWHERE,
    appointmentId: numberIn(search, 'appt'),
    isProposing: search.has('propose'),
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
    /** Parameter changes that show everyone. */
    everyone: { chair: own === null ? null : EVERYONE },
    isToday: date === today,
    /** Link to the current view with some parameters changed. */
    linkTo: (change: Change) => `?${changed(change)}`,
    /** Link that opens one thing beside the calendar and closes the others. */
    beside: (change: Change) => `?${changed({ ...ALONE, ...change })}`,
    open: (change: Change) => setSearch(changed({ ...ALONE, ...change }), { preventScrollReset: true }),
    look: (change: Change) => setSearch(changed(change), { preventScrollReset: true }),
    /** Like `look`, without a step that Back would return to. */
    replace: (change: Change) => setSearch(changed(change), { preventScrollReset: true, replace: true }),
    /** Goes to another day. A new entry that is being created stays open. */
    step: (by: 1 | -1) =>
      setSearch(changed({ date: stepFrom(date, kind, by), ...CLOSED }), {
        preventScrollReset: true,
      }),
  };
}

const kindOf = (given: string | null): ViewKind => (given === 'week' || given === 'month' ? given : 'day');

function stepFrom(date: LocalDate, kind: ViewKind, by: 1 | -1): LocalDate {
  if (kind === 'month') return addMonthsToDate(date, by);
  return addDays(date, kind === 'week' ? by * 7 : by);
}

/** The whole weeks that cover a date's month. */
export function weeksOfMonth(date: LocalDate): Days {
  const { from, to } = monthRange(date);
  return { from: weekRange(from).from, to: weekRange(to).to };
}

function numberIn(search: URLSearchParams, name: string): number | null {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? value : null;
}
