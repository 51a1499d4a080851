import { formatDayTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Button, Dialog, RadioCard, RadioGroup } from '@thyme/ui';
import { useState } from 'react';
import { choiceWords, type Decision, reasonWords } from './asked-conflict.ts';
import type { AskedConflict } from './operations.ts';

interface QuestionDialogProps {
  question: { conflicts: AskedConflict[]; decide: (decisions: Decision[]) => void } | null;
  busy: boolean;
  onClose: () => void;
  /** Moves an appointment first, if the page supports it. */
  onMove?: (appointmentId: number) => void;
}

/** Asks for a decision on each conflict before anything is changed. */
export function QuestionDialog({ question, busy, onClose, onMove }: QuestionDialogProps) {
  return (
    <Dialog open={question !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {question && (
        <Questions key={question.conflicts.map(({ appt_id }) => appt_id).join()} {...question} {...{ busy, onMove }} />
      )}
    </Dialog>
  );
}

function Questions({
  conflicts,
  decide,
  busy,
  onMove,
}: {
  conflicts: AskedConflict[];
  decide: (chosen: Decision[]) => void;
  busy: boolean;
  onMove: QuestionDialogProps['onMove'];
}) {
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const open = conflicts.filter(({ appt_id }) => chosen[appt_id] === undefined).length;
  const everywhere = ['move', 'propose', 'cancel', 'keep'].filter((choice) =>
    conflicts.every(({ choices }) => choices.includes(choice)),
  );
  const all = (choice: string) => setChosen(Object.fromEntries(conflicts.map(({ appt_id }) => [appt_id, choice])));
  const send = () => decide(conflicts.map(({ appt_id }) => ({ appt_id, choice: chosen[appt_id] ?? '' })));
  return (
    <ActionDialog
      title={titleOf(conflicts)}
      description="Nothing has changed yet. Decide what happens to each one, and we’ll do it all in one go."
      close="Cancel"
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
              {choiceWords(choice, { nearest_times: [], is_part: conflicts.every(({ is_part }) => is_part) }).title}
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
            {onMove && !conflict.is_class && (
              <Button variant="ghost" size="sm" className="mt-2" onClick={() => onMove(conflict.appt_id)}>
                Move {conflict.guest_name} to another time
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
}

function titleOf(conflicts: readonly AskedConflict[]): string {
  const what = conflicts.every(({ is_class }) => is_class)
    ? ['class', 'classes']
    : ['appointment', conflicts.some(({ is_class }) => is_class) ? 'appointments and classes' : 'appointments'];
  return conflicts.length === 1 ? `One ${what[0]} clashes with this` : `${conflicts.length} ${what[1]} clash with this`;
}
