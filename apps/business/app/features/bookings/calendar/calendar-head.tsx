import { MONTHS, monthOf } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Button, IconButton, SegmentedControl } from '@thyme/ui';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Footprints, Plus, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayWords, longDayWords } from '../../../lib/time/day-words.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { AddDialog } from '../adding/add-dialog.tsx';
import type { Chair, Load } from '../operations.ts';
import { Jump } from './jump/jump.tsx';
import { sumOf } from './month/month-words.ts';
import { useLoad } from './use-load.ts';
import { ROOMS, type useView, weeksOfMonth } from './use-view.ts';

interface HeadProps {
  navigation: ReturnType<typeof useView>;
  today: string;
  /** Whether the day can be shown by room too. */
  hasRooms?: boolean;
  /** Who can be chosen for a group. */
  chairs: readonly Chair[];
  /** Extra content below the title, such as the choice of people. */
  children?: ReactNode;
}

const parts = (date: string) => {
  const [year = '', month = '1', day = '1'] = date.split('-');
  return { year, day: Number(day), month: MONTHS[Number(month) - 1] ?? '' };
};

/** On a phone both choices fit side by side. */
const SMALLER = 'max-md:[&_label]:px-2.5 max-md:[&_label]:text-sm';

type View = HeadProps['navigation']['view'];

/** 'Saturday 22 August', '17 – 23 August', 'August 2026'; days and weeks with the year when it is not this one. */
export function titleOf({ kind, date, days }: View, today: string): string {
  if (kind === 'day') return longDayWords(date, today);
  if (kind === 'month') return `${parts(date).month} ${parts(date).year}`;
  const [from, to] = [parts(days.from), parts(days.to)];
  const year = to.year === parts(today).year ? '' : ` ${to.year}`;
  return from.month === to.month
    ? `${from.day} – ${to.day} ${to.month}${year}`
    : `${from.day} ${from.month} – ${to.day} ${to.month}${year}`;
}

/** 'Sat 22 Aug', '17 – 23 Aug', 'Aug 2026': one line on a phone. */
function shortTitleOf(view: View, today: string): string {
  if (view.kind === 'day') return dayWords(view.date, today);
  return titleOf(view, today).replace(/[A-Z][a-z]+/g, (month) => month.slice(0, 3));
}

export function CalendarHead({ navigation, today, hasRooms = false, chairs, children }: HeadProps) {
  const { view, look, step, open } = navigation;
  const unit = view.kind;
  const isMonth = unit === 'month';
  return (
    <header data-toast-below="" className="flex-none border-b border-line px-4 py-3 md:px-7 print:hidden">
      {/* Two rows; on a phone both choices share one. */}
      <div className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:contents">
          <div className="flex w-full items-center justify-between gap-4 md:w-auto">
            <h1 className="display-28 outline-none">
              <Jump navigation={navigation}>
                <span className="dialog:hidden">{shortTitleOf(view, today)}</span>
                <span className="hidden dialog:inline">{titleOf(view, today)}</span>
              </Jump>
            </h1>
            <div className="flex items-center">
              {view.date !== today && (
                <Button variant="secondary" size="sm" onClick={() => look({ date: null, appt: null })}>
                  Today
                </Button>
              )}
              <IconButton label={`Previous ${unit}`} onClick={() => step(-1)}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton label={`Next ${unit}`} onClick={() => step(1)}>
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </div>
          </div>
          <SegmentedControl
            className={`md:ml-auto ${SMALLER}`}
            label="How much to show"
            value={unit}
            onValueChange={(next) => look({ view: next === 'day' ? null : next, appt: null })}
            segments={[
              { value: 'day', label: 'Day' },
              { value: 'week', label: 'Week' },
              { value: 'month', label: 'Month' },
            ]}
          />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 max-md:contents md:mt-2">
          <div className="mr-auto hidden md:block">
            <Figures view={view} />
          </div>
          {hasRooms && unit === 'day' && (
            <SegmentedControl
              className={`max-md:ml-auto ${SMALLER}`}
              label="Columns"
              value={view.isByRoom ? ROOMS : 'people'}
              onValueChange={(next) => look({ by: next === ROOMS ? ROOMS : null, chair: null })}
              segments={[
                { value: 'people', label: 'People' },
                { value: ROOMS, label: 'Rooms' },
              ]}
            />
          )}
          {unit === 'day' && (
            <span className="hidden wide:block">
              <IconButton label="Print the day" onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-5" />
              </IconButton>
            </span>
          )}
          {/* On a phone these two float over the bottom of the calendar; in a month they would hide the chosen day. */}
          <div
            className={clsx(
              'flex gap-2',
              isMonth
                ? 'max-md:ml-auto max-md:[&_span]:sr-only'
                : 'max-md:fixed max-md:right-4 max-md:bottom-20 max-md:z-20',
            )}
          >
            <AddDialog kind="walk-in" chairs={chairs} date={view.date} onBooked={(appt, date) => open({ appt, date })}>
              <Button variant="secondary" size="sm">
                <Footprints aria-hidden="true" className="size-5" /> <span>Walk-in</span>
              </Button>
            </AddDialog>
            <Button
              size="sm"
              className={isMonth ? undefined : 'max-md:shadow-lift'}
              aria-label="New booking"
              onClick={() => open({ new: 1, on: view.chairId })}
            >
              <Plus aria-hidden="true" className="size-5" />{' '}
              <span>
                New<span className="md:max-wide:hidden"> booking</span>
              </span>
            </Button>
          </div>
        </div>
      </div>
      {children}
    </header>
  );
}

/** Summary of the shown days: bookings, money, and how full they are. */
function Figures({ view }: { view: View }) {
  const money = useMoney();
  const isMonth = view.kind === 'month';
  const { data } = useLoad(isMonth ? weeksOfMonth(view.date) : view.days, isMonth ? view.chairId : null);
  if (!data) return null;
  const isShown = ({ date }: Load) => !isMonth || monthOf(date) === monthOf(view.date);
  const { bookings, worth, fill } = sumOf(data.filter(isShown));
  const [bookingWords] = count(bookings, 'booking').split(' ').slice(1);
  return (
    <p className="flex gap-5 text-sm text-ink-soft">
      <span>
        <b className="font-semibold text-ink figures">{bookings}</b> {bookingWords}
      </span>
      <span className="md:max-dialog:hidden">
        <b className="font-semibold text-ink figures">{money(worth)}</b> booked
      </span>
      {fill !== null && (
        <span>
          <b className="font-semibold text-ink figures">{fill}%</b> full
        </span>
      )}
    </p>
  );
}
