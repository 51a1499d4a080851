import { Card, Select } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { DeskImportMatchDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { Import, NameInFile } from './operations.ts';

/** Matches names of people and services in the file with those of the shop. */
export function NamesCard({ data, names }: { data: Import; names: NonNullable<Import['names']> }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const match = ({ kind, name }: NameInFile, value: string) =>
    act(
      'desk_import_match',
      async () =>
        (
          await run(DeskImportMatchDocument, {
            business: business.id,
            id: data.id,
            kind,
            name,
            choice: value === '' ? null : Number(value),
          })
        ).desk_import_match,
    );
  return (
    <Card asChild>
      <section aria-labelledby="who-is-who">
        <h2 id="who-is-who" className="display-22">
          Who’s who, what’s what
        </h2>
        <p className="text-sm text-ink-soft">Names in your file, matched with Thyme.</p>
        <ul className="mt-3 grid gap-2.5">
          {names.names.map((one) => (
            <li
              key={`${one.kind} ${one.name}`}
              className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1.4fr)] items-center gap-2.5"
            >
              <span className="truncate" title={one.name}>
                {one.name}
              </span>
              <ArrowRight aria-hidden="true" className="size-4" />
              <Select
                label={`${one.name} is`}
                hideLabel
                disabled={busy !== null}
                value={one.chosen ?? ''}
                onChange={(event) => void match(one, event.currentTarget.value)}
              >
                {one.kind === 'service' ? (
                  <option value="">A new, hidden service</option>
                ) : (
                  one.chosen === null && <option value="">Please choose</option>
                )}
                {names.options
                  .filter(({ kind }) => kind === one.kind)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </Select>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
