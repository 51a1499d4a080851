import { addDays, addMonthsToDate, isLocalDate, type LocalDate, monthRange, weekRange } from '@thyme/domain/time';
import { useSearchParams } from 'react-router';
import { useDesk } from '../../../lib/desk.ts';
import { useShopNow } from '../../../lib/use-shop-now.ts';
import type { Days } from './use-calendar.ts';

export type ViewKind = 'day' | 'week' | 'month';

export interface View {
  kind: ViewKind;
  date: LocalDate;
  /** What the calendar shows entry by entry; in a month it is the chosen day. */
  days: Days;
  /** The one chair that is looked at, where there is room for one or a week is shown. */
  chairId: number | null;
  /** A day's columns are rooms instead of people. */
  isByRoom: boolean;
  /** Looks at what has no chair, where there is room for one column. */
  isElsewhere: boolean;
  appointmentId: number | null;
  /** The appointment is opened to propose another time. */
  isProposing: boolean;
  classId: number | null;
  blockId: number | null;
  /** Something new is being put together: where it was begun. */
  adding: { at: number | null; chairId: number | null; guestId: number | null; againId: number | null } | null;
}

type Change = Partial<
  Record<
    'date' | 'view' | 'by' | 'chair' | 'appt' | 'class' | 'block' | 'new' | 'at' | 'on' | 'guest' | 'propose' | 'again',
    string | number | null
  >
>;

/** How the address names the column of what has no chair. */
export const ELSEWHERE = 'none';
/** Columns by room. */
export const ROOMS = 'rooms';
/** And everybody's columns, for somebody who has one of their own. */
const EVERYONE = 'all';

/** Nothing of the calendar is looked at closely. */
const CLOSED = { appt: null, propose: null, class: null, block: null };
/** Nothing beside the calendar. */
const ALONE = { ...CLOSED, new: null, at: null, on: null, guest: null, again: null };

/** Where one is looking; the address keeps it, so that it can be shared and gone back to. */
export function useView() {
  const [search, setSearch] = useSearchParams();
  const { today } = useShopNow();
  const { business, runsShop } = useDesk();
  // Staff with a column of their own begin there; whoever runs the shop looks after everybody.
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
    /** The change that shows everybody. */
    everyone: { chair: own === null ? null : EVERYONE },
    isToday: date === today,
    /** The same place with something else, for a link. */
    linkTo: (change: Change) => `?${changed(change)}`,
    /** One thing beside the calendar at a time. */
    beside: (change: Change) => `?${changed({ ...ALONE, ...change })}`,
    open: (change: Change) => setSearch(changed({ ...ALONE, ...change }), { preventScrollReset: true }),
    look: (change: Change) => setSearch(changed(change), { preventScrollReset: true }),
    /** Another day. What is being put together stays: its time is looked for. */
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

/** The whole weeks that show the month of a date. */
export function weeksOfMonth(date: LocalDate): Days {
  const { from, to } = monthRange(date);
  return { from: weekRange(from).from, to: weekRange(to).to };
}

function numberIn(search: URLSearchParams, name: string): number | null {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? value : null;
}
