import { clsx } from 'clsx';
import type { KeyboardEvent, Ref } from 'react';
import { type DateString, type MonthString, weekdays, weeksOf } from './calendar-dates.ts';
import { type CalendarDay, DayButton } from './calendar-day.tsx';

type Props = {
  month: MonthString;
  titleId: string;
  today: DateString;
  value: DateString | null;
  /** The one day in the tab order (roving tabindex). */
  reachable: DateString;
  busy: boolean | undefined;
  dayOf: (date: DateString) => CalendarDay;
  onChoose: (date: DateString) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<HTMLTableElement>;
};

/** The days of a month as an ARIA grid. */
export function MonthGrid({ month, titleId, busy, onKeyDown, ref, ...days }: Props) {
  return (
    <table
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern is made of a table
      role="grid"
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
      className={clsx(
        // Seven days of 44 px fill the narrowest screens without gaps.
        '-mx-1 w-[calc(100%+8px)] table-fixed border-separate border-spacing-1 transition-opacity',
        'max-[23.5rem]:-mx-4 max-[23.5rem]:w-[calc(100%+32px)] max-[23.5rem]:border-spacing-x-0',
        busy && 'opacity-60',
      )}
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name} className="h-7 p-0 text-center text-sm font-normal text-ink-soft">
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, column) => (
              <Cell key={date ?? weekdays[column]} date={date} {...days} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = Omit<Props, 'month' | 'titleId' | 'busy' | 'onKeyDown' | 'ref'> & { date: DateString | null };

function Cell({ date, today, value, reachable, dayOf, onChoose }: CellProps) {
  if (date === null) return <td />;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
    <td aria-selected={date === value} className="p-0">
      <DayButton
        date={date}
        day={dayOf(date)}
        chosen={date === value}
        today={date === today}
        reachable={date === reachable}
        onChoose={() => onChoose(date)}
      />
    </td>
  );
}
