import { formatDay, MONTHS, WEEKDAYS, wallAt } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Button, IconButton, SegmentedControl } from '@thyme/ui';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoney } from '../../../lib/use-money.ts';
import { WalkIn } from '../day/walk-in.tsx';
import type { Calendar } from '../operations.ts';
import { worthOf } from './calendar-layout.ts';
import type { useView } from './use-view.ts';

interface HeadProps {
  navigation: ReturnType<typeof useView>;
  calendar: Calendar | undefined;
  today: string;
  /** In the row under the name, from the people who know. */
  children?: ReactNode;
}

const parts = (date: string) => {
  const [, month = '1', day = '1'] = date.split('-');
  return {
    day: Number(day),
    month: MONTHS[Number(month) - 1] ?? '',
    weekday: WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
  };
};

function titleOf({ kind, date, days }: HeadProps['navigation']['view']): string {
  if (kind === 'day') {
    const { weekday, day, month } = parts(date);
    return `${weekday} ${day} ${month}`;
  }
  const [from, to] = [parts(days.from), parts(days.to)];
  return from.month === to.month
    ? `${from.day} – ${to.day} ${to.month}`
    : `${from.day} ${from.month} – ${to.day} ${to.month}`;
}

export function CalendarHead({ navigation, calendar, today, children }: HeadProps) {
  const { view, look, step, open } = navigation;
  const unit = view.kind;
  return (
    <header className="flex-none border-b border-line px-4 py-3 md:px-7">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex w-full items-center justify-between gap-4 md:w-auto">
          <h1 className="display-28 outline-none">
            <span className="md:hidden">{unit === 'day' ? formatDay(wallAt(view.date)) : titleOf(view)}</span>
            <span className="hidden md:inline">{titleOf(view)}</span>
          </h1>
          <div className="flex items-center">
            <IconButton label={`Previous ${unit}`} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={`Next ${unit}`} onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <Button
          variant="secondary"
          size="sm"
          disabled={view.date === today}
          onClick={() => look({ date: null, appt: null })}
        >
          Today
        </Button>
        <div className="hidden lg:block">{calendar && <Figures calendar={calendar} />}</div>
        <SegmentedControl
          className="ml-auto"
          label="How much to show"
          value={unit}
          onValueChange={(next) => look({ view: next === 'week' ? 'week' : null, appt: null })}
          segments={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
          ]}
        />
        <WalkIn onStarted={(appt) => open({ appt, date: today })} />
        <Button
          size="sm"
          className="fixed right-4 bottom-20 z-20 shadow-lift md:static md:shadow-none"
          onClick={() => open({ new: 1, on: view.chairId })}
        >
          <Plus aria-hidden="true" className="size-5" /> New booking
        </Button>
      </div>
      {children}
    </header>
  );
}

function Figures({ calendar }: { calendar: Calendar }) {
  const money = useMoney();
  const visits = calendar.entries.filter(({ kind, status }) => kind === 'visit' && status !== 'No Show');
  const bookings = new Set(visits.map(({ appt_id }) => appt_id));
  const [bookingWords] = count(bookings.size, 'booking').split(' ').slice(1);
  return (
    <p className="flex gap-5 text-sm text-ink-soft">
      <span>
        <b className="font-semibold text-ink figures">{bookings.size}</b> {bookingWords}
      </span>
      <span>
        <b className="font-semibold text-ink figures">{money(worthOf(visits))}</b> booked
      </span>
    </p>
  );
}
