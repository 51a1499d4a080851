import { formatDayTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Button, Dialog, RadioCard, RadioGroup } from '@thyme/ui';
import { useState } from 'react';
import { choiceWords, type Decision, reasonWords } from './asked-visit.ts';
import type { AskedVisit } from './operations.ts';

interface QuestionDialogProps {
  question: { visits: AskedVisit[]; decide: (decisions: Decision[]) => void } | null;
  busy: boolean;
  onClose: () => void;
}

/** Nothing has changed yet: each visit that would lose its place is decided about first. */
export function QuestionDialog({ question, busy, onClose }: QuestionDialogProps) {
  return (
    <Dialog open={question !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {question && <Questions key={question.visits.map(({ appt_id }) => appt_id).join()} {...question} busy={busy} />}
    </Dialog>
  );
}

function Questions({
  visits,
  decide,
  busy,
}: {
  visits: AskedVisit[];
  decide: (chosen: Decision[]) => void;
  busy: boolean;
}) {
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const open = visits.filter(({ appt_id }) => chosen[appt_id] === undefined).length;
  const everywhere = ['keep', 'propose', 'cancel'].filter((choice) =>
    visits.every(({ choices }) => choices.includes(choice)),
  );
  const all = (choice: string) => setChosen(Object.fromEntries(visits.map(({ appt_id }) => [appt_id, choice])));
  const send = () => decide(visits.map(({ appt_id }) => ({ appt_id, choice: chosen[appt_id] ?? '' })));
  return (
    <ActionDialog
      title={
        visits.length === 1 ? 'One appointment clashes with this' : `${visits.length} appointments clash with this`
      }
      description="Nothing has changed yet. Decide what happens to each of them, then all of it is done at once."
      close="Change nothing"
      action={open > 0 ? `${count(open, 'decision')} to go` : 'Do it'}
      busy={busy}
      disabled={open > 0}
      onAct={send}
    >
      {visits.length > 1 && (
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
        {visits.map((visit) => (
          <li key={visit.appt_id}>
            <RadioGroup
              label={
                <>
                  <span className="block text-base">
                    {visit.guest_name}, {formatDayTime(visit.starts)}
                  </span>
                  <span className="font-normal text-ink-soft">
                    {visit.services.join(', ')}; {reasonWords(visit.reason)}.
                  </span>
                </>
              }
              value={chosen[visit.appt_id] ?? ''}
              onValueChange={(choice) => setChosen({ ...chosen, [visit.appt_id]: choice })}
            >
              {visit.choices.map((choice) => {
                const { title, detail } = choiceWords(choice, visit);
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
