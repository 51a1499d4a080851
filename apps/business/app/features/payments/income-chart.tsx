import { formatDay, wallAt } from '@thyme/domain/time';
import { SegmentedControl, Table } from '@thyme/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { axisOf } from './chart-scale.ts';
import type { Day } from './operations.ts';

/** Two charts: money received by day of payment, and appointments by their day. */
type Kind = 'taken' | 'worth';
const sumOf = (days: readonly Day[], field: 'taken' | 'worth' | 'bookings') =>
  days.reduce((sum, day) => sum + day[field], 0);

const HEIGHT = 200;
const WIDTH = 720;
const LEFT = 64;

/** Bars of received and booked amounts by day, with the same figures as a table. */
export function IncomeChart({ days, today }: { days: readonly Day[]; today: string }) {
  const money = useMoney();
  const [isTable, setTable] = useState(false);
  const [kind, setKind] = useState<Kind>('taken');
  const axis = axisOf(Math.max(...days.map((day) => day[kind])));
  const top = axis.at(-1) ?? 1;
  const step = (WIDTH - LEFT) / days.length;
  const y = (amount: number) => HEIGHT - (Math.max(0, amount) / top) * HEIGHT;
  return (
    <section aria-labelledby="income" className="rounded-md border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="income" className="display-22">
          Bookings and income
        </h2>
        {!isTable && (
          <SegmentedControl
            label="What the chart shows"
            value={kind}
            onValueChange={(next) => setKind(next as Kind)}
            segments={[
              { value: 'taken', label: 'Money received' },
              { value: 'worth', label: 'Appointments' },
            ]}
          />
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        Money counts on the day it’s paid, appointments on the day they happen.
      </p>
      {isTable ? (
        <div className="mt-3">
          <Figures days={days} />
        </div>
      ) : (
        <ScrolledToEnd>
          <svg
            viewBox={`0 -12 ${WIDTH} ${HEIGHT + 62}`}
            className="w-full min-w-150"
            role="img"
            aria-labelledby="income-says"
          >
            <title id="income-says">
              {kind === 'taken'
                ? `${money(sumOf(days, 'taken'))} received in ${days.length} days. The table has each day.`
                : `${sumOf(days, 'bookings')} bookings worth ${money(sumOf(days, 'worth'))} in ${days.length} days. The table has each day.`}
            </title>
            <defs>
              <pattern id="booked" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="8" height="8" className="fill-track" />
                <rect width="2" height="8" className="fill-straw-dark" />
              </pattern>
            </defs>
            {axis.map((amount) => (
              <g key={amount}>
                <line x1={LEFT} x2={WIDTH} y1={y(amount)} y2={y(amount)} className="stroke-line" />
                <text x={LEFT - 10} y={y(amount) + 4} textAnchor="end" className="fill-ink-soft text-[13px]">
                  {money(amount).replace(/\.00$/, '')}
                </text>
              </g>
            ))}
            {days.map((day, index) => (
              <Bar
                key={day.date}
                {...{ day, y, kind }}
                x={LEFT + index * step}
                width={step}
                isToday={day.date === today}
                isLabelled={days.length <= 14 || index % 5 === 0}
              />
            ))}
          </svg>
        </ScrolledToEnd>
      )}
      <button
        type="button"
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
        className="mt-2 min-h-11 font-semibold text-thyme-700 underline decoration-thyme-300"
      >
        {isTable ? 'Show the chart' : 'Show the table'}
      </button>
    </section>
  );
}

/** A phone shows only part of the days at a readable size; it scrolls, starting at the present. */
function ScrolledToEnd({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ left: box.current.scrollWidth });
  }, []);
  return (
    <section
      ref={box}
      aria-label="Day by day"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard.
      tabIndex={0}
      className="thin-scroll mt-3 overflow-x-auto focus-visible:focus-ring"
    >
      {children}
    </section>
  );
}

interface BarProps {
  day: Day;
  kind: Kind;
  x: number;
  width: number;
  y: (amount: number) => number;
  isToday: boolean;
  isLabelled: boolean;
}

function Bar({ day, kind, x, width, y, isToday, isLabelled }: BarProps) {
  const bar = Math.min(36, width * 0.68);
  const left = x + (width - bar) / 2;
  const [weekday, number] = formatDay(wallAt(day.date)).split(' ');
  return (
    <g>
      {day[kind] > 0 && (
        <rect
          x={left}
          y={y(day[kind])}
          width={bar}
          height={HEIGHT - y(day[kind])}
          rx="4"
          {...(kind === 'taken' ? { className: 'fill-thyme-500' } : { fill: 'url(#booked)' })}
        />
      )}
      {isLabelled && (
        <text
          x={x + width / 2}
          textAnchor="middle"
          className={isToday ? 'fill-clay-700 text-[13px]' : 'fill-ink-soft text-[13px]'}
        >
          <tspan x={x + width / 2} y={HEIGHT + 16} className="font-semibold">
            {kind === 'worth' ? day.bookings : ''}
          </tspan>
          <tspan x={x + width / 2} y={HEIGHT + 32}>
            {weekday}
          </tspan>
          <tspan x={x + width / 2} y={HEIGHT + 47}>
            {number}
          </tspan>
        </text>
      )}
    </g>
  );
}

function Figures({ days }: { days: readonly Day[] }) {
  const money = useMoney();
  return (
    <Table
      hideCaption
      caption="Bookings and income, day by day"
      rows={days}
      rowKey={({ date }) => date}
      columns={[
        { key: 'day', title: 'Day', rowHeading: true, cell: ({ date }: Day) => formatDay(wallAt(date)) },
        { key: 'bookings', title: 'Bookings', numeric: true, cell: ({ bookings }: Day) => bookings },
        { key: 'worth', title: 'Appointments worth', numeric: true, cell: ({ worth }: Day) => money(worth) },
        { key: 'taken', title: 'Received', numeric: true, cell: ({ taken }: Day) => money(taken) },
      ]}
    />
  );
}
