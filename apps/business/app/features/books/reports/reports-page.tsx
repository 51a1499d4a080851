import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { daysBetween } from '@thyme/domain/time';
import { Button, Card } from '@thyme/ui';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { DeskReportsDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { usePdf } from '../../../lib/use-pdf.ts';
import type { Report } from '../operations.ts';
import { RangePicker } from '../period/range-picker.tsx';
import { useRange } from '../period/use-range.ts';
import { Bars, Columns, Heat, Legend } from './charts.tsx';
import { comparisonWords, isEmpty, labelWords, secondWords, valueWords, wordsOf } from './report-words.ts';

const ORDER = [
  'fill',
  'guests',
  'day',
  'person',
  'service',
  'hours',
  'load',
  'rebooking',
  'commission',
  'product',
  'missed',
  'reminders',
];
const WIDE = new Set(['fill', 'day']);

/** Each report has a figure, a chart, its table, and a CSV file. */
export function ReportsPage() {
  const { business } = useDesk();
  const { range, setRange } = useRange();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'reports', range),
    queryFn: async () => (await run(DeskReportsDocument, { business: business.id, ...range })).desk_reports,
    placeholderData: keepPreviousData,
  });
  const sorted = [...(data ?? [])].sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
  return (
    <>
      <div className="mb-4 print:hidden">
        <RangePicker range={range} onRange={setRange} />
      </div>
      {!data && <Waiting isError={isError} retry={() => void refetch()} />}
      <div className="grid grid-flow-row-dense items-start gap-5 nav:grid-cols-2 wide:grid-cols-3">
        {sorted.map((report) => (
          <ReportCard key={report.key} report={report} />
        ))}
      </div>
    </>
  );
}

function ReportCard({ report }: { report: Report }) {
  const { business } = useDesk();
  const money = useMoney();
  const { range } = useRange();
  const { save, saving } = usePdf();
  const { title, figure, empty } = wordsOf(report.key);
  const url = `/api/books/${business.id}/report-${report.key}.csv?from=${range.from}&to=${range.to}`;
  const isNothing = isEmpty(report);
  const days = daysBetween(range.from, range.to) + 1;
  const second = secondWords(report, days, money);
  return (
    <Card asChild className={clsx(WIDE.has(report.key) && 'nav:col-span-2')}>
      <section aria-label={title}>
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="display-22">{title}</h2>
          <b className="display-28 figures">
            {valueWords(report.total, report.unit === 'count' ? 'count' : report.unit, money)}
          </b>
        </header>
        <p className="text-sm text-ink-soft">
          {figure}. {comparisonWords(report, days, money)}.{second && ` ${second}.`}
        </p>
        {isNothing ? <p className="mt-4 text-ink-soft">{empty}</p> : <Chart report={report} />}
        <div className="mt-4 flex flex-wrap items-start justify-between gap-3">
          <details className="min-w-0 flex-1">
            <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold text-thyme-700">
              Show as a table
            </summary>
            <ReportTable title={title} report={report} />
          </details>
          <Button
            variant="ghost"
            size="sm"
            className="print:hidden"
            busy={saving === url}
            onClick={() => void save(url, `${report.key}-${range.from}-to-${range.to}.csv`)}
          >
            <Download aria-hidden="true" className="size-4.5" />
            CSV<span className="sr-only">of {title}</span>
          </Button>
        </div>
      </section>
    </Card>
  );
}

function Chart({ report }: { report: Report }) {
  if (report.key === 'fill') return <Heat report={report} />;
  if (report.key === 'day' || report.key === 'guests' || report.key === 'missed')
    return (
      <>
        <Columns report={report} />
        {report.series.length > 1 && <Legend report={report} />}
      </>
    );
  return <Bars report={report} />;
}

function ReportTable({ title, report }: { title: string; report: Report }) {
  const money = useMoney();
  return (
    <div className="max-h-80 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-ink-soft">
            <td />
            {report.series.map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-3 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map(({ label, chair_id, values }) => (
            <tr key={chair_id ?? label} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {labelWords(label)}
              </th>
              {values.map((value, index) => (
                <td key={report.series[index]} className="py-1.5 pl-3 text-right whitespace-nowrap figures">
                  {valueWords(value, report.unit, money)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
