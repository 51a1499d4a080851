import { importLimits } from '@thyme/domain/imports';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskImportFixDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { Import, Problem } from './operations.ts';
import { useRows } from './use-rows.ts';

/** The fields that a problem concerns. */
const ABOUT: Record<string, readonly string[]> = {
  'no-name': ['first_name', 'name', 'last_name'],
  'bad-phone': ['mobile', 'phone'],
  'bad-email': ['email'],
  'bad-birthday': ['birthday'],
  'long-text': ['note', 'first_name', 'name', 'last_name', 'tags', 'allergies'],
  'bad-date': ['date', 'time', 'slot'],
  'bad-price': ['price', 'balance', 'value'],
  'bad-length': ['minutes', 'end'],
  'no-service': ['service'],
  'no-guest': ['name', 'first_name', 'mobile', 'email'],
  'unclear-guest': ['mobile', 'email', 'name', 'first_name'],
  'unknown-person': ['person'],
  'bad-code': ['code'],
  'taken-code': ['code'],
  'bad-balance': ['balance'],
  'bad-expiry': ['expires'],
};

/** Corrects the faulty cells of rows with a problem, and checks them again. */
export function FixRows({ data, problem }: { data: Import; problem: Problem }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const { data: rows, isError, refetch } = useRows(data.id, problem.code);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const about = ABOUT[problem.code] ?? [];
  const column = Math.max(
    0,
    data.columns.findIndex(({ field }) => about.includes(field)),
  );
  const fixes = Object.entries(typed).map(([row, text]) => ({ row: Number(row), column, text }));
  const save = () =>
    act(
      'desk_import_fix',
      async () => (await run(DeskImportFixDocument, { business: business.id, id: data.id, fixes })).desk_import_fix,
    );
  return (
    <ActionDialog
      title={problem.title}
      close="Cancel"
      action="Save and check again"
      busy={busy !== null}
      disabled={fixes.length === 0}
      onAct={save}
    >
      {rows ? (
        <ul className="grid gap-4">
          {rows.map(({ row, cells }) => (
            <li key={row}>
              <TextField
                label={`Row ${row}: ${data.columns[column]?.name ?? ''}`}
                hint={cells
                  .filter((cell, index) => cell.trim() !== '' && index !== column)
                  .slice(0, 4)
                  .join(', ')}
                maxLength={importLimits.cell}
                value={typed[row] ?? cells[column] ?? ''}
                onChange={(event) => setTyped({ ...typed, [row]: event.currentTarget.value })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Waiting isError={isError} retry={() => void refetch()} />
      )}
      {problem.rows > (rows?.length ?? 0) && rows && (
        <p className="mt-4 text-sm text-ink-soft">Save these to see the next ones.</p>
      )}
    </ActionDialog>
  );
}
