import { groupPhone } from '@thyme/domain/accounts';
import { Button, DialogContent } from '@thyme/ui';
import { DeskImportDecideDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { Import, Problem } from './operations.ts';
import { useRows } from './use-rows.ts';

/** Rows that share a phone number or address: decides which are the same person. */
export function ReviewRows({ data, problem }: { data: Import; problem: Problem }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const { data: rows, isError, refetch } = useRows(data.id, problem.code);
  const decide = (row: number, choice: string) =>
    act(
      'desk_import_decide',
      async () =>
        (
          await run(DeskImportDecideDocument, {
            business: business.id,
            id: data.id,
            problem: problem.code,
            choice,
            row,
          })
        ).desk_import_decide,
    );
  return (
    <DialogContent title="One person or two?">
      {rows ? (
        <ul className="divide-y divide-line">
          {rows.map(({ row, name, mobile, email, matched, choice }) => (
            <li key={row} className="flex flex-wrap items-center gap-3 py-3">
              <span className="min-w-48 flex-1">
                <b className="block font-semibold">
                  {name} and {matched ?? 'another row'}
                </b>
                <span className="text-sm text-ink-soft">
                  Row {row}, {mobile ? groupPhone(mobile) : email}
                </span>
              </span>
              {problem.choices.map((one) => {
                const isChosen = (choice ?? problem.chosen) === one.choice;
                return (
                  <Button
                    key={one.choice}
                    size="sm"
                    variant={isChosen ? 'primary' : 'secondary'}
                    aria-pressed={isChosen}
                    disabled={busy !== null}
                    onClick={() => void decide(row, one.choice)}
                  >
                    {one.label}
                    <span className="sr-only">: row {row}</span>
                  </Button>
                );
              })}
            </li>
          ))}
        </ul>
      ) : (
        <Waiting isError={isError} retry={() => void refetch()} />
      )}
    </DialogContent>
  );
}
