import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { Button, Card, EmptyState, ErrorState, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AnswerLinkedReminderDocument, LinkedReminderDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { zoned } from '../../lib/view/zone-name.tsx';
import { costWords } from './cost-words.ts';
import { MoveTimes } from './move-times.tsx';
import type { LinkedReminder as Reminder } from './operations.ts';

const keyOf = (code: string) => ['linked-reminder', code];

/** A reminder's question, opened by its link: confirm, move or cancel, once and without a login. */
export function LinkedReminder({ code }: { code: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(code),
    queryFn: async () => (await run(LinkedReminderDocument, { code })).linked_reminder ?? null,
  });
  if (isError)
    return (
      <ErrorState
        size="page"
        title="We couldn’t load your appointment"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Please check your connection.
      </ErrorState>
    );
  if (data === undefined)
    return (
      <SkeletonGroup label="Loading your appointment">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="mt-6 h-60" />
      </SkeletonGroup>
    );
  if (data === null)
    return (
      <EmptyState level={1} title="This link is no longer valid">
        Please check that you copied all of it, or contact the shop.
      </EmptyState>
    );
  return <Question code={code} reminder={data} />;
}

type Step = 'ask' | 'move' | 'cancel';

const stepOf = (wanted: string | null): Step => (wanted === 'move' || wanted === 'cancel' ? wanted : 'ask');

function Question({ code, reminder }: { code: string; reminder: Reminder }) {
  const queries = useQueryClient();
  const [parameters] = useSearchParams();
  const [step, setStep] = useState<Step>(stepOf(parameters.get('do')));
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  async function answer(given: { answer: string; date?: string; time?: number }) {
    setBusy(true);
    setRefused(null);
    try {
      const { answer_linked_reminder: result } = await run(AnswerLinkedReminderDocument, { code, ...given });
      if (result.status === 1) setDone(result.message);
      else setRefused(result.message);
      await queries.invalidateQueries({ queryKey: keyOf(code) });
    } catch (error) {
      showFailure(error, { api: 'answer_linked_reminder' });
    } finally {
      setBusy(false);
    }
  }
  const { shop, first_name: name, starts, services, place, closed } = reminder;
  return (
    <>
      <h1 className="display-36 text-balance">
        {done ?? (closed ? `Hello, ${name}` : `Are you still coming, ${name}?`)}
      </h1>
      <Card look="raised" padding="lg" className="mt-6">
        <p className="display-22">{zoned(formatDayTime(starts), reminder.zone_label)}</p>
        <p className="mt-1">
          {services.join(', ')} at {shop}
        </p>
        <p className="text-ink-soft">{place}</p>
        {done === null && closed && (
          <Note className="mt-5" tone="warn">
            {closed}
          </Note>
        )}
        {refused && !closed && (
          <Note className="mt-5" tone="danger" announce>
            {refused}
          </Note>
        )}
        {done === null && !closed && (
          <Answers {...{ code, reminder, step, setStep, busy }} onAnswer={(given) => void answer(given)} />
        )}
      </Card>
      <Contact reminder={reminder} />
    </>
  );
}

interface AnswersProps {
  code: string;
  reminder: Reminder;
  step: Step;
  setStep: (step: Step) => void;
  busy: boolean;
  onAnswer: (given: { answer: string; date?: string; time?: number }) => void;
}

function Answers({ code, reminder, step, setStep, busy, onAnswer }: AnswersProps) {
  if (step === 'move' && reminder.can_move)
    return (
      <MoveTimes
        code={code}
        starts={reminder.starts}
        busy={busy}
        onBack={() => setStep('ask')}
        onChoose={(date, time) => onAnswer({ answer: 'moved', date, time })}
      />
    );
  if (step === 'cancel')
    return (
      <section aria-labelledby="cancel" className="mt-6 border-t border-line pt-5">
        <h2 id="cancel" className="font-semibold">
          Cancel your appointment
        </h2>
        <p className="mt-1">{costWords(reminder)}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="danger" busy={busy} onClick={() => onAnswer({ answer: 'cancelled' })}>
            Cancel appointment
          </Button>
          <Button variant="secondary" onClick={() => setStep('ask')}>
            Back
          </Button>
        </div>
      </section>
    );
  return (
    <>
      <div className={clsx('mt-6 grid gap-3', reminder.can_move ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        <Button busy={busy} onClick={() => onAnswer({ answer: 'confirmed' })}>
          Yes, I’m coming
        </Button>
        {reminder.can_move && (
          <Button variant="secondary" onClick={() => setStep('move')}>
            Move
          </Button>
        )}
        <Button variant="secondary" onClick={() => setStep('cancel')}>
          Cancel
        </Button>
      </div>
      {!reminder.can_move && <p className="mt-4 text-ink-soft">To move it, please contact {reminder.shop}.</p>}
    </>
  );
}

function Contact({ reminder: { shop, phone, slug } }: { reminder: Reminder }) {
  return (
    <p className="mt-5 text-ink-soft">
      {phone ? (
        <>
          Something else? Ring {shop} on <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
        </>
      ) : (
        <>
          Something else? <a href={`/${slug}`}>Visit {shop}</a>.
        </>
      )}
    </p>
  );
}
