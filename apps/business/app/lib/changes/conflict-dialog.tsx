import { formatDayTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Button, Dialog, RadioCard, RadioGroup } from '@thyme/ui';
import { useState } from 'react';
import { choiceWords, type Decision, reasonWords } from './conflict-words.ts';
import type { Conflict } from './operations.ts';

interface ConflictDialogProps {
  question: { conflicts: Conflict[]; decide: (decisions: Decision[]) => void } | null;
  busy: boolean;
  onClose: () => void;
}

/** Resolves the conflicts of a change, one by one, before the change is saved. */
export function ConflictDialog({ question, busy, onClose }: ConflictDialogProps) {
  return (
    <Dialog open={question !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {question && (
        <Questions key={question.conflicts.map(({ appt_id }) => appt_id).join()} {...question} busy={busy} />
      )}
    </Dialog>
  );
}

function Questions({
  conflicts,
  decide,
  busy,
}: {
  conflicts: Conflict[];
  decide: (chosen: Decision[]) => void;
  busy: boolean;
}) {
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const open = conflicts.filter(({ appt_id }) => chosen[appt_id] === undefined).length;
  const everywhere = ['keep', 'propose', 'cancel'].filter((choice) =>
    conflicts.every(({ choices }) => choices.includes(choice)),
  );
  const all = (choice: string) => setChosen(Object.fromEntries(conflicts.map(({ appt_id }) => [appt_id, choice])));
  const send = () => decide(conflicts.map(({ appt_id }) => ({ appt_id, choice: chosen[appt_id] ?? '' })));
  return (
    <ActionDialog
      title={
        conflicts.length === 1
          ? 'One appointment clashes with this'
          : `${conflicts.length} appointments clash with this`
      }
      description="Nothing has changed yet. Decide what happens to each of them, then all of it is done at once."
      close="Change nothing"
      action={open > 0 ? `${count(open, 'decision')} to go` : 'Do it'}
      busy={busy}
      disabled={open > 0}
      onAct={send}
    >
      {conflicts.length > 1 && (
        <p className="mb-5 flex flex-wrap items-center gap-2 text-sm">
          For all of them:
          {everywhere.map((choice) => (
            <Button key={choice} size="sm" variant="secondary" onClick={() => all(choice)}>
              {choiceWords(choice, { nearest_times: [] }).title}
            </Button>
          ))}
        </p>
      )}
      <ul className="grid gap-6">
        {conflicts.map((conflict) => (
          <li key={conflict.appt_id}>
            <RadioGroup
              label={
                <>
                  <span className="block text-base">
                    {conflict.guest_name}, {formatDayTime(conflict.starts)}
                  </span>
                  <span className="font-normal text-ink-soft">
                    {conflict.services.join(', ')}; {reasonWords(conflict.reason)}.
                  </span>
                </>
              }
              value={chosen[conflict.appt_id] ?? ''}
              onValueChange={(choice) => setChosen({ ...chosen, [conflict.appt_id]: choice })}
            >
              {conflict.choices.map((choice) => {
                const { title, detail } = choiceWords(choice, conflict);
                return (
                  <RadioCard key={choice} value={choice} detail={detail}>
                    {title}
                  </RadioCard>
                );
              })}
            </RadioGroup>
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
}
