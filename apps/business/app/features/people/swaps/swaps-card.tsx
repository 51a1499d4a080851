import { useQuery } from '@tanstack/react-query';
import { formatDay, type LocalDate, wallAt } from '@thyme/domain/time';
import { Badge, Button, Card, Dialog } from '@thyme/ui';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { DeskAnswerSwapDocument, DeskSwapsDocument, DeskWithdrawSwapDocument } from '../../../generated/graphql.ts';
import { QuestionDialog } from '../../../lib/changes/question-dialog.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Swap } from '../operations.ts';
import { SwapForm } from './swap-form.tsx';

const day = (date: LocalDate) => formatDay(wallAt(date));

/** Swaps of working days: one person asks; the other, the owner or a manager agrees. */
export function SwapsCard() {
  const { business, runsShop } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'swaps'),
    queryFn: async () => (await run(DeskSwapsDocument, { business: business.id })).desk_swaps,
  });
  const mayAsk = runsShop || business.own_chair_id !== null;
  if (!data || (!mayAsk && data.length === 0)) return null;
  return (
    <Card asChild padding="none">
      <section aria-labelledby="swaps" className="max-w-3xl">
        <div className="flex items-center justify-between gap-3 px-5 pt-5 pb-2">
          <h2 id="swaps" className="display-22">
            Swaps
          </h2>
          {mayAsk && (
            <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
              {runsShop ? 'Swap days' : 'Ask for a swap'}
            </Button>
          )}
        </div>
        {data.length === 0 ? (
          <p className="px-5 pb-5 text-ink-soft">No swaps at the moment.</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.map((swap) => (
              <Row key={swap.id} swap={swap} />
            ))}
          </ul>
        )}
        <Dialog open={isAsking} onOpenChange={setAsking}>
          {isAsking && <SwapForm onDone={() => setAsking(false)} />}
        </Dialog>
      </section>
    </Card>
  );
}

const STATUS: Record<string, string> = { asked: 'Waiting', agreed: 'Agreed', declined: 'Declined' };

function Row({ swap }: { swap: Swap }) {
  const { business } = useDesk();
  const { change, busy, question, dismiss } = useChange();
  const { id, name, date, other_name, other_date, note, status, may_answer, may_withdraw } = swap;
  const answer = (agree: boolean) =>
    void change({
      api: 'desk_answer_swap',
      send: async (decisions) =>
        (await run(DeskAnswerSwapDocument, { business: business.id, id, agree, decisions })).desk_answer_swap,
    });
  const withdraw = () =>
    void change({
      api: 'desk_withdraw_swap',
      send: async () => (await run(DeskWithdrawSwapDocument, { business: business.id, id })).desk_withdraw_swap,
    });
  const isBusy = busy !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <ArrowLeftRight aria-hidden="true" className="size-5 text-ink-soft" />
      <span className="min-w-48 flex-1">
        <b className="block font-semibold">
          {other_name} {status === 'agreed' ? 'takes' : 'would take'} {name}’s {day(date)}
        </b>
        <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {other_date ? `For ${day(other_date)}` : 'Nothing in return'}
          {note && `. ${note}`}
        </span>
      </span>
      {(status !== 'asked' || !(may_answer || may_withdraw)) && (
        <Badge tone={status === 'agreed' ? 'green' : undefined}>{STATUS[status]}</Badge>
      )}
      {may_answer && (
        <span className="flex gap-2">
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => answer(false)}>
            Decline
          </Button>
          <Button size="sm" disabled={isBusy} onClick={() => answer(true)}>
            Agree
          </Button>
        </span>
      )}
      {may_withdraw && !may_answer && (
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={withdraw}>
          Withdraw
        </Button>
      )}
      <QuestionDialog question={question} busy={isBusy} onClose={dismiss} />
    </li>
  );
}
