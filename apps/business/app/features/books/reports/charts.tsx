import { clsx } from 'clsx';
import { useMoney } from '../../../lib/use-money.ts';
import type { Report } from '../operations.ts';
import { labelWords, valueWords } from './report-words.ts';

const SERIES = ['bg-thyme-500', 'bg-honey'];

/** No-shows are no success: they are never green. */
const colourOf = (key: string, index: number) =>
  (key === 'missed' && index === 0 ? 'bg-clay' : SERIES[index]) ?? 'bg-plum';

const TICKS = 4;

/** The first label, the last one and those between them at equal distances: as many as fit a phone. */
function ticksOf(rows: Report['rows']): string[] {
  const count = Math.min(TICKS, rows.length);
  return Array.from({ length: count }, (_, tick) => {
    const index = count === 1 ? 0 : Math.round((tick * (rows.length - 1)) / (count - 1));
    return rows[index]?.label ?? '';
  });
}

/** A column chart over time. Decorative: the table below has the figures. */
export function Columns({ report }: { report: Report }) {
  const isStacked = report.key === 'guests';
  const heights = report.rows.map(({ values }) =>
    isStacked
      ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
      : Math.max(0, ...values.map((value) => value ?? 0)),
  );
  const most = Math.max(1, ...heights);
  return (
    <div aria-hidden="true" className="mt-4">
      <div className="flex h-40 items-end gap-[3px] border-b border-line">
        {report.rows.map(({ label, values }) => (
          <span
            key={label}
            className={clsx('flex h-full min-w-0 flex-1 items-end gap-px', isStacked && 'flex-col justify-end')}
          >
            {values.map((value, index) => (
              <span
                key={report.series[index]}
                className={clsx('block rounded-t-[3px]', isStacked ? 'w-full' : 'flex-1', colourOf(report.key, index))}
                style={{ height: `${(Math.max(0, value ?? 0) / most) * 100}%` }}
              />
            ))}
          </span>
        ))}
      </div>
      <div className="mt-1 flex justify-between text-[0.75rem] whitespace-nowrap text-ink-soft">
        {ticksOf(report.rows).map((label) => (
          <span key={label}>{labelWords(label)}</span>
        ))}
      </div>
    </div>
  );
}

const MOST_BARS = 8;

const sizeOf = ({ values }: Report['rows'][number]) => values[0] ?? -1;

/** A bar chart by name, longest first; answers stay in their order. */
export function Bars({ report }: { report: Report }) {
  const money = useMoney();
  const inOrder = report.key === 'reminders' ? report.rows : report.rows.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const rows = inOrder.slice(0, MOST_BARS);
  const most = report.unit === 'percent' ? 100 : Math.max(1, ...rows.map(({ values }) => values[0] ?? 0));
  return (
    <ul aria-hidden="true" className="mt-4 grid gap-3">
      {rows.map(({ label, chair_id, values }) => (
        <li key={chair_id ?? label} className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] items-center gap-3">
          <span className="leading-snug font-medium [overflow-wrap:anywhere]">{label}</span>
          <span className="h-3.5 overflow-hidden rounded-full bg-track">
            <span
              className={clsx('block h-full rounded-full', report.key === 'reminders' ? 'bg-clay' : 'bg-thyme-500')}
              style={{ width: `${(Math.max(0, values[0] ?? 0) / most) * 100}%` }}
            />
          </span>
          <span className="min-w-18 text-right figures">{valueWords(values[0], report.unit, money)}</span>
        </li>
      ))}
    </ul>
  );
}

const shade = (value: number | null | undefined) => {
  if (value == null) return 'hatched';
  if (value < 20) return 'bg-sand';
  if (value < 40) return 'bg-thyme-200';
  if (value < 60) return 'bg-thyme-300';
  return value < 85 ? 'bg-thyme-500' : 'bg-thyme-700';
};

/** '13:00' as on the desk's other scales: '1'. */
const hourWords = (hour: string) => String(((Number.parseInt(hour, 10) + 11) % 12) + 1);

/** A heat map of a week's hours: the fuller, the darker. */
export function Heat({ report }: { report: Report }) {
  const columns = { gridTemplateColumns: `2.5rem repeat(${report.series.length}, minmax(0, 1fr))` };
  return (
    <div aria-hidden="true" className="mt-4">
      <div className="grid gap-1 text-center text-[0.75rem] text-ink-soft" style={columns}>
        <span />
        {report.series.map((hour) => (
          <span key={hour}>{hourWords(hour)}</span>
        ))}
      </div>
      {report.rows
        .filter(({ values }) => values.some((value) => value != null))
        .map(({ label, values }) => (
          <div key={label} className="mt-1 grid items-center gap-1" style={columns}>
            <span className="text-sm">{label}</span>
            {values.map((value, index) => (
              <span key={report.series[index]} className={clsx('h-8 rounded-[6px]', shade(value))} />
            ))}
          </div>
        ))}
      <p className="mt-3 flex items-center gap-1.5 text-sm text-ink-soft">
        empty
        {[0, 30, 50, 70, 100].map((value) => (
          <span key={value} className={clsx('h-3 w-6 rounded-[4px]', shade(value))} />
        ))}
        full
      </p>
    </div>
  );
}

/** Legend of the colours. */
export function Legend({ report: { key, series } }: { report: Pick<Report, 'key' | 'series'> }) {
  return (
    <p className="mt-2 flex flex-wrap gap-4 text-sm text-ink-soft">
      {series.map((name, index) => (
        <span key={name} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={clsx('size-3 rounded-[3px]', colourOf(key, index))} />
          {name}
        </span>
      ))}
    </p>
  );
}
