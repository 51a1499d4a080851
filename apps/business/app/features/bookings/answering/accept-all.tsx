import { formatDay, formatTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Button, Checkbox, Dialog, DialogTrigger } from '@thyme/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { DeskAcceptAllDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { Question } from '../operations.ts';

/** The reason why a booking is not preselected. */
export function clashWords({ is_shut, overlaps }: Pick<Question, 'is_shut' | 'overlaps'>): string | null {
  if (is_shut) return 'You’re closed on that day';
  return overlaps ? `Overlaps ${overlaps}’s appointment` : null;
}

/** Accepts all pending bookings after a review; those that clash are not preselected. */
export function AcceptAll({ questions }: { questions: readonly Question[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" className="mt-2">
          <CheckCheck aria-hidden="true" className="size-5" /> Accept all {questions.length}
        </Button>
      </DialogTrigger>
      {isOpen && <Choice questions={questions} onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

function Choice({ questions, onDone }: { questions: readonly Question[]; onDone: () => void }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [left, setLeft] = useState(
    () => new Set(questions.filter((question) => clashWords(question) !== null).map(({ appt_id }) => appt_id)),
  );
  const ids = questions.map(({ appt_id }) => appt_id).filter((id) => !left.has(id));
  const send = async () => {
    const isDone = await act('accept-all', async () => {
      const { accepted, refused } = (await run(DeskAcceptAllDocument, { business: business.id, ids })).desk_accept_all;
      const names = refused.map(({ appt_id, message }) => {
        const { guest_name = 'One' } = questions.find((one) => one.appt_id === appt_id) ?? {};
        return `${guest_name}: ${message}`;
      });
      const message = [`${count(accepted.length, 'booking')} accepted.`, ...names].join(' ');
      return { status: accepted.length > 0 ? 1 : 0, message };
    });
    if (isDone) onDone();
  };
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <ActionDialog
      title="Accept all?"
      description={
        left.size === 0
          ? 'We’ll let everyone know their time is confirmed.'
          : `${count(left.size, 'booking')} will keep waiting.`
      }
      action={ids.length === 0 ? 'Choose at least one' : `Accept ${ids.length}`}
      disabled={ids.length === 0}
      busy={busy !== null}
      onAct={send}
    >
      <ul aria-label="Bookings" className="divide-y divide-line">
        {questions.map((question) => {
          const clash = clashWords(question);
          const at = question.asks_for ?? question.starts;
          return (
            <li key={question.appt_id} className="py-1">
              <Checkbox
                checked={!left.has(question.appt_id)}
                onChange={() => toggle(question.appt_id)}
                className="[&>label]:font-normal"
                label={
                  <span className="block leading-snug">
                    <b className="font-semibold">{question.guest_name}</b>{' '}
                    <span className="block text-sm text-ink-soft">
                      {question.service}, {formatDay(at)}, {formatTime(at)}
                      {question.asks_for ? ', asks to move' : ''}
                      {question.is_new_guest && question.status === 'New' ? ', new guest' : ''}
                    </span>
                    {clash && <span className="block text-sm font-semibold text-warning">{clash}</span>}
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
    </ActionDialog>
  );
}
