import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { answersOf, type Draft, errorsOf } from '@thyme/site/forms/answer-draft.ts';
import { FormFields } from '@thyme/site/forms/form-fields.tsx';
import { notify } from '@thyme/site/notify.ts';
import { Button, Card, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@thyme/ui';
import { useRef, useState } from 'react';
import { AnswerLinkedFormDocument, LinkedFormsDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { zoned } from '../../lib/view/zone-name.tsx';
import type { LinkedForm } from './operations.ts';

const keyOf = (token: string) => ['linked-forms', token];

/** The forms of one appointment, opened by the link in an email; signed answers are not shown. */
export function LinkedForms({ token }: { token: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: async () => (await run(LinkedFormsDocument, { token })).linked_forms ?? null,
  });
  if (isError)
    return (
      <ErrorState
        size="page"
        title="We couldn’t load the form"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Please check your connection.
      </ErrorState>
    );
  if (data === undefined)
    return (
      <SkeletonGroup label="Loading the form">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="mt-6 h-60" />
      </SkeletonGroup>
    );
  if (data === null)
    return (
      <EmptyState level={1} title="This link is no longer valid">
        It may have expired. Please ask the shop to send you a new one, or fill in the form when you arrive.
      </EmptyState>
    );
  const { shop, first_name: name, starts, forms } = data;
  const when = zoned(formatDayTime(starts), data.zone_label);
  if (forms.length === 0)
    return (
      <EmptyState level={1} title={`Thank you, ${name}`}>
        Everything is answered. {shop} has it for your appointment on {when}.
      </EmptyState>
    );
  return (
    <>
      <h1 className="display-36 text-balance">A few questions before you come</h1>
      <p className="mt-2 text-ink-soft">
        {shop} needs them for your appointment on {when}. Only the people there can read your answers.
      </p>
      <ul className="mt-6 grid gap-5">
        {forms.map((form) => (
          <li key={`${form.id}-${form.version}`}>
            <OneForm token={token} form={form} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OneForm({ token, form }: { token: string; form: LinkedForm }) {
  const queries = useQueryClient();
  const frame = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>({});
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const errors = errorsOf(form.questions, draft);
  async function send() {
    setIsChecked(true);
    if (Object.keys(errors).length > 0) {
      requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setIsBusy(true);
    try {
      const { answer_linked_form: answer } = await run(AnswerLinkedFormDocument, {
        token,
        form_id: form.id,
        version: form.version,
        answers: answersOf(draft),
      });
      if (answer.status === 1) notify.success(answer.message);
      else notify.error(answer.message);
      await queries.invalidateQueries({ queryKey: keyOf(token) });
    } catch (error) {
      showFailure(error, { api: 'answer_linked_form' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Card padding="md" asChild>
      <form
        ref={frame}
        noValidate
        aria-label={form.title}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 className="display-22">{form.title}</h2>
        {form.intro && <p className="text-ink-soft">{form.intro}</p>}
        <div className="mt-4">
          <FormFields questions={form.questions} draft={draft} errors={isChecked ? errors : {}} onChange={setDraft} />
        </div>
        <Button type="submit" className="mt-5" busy={isBusy}>
          Send
        </Button>
      </form>
    </Card>
  );
}
