import { formatDay, formatTime } from '@thyme/domain/time';
import { leftWords } from '@thyme/site/countdown.tsx';
import { Avatar, Badge, Button, CountdownRing } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeskAcceptDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import { AcceptAll, clashWords } from './answering/accept-all.tsx';
import { DeclineDialog } from './answering/decline-dialog.tsx';
import type { LinkTo } from './calendar/use-view.ts';
import { DecisionCards, useDecisions } from './decisions-waiting.tsx';
import type { Question } from './operations.ts';
import { UnansweredCards, useUnanswered } from './unanswered-waiting.tsx';

const FIRST = 4;
const DAY = 86_400;

interface PanelProps {
  questions: readonly Question[];
  now: number;
  linkTo: LinkTo;
}

/** Bookings and move requests that wait for the shop's answer, soonest first. */
export function WaitingPanel({ questions, now, linkTo }: PanelProps) {
  const [isAll, setAll] = useState(false);
  const { act, busy } = useAct();
  const decisions = useDecisions();
  const unanswered = useUnanswered();
  const waiting = questions.length + decisions.length + unanswered.length;
  const shown = isAll ? questions : questions.slice(0, FIRST);
  return (
    <section aria-labelledby="waiting-for-you">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="waiting-for-you" className="display-22">
          Waiting for you
        </h2>
        <span className="text-sm text-ink-soft figures">{waiting}</span>
      </div>
      {waiting === 0 && <p className="mt-2 text-ink-soft">All done. There’s nothing waiting for you.</p>}
      <DecisionCards decisions={decisions} now={now} linkTo={linkTo} />
      <ul className="mt-3 grid gap-3">
        {shown.map((question) => (
          <li key={question.appt_id} className="rounded-md border border-line bg-card p-3.5 shadow-soft">
            <QuestionText question={question} now={now} />
            <Clash question={question} />
            <div className="mt-3 grid grid-cols-2 gap-2">
              <Button
                size="sm"
                variant={question.status === 'New' ? 'primary' : 'add'}
                busy={busy === `accept-${question.appt_id}`}
                busyLabel="Accepting…"
                aria-label={`Accept ${question.guest_name}`}
                onClick={() =>
                  void act(
                    `accept-${question.appt_id}`,
                    async () => (await run(DeskAcceptDocument, { id: question.appt_id })).desk_accept,
                  )
                }
              >
                Accept
              </Button>
              <Button size="sm" variant="secondary" asChild>
                <Link
                  to={linkTo(question.appt_id, question.starts)}
                  aria-label={`Another time for ${question.guest_name}`}
                >
                  Another time
                </Link>
              </Button>
            </div>
            <Decline question={question} />
          </li>
        ))}
      </ul>
      {questions.length > 1 && <AcceptAll questions={questions} />}
      {questions.length > FIRST && (
        <Button variant="ghost" className="mt-2" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `See all ${questions.length}`}
        </Button>
      )}
      <UnansweredCards unanswered={unanswered} linkTo={linkTo} />
    </section>
  );
}

function Clash({ question }: { question: Question }) {
  const clash = clashWords(question);
  return clash && <p className="mt-2 rounded-sm bg-honey-100 px-3 py-2 text-sm text-honey-900">{clash}</p>;
}

function Decline({ question: { appt_id: id, guest_name, starts, status } }: { question: Question }) {
  const [firstName = guest_name] = guest_name.split(' ');
  const isMove = status === 'Reschedule';
  return (
    <DeclineDialog appointment={{ id, firstName, starts }} isMove={isMove}>
      <Button
        size="sm"
        variant="ghost"
        wide
        className="mt-1"
        aria-label={`${isMove ? 'Keep the current time of' : 'Decline'} ${guest_name}`}
      >
        {isMove ? 'Keep the current time' : 'Decline'}
      </Button>
    </DeclineDialog>
  );
}

function QuestionText({ question, now }: { question: Question; now: number }) {
  const { guest_name: name, status, service, starts, asks_for, answered_by_itself_at: until } = question;
  if (status === 'New') {
    return (
      <div className="flex gap-3">
        <Avatar name={name} size={36} />
        <p className="min-w-0 text-sm leading-snug">
          <b className="text-base font-semibold">{name}</b>{' '}
          {question.is_new_guest && <Badge tone="clay">New guest</Badge>}
          <span className="mt-0.5 block text-ink-soft">
            {service},{' '}
            <span className="whitespace-nowrap">
              {formatDay(starts)}, {formatTime(starts)}
            </span>
          </span>
        </p>
      </div>
    );
  }
  return (
    <div>
      <div className="flex items-center gap-3">
        <CountdownRing left={until ? until - now : 0} total={DAY} size={36} />
        <p className="min-w-0 text-sm leading-snug">
          <b className="block text-base font-semibold">{name} asks to move</b>
          {until && <span className="text-ink-soft">Moves automatically in {leftWords(until - now)}</span>}
        </p>
      </div>
      {asks_for && (
        <p className="mt-2.5 flex items-center gap-2 rounded-sm bg-paper px-3 py-2 text-sm">
          <s className="min-w-0 flex-1 text-ink-soft">
            {formatDay(starts)}, {formatTime(starts)}
          </s>
          <ArrowRight aria-label="to" className="size-4 flex-none" />
          <b className="min-w-0 flex-1 font-semibold">
            {formatDay(asks_for)}, {formatTime(asks_for)}
          </b>
        </p>
      )}
    </div>
  );
}
