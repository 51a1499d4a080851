import { useQuery } from '@tanstack/react-query';
import { Card, Note } from '@thyme/ui';
import { DeskImportDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { ImportSteps } from './import-steps.tsx';
import { number, stepOf } from './import-words.ts';
import type { Import } from './operations.ts';

const WORKING = ['checking', 'running', 'undoing'];
const EVERY = 1_500;

/** One import. Updates arrive as events; a running step is also polled, in case the connection is lost. */
export function OneImport({ id }: { id: number }) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'import', id),
    queryFn: async () => (await run(DeskImportDocument, { business: business.id, id })).desk_import,
    refetchInterval: ({ state }) => (state.data && WORKING.includes(state.data.status) ? EVERY : false),
  });
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  return (
    <>
      <ImportSteps current={stepOf(data.status)} />
      {data.failure !== '' && (
        <Note tone="danger" announce className="mb-5">
          {data.failure}
        </Note>
      )}
      <Stage data={data} />
    </>
  );
}

function Stage({ data }: { data: Import }) {
  if (WORKING.includes(data.status)) return <Working data={data} />;
  if (data.status === 'mapping') return <ColumnsStep key={data.id} data={data} />;
  return data.status === 'checked' ? <CheckStep data={data} /> : <DoneStep data={data} />;
}

const WORDS: Record<string, string> = {
  checking: 'Checking your file',
  running: 'Importing',
  undoing: 'Undoing the import',
};

function Working({ data: { status, done, rows, waits_for: waitsFor, file_name: file } }: { data: Import }) {
  const percent = rows === 0 ? 0 : Math.min(100, Math.round((done / rows) * 100));
  const title = WORDS[status] ?? '';
  return (
    <Card className="mx-auto max-w-2xl">
      <h2 className="display-22">{title}</h2>
      <p role="status" className="mt-1 text-ink-soft">
        {waitsFor
          ? `${waitsFor} is still running. This file starts as soon as it has finished.`
          : `${number(done)} of ${number(rows)} rows of ${file}.`}
      </p>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-4 h-2.5 overflow-hidden rounded-full bg-track"
      >
        <span className="block h-full rounded-full bg-thyme-500 transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">You can leave this page. The import keeps running.</p>
    </Card>
  );
}
