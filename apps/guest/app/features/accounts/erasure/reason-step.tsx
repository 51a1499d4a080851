import { useQuery } from '@tanstack/react-query';
import { Button, ErrorState, RadioCard, RadioGroup, SkeletonRows } from '@thyme/ui';
import { type FormEvent, useRef, useState } from 'react';
import { LeavingQuestionDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';

interface Props {
  chosen: string | undefined;
  onNext: (reason: string) => void;
}

/** The reason for closing the account, out of those that the server lists. */
export function LeavingReason({ chosen, onNext }: Props) {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['leaving-question'],
    queryFn: async () => (await run(LeavingQuestionDocument, {})).offboarding_question ?? null,
  });
  const [reason, setReason] = useState(chosen ?? '');
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function go(event: FormEvent) {
    event.preventDefault();
    if (reason !== '') return onNext(reason);
    setMissing(true);
    form.current?.querySelector('input')?.focus();
  }

  if (isPending) return <SkeletonRows count={4} />;
  if (!data) {
    return (
      <ErrorState title="We couldn’t load this page" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Nothing has happened to your account.
      </ErrorState>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={go} aria-label="Your reason" className="grid gap-6">
      <div>
        <h2 className="display-28">{data.title}</h2>
        <p className="mt-2 text-ink-soft">{data.description}</p>
      </div>
      <RadioGroup
        label="Reason"
        hideLabel
        value={reason}
        onValueChange={(value) => {
          setReason(value);
          setMissing(false);
        }}
        error={missing ? 'Please choose a reason' : undefined}
      >
        {data.questions.map(({ id, title }) => (
          <RadioCard key={id} value={title}>
            {title}
          </RadioCard>
        ))}
      </RadioGroup>
      <div>
        <Button type="submit">Continue</Button>
      </div>
    </form>
  );
}
