import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Card, Dialog, DialogTrigger } from '@thyme/ui';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { DeskImportUndoDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import fullCalendar from './art/full-calendar.svg';
import { SaveRows } from './check-step.tsx';
import { countWords, kindWords, momentWords, number } from './import-words.ts';
import type { Import } from './operations.ts';

/** Results of an import, and its undo. */
export function DoneStep({ data }: { data: Import }) {
  const { business } = useDesk();
  const isUndone = data.status === 'undone';
  const { added = 0, merged = 0, left = 0, guests = 0, coming = 0, kept = 0 } = data.counts ?? {};
  const facts: [string, number][] = isUndone
    ? [
        ['Removed', added - kept],
        ['Kept, because they’ve been used since', kept],
      ]
    : [
        [`New ${kindWords(data.kind).many}`, added],
        ...(merged > 0 || data.kind === 'clients'
          ? ([['Merged with guests you already had', merged]] as [string, number][])
          : []),
        ...(guests > 0 ? ([['New guests', guests]] as [string, number][]) : []),
        ...(data.kind === 'appointments' ? ([['Appointments to come', coming]] as [string, number][]) : []),
        ['Left out', left],
      ];
  return (
    <Card className="mx-auto grid max-w-4xl items-center gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:p-8">
      <img src={fullCalendar} alt="" width={320} height={240} className="mx-auto w-full max-w-70" />
      <div>
        <h2 className="display-28">{isUndone ? 'The import is undone' : 'All done'}</h2>
        <p className="mt-1 text-ink-soft">
          {isUndone
            ? kept === 0
              ? 'Everything this file added has been removed.'
              : 'Anything used since then stays, such as a guest who has booked.'
            : `${countWords(data.kind, added)} imported. No messages were sent.`}
        </p>
        <dl className="mt-4 grid gap-2">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4">
              <dt>{name}</dt>
              <dd className="font-semibold figures">{number(value)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button asChild>
            {data.kind === 'clients' ? (
              <Link to="/guests">See your guests</Link>
            ) : (
              <Link to="/">Open the calendar</Link>
            )}
          </Button>
          {data.undo_until != null && <Undo id={data.id} />}
          {!isUndone && left > 0 && <SaveRows id={data.id} count={left} />}
          <Button asChild variant="ghost">
            <Link to="/import">Another file</Link>
          </Button>
        </div>
        {data.undo_until != null && (
          <p className="mt-3 text-sm text-ink-soft">
            You can undo this until {momentWords(business.zone, data.undo_until)}.
          </p>
        )}
      </div>
    </Card>
  );
}

function Undo({ id }: { id: number }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const undo = () =>
    act(
      'desk_import_undo',
      async () => (await run(DeskImportUndoDocument, { business: business.id, id })).desk_import_undo,
    );
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">
          <Undo2 aria-hidden="true" className="size-5" />
          Undo the import
        </Button>
      </DialogTrigger>
      <ActionDialog
        title="Undo the import?"
        width="slim"
        close="Keep it"
        action="Undo it"
        danger
        busy={busy !== null}
        onAct={undo}
      >
        <p>Everything this file added will be removed. Guests who have booked since then stay.</p>
      </ActionDialog>
    </Dialog>
  );
}
