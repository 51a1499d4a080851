import { Badge, Button, Card, Dialog, DialogTrigger } from '@thyme/ui';
import { DeskImportDecideDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import { FixRows } from './fix-rows.tsx';
import { number } from './import-words.ts';
import type { Import, Problem } from './operations.ts';
import { ReviewRows } from './review-rows.tsx';

/** Problems by kind, each with one decision for all of its rows and a list to review them. */
export function ProblemList({ data }: { data: Import }) {
  const need = data.totals?.need ?? 0;
  return (
    <Card asChild className="p-0!">
      <section aria-labelledby="rows-need-you">
        <h2 id="rows-need-you" className="display-22 p-5 pb-3">
          {need === 0
            ? 'Nothing left to decide'
            : need === 1
              ? 'One row needs a decision'
              : `${number(need)} rows need a decision`}
        </h2>
        <ul className="divide-y divide-line border-t border-line">
          {data.problems.map((problem) => (
            <ProblemRow key={problem.code} data={data} problem={problem} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function ProblemRow({ data, problem }: { data: Import; problem: Problem }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const decide = (choice: string) =>
    act(
      'desk_import_decide',
      async () =>
        (await run(DeskImportDecideDocument, { business: business.id, id: data.id, problem: problem.code, choice }))
          .desk_import_decide,
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
      <span className="grid size-10 flex-none place-items-center rounded-sm bg-honey-100 font-semibold text-honey-900 figures">
        {number(problem.rows)}
      </span>
      <span className="min-w-48 flex-1">
        <b className="block font-semibold">{problem.title}</b>
        <span className="text-sm break-words text-ink-soft">{problem.example}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {problem.is_warning && <Badge tone="honey">Imported anyway</Badge>}
        {!problem.is_warning && (
          <Dialog>
            <DialogTrigger asChild>
              <Button size="sm" variant="secondary">
                {problem.code === 'shared-contact' ? 'One by one' : 'Fix in a list'}
                <span className="sr-only">: {problem.title}</span>
              </Button>
            </DialogTrigger>
            {problem.code === 'shared-contact' ? (
              <ReviewRows data={data} problem={problem} />
            ) : (
              <FixRows data={data} problem={problem} />
            )}
          </Dialog>
        )}
        {problem.choices.map(({ choice, label }) => {
          const isChosen = problem.chosen === choice;
          return (
            <Button
              key={choice}
              size="sm"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              disabled={busy !== null}
              onClick={() => void decide(isChosen ? 'leave' : choice)}
            >
              {label}
            </Button>
          );
        })}
      </span>
    </li>
  );
}
