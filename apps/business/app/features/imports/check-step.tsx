import { groupPhone } from '@thyme/domain/accounts';
import { Button, Card } from '@thyme/ui';
import { Link } from 'react-router';
import { DeskImportRunDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import { usePdf } from '../../lib/use-pdf.ts';
import { DiscardFile } from './discard-file.tsx';
import { countWords, number } from './import-words.ts';
import { NamesCard } from './names-card.tsx';
import type { Import } from './operations.ts';
import { ProblemList } from './problem-list.tsx';

/** Preview of an import: totals, rows that need a decision, and the button to start it. */
export function CheckStep({ data }: { data: Import }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const { ready = 0, same = 0, need = 0 } = data.totals ?? {};
  const start = () =>
    act(
      'desk_import_run',
      async () => (await run(DeskImportRunDocument, { business: business.id, id: data.id })).desk_import_run,
    );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-5">
        <Figures data={data} />
        {data.problems.length > 0 && <ProblemList data={data} />}
        <Preview data={data} />
      </div>
      <div className="grid gap-3">
        {data.names && <NamesCard data={data} names={data.names} />}
        <Button
          size="lg"
          busy={busy !== null}
          disabled={(data.kind === 'services' ? ready : ready + same) === 0}
          onClick={() => void start()}
        >
          Import {countWords(data.kind, data.kind === 'services' ? ready : ready + same)}
        </Button>
        <p className="text-center text-sm text-ink-soft">
          {need > 0 ? `${number(need)} ${need === 1 ? 'row is' : 'rows are'} left out unless you decide. ` : ''}You can
          undo this for a day.
        </p>
        {need > 0 && <SaveRows id={data.id} count={need} />}
        <Button asChild variant="ghost">
          <Link to="/import">Finish later</Link>
        </Button>
        <DiscardFile id={data.id} />
      </div>
    </div>
  );
}

export function SaveRows({ id, count }: { id: number; count: number }) {
  const { business } = useDesk();
  const { save, saving } = usePdf();
  return (
    <Button
      variant="secondary"
      busy={saving !== null}
      onClick={() => void save(`/desk/imports/${business.id}/${id}/rows.csv`, 'rows-to-check.csv')}
    >
      Download the {count === 1 ? 'row' : `${number(count)} rows`}
    </Button>
  );
}

function Figures({ data: { totals, kind } }: { data: Import }) {
  const figures = [
    { name: 'Ready', value: totals?.ready ?? 0, tone: 'text-thyme-700' },
    {
      name: ['appointments', 'vouchers'].includes(kind) ? 'For guests you know' : 'Already in Thyme',
      value: totals?.same ?? 0,
      tone: '',
    },
    { name: 'Need a decision', value: totals?.need ?? 0, tone: 'text-danger' },
    ...(kind === 'appointments'
      ? [{ name: 'Appointments to come', value: totals?.coming ?? 0, tone: 'text-thyme-700' }]
      : []),
  ];
  return (
    <Card asChild>
      <dl className="grid grid-cols-2 gap-4 sm:flex sm:gap-14">
        {figures.map(({ name, value, tone }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className={`display-22 figures ${tone}`}>{number(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Preview({ data }: { data: Import }) {
  const { ready = 0, same = 0 } = data.totals ?? {};
  if (data.preview.length === 0) return null;
  return (
    <Card asChild className="p-0!">
      <section aria-labelledby="import-preview">
        <header className="flex items-baseline justify-between gap-4 p-5 pb-3">
          <h2 id="import-preview" className="display-22">
            Preview
          </h2>
          <span className="text-sm text-ink-soft">
            first {data.preview.length} of {number(ready + same)}
          </span>
        </header>
        <ul className="divide-y divide-line border-t border-line">
          {data.preview.map(({ row, name, mobile, email, detail }) => (
            <li key={row} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3">
              <b className="font-semibold">{name}</b>
              <span className="text-ink-soft">
                {detail || [groupPhone(mobile), email].filter(Boolean).join(' · ') || '–'}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
