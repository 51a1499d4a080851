import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDay } from '@thyme/domain/time';
import { answersOf, type Draft, errorsOf } from '@thyme/site/forms/answer-draft.ts';
import { FormFields } from '@thyme/site/forms/form-fields.tsx';
import { notify } from '@thyme/site/notify.ts';
import { Badge, Button } from '@thyme/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AnswerFormDocument, AppointmentFormsDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import type { AppointmentForm } from './operations.ts';

const keyOf = (appointmentId: number) => ['appointment-forms', appointmentId];

/** The forms of an appointment: those to answer first, then what was signed. */
export default function AppointmentForms({ appointmentId, shop }: { appointmentId: number; shop: string }) {
  const { data: forms = [] } = useQuery({
    queryKey: keyOf(appointmentId),
    queryFn: async () => (await run(AppointmentFormsDocument, { appt_id: appointmentId })).appointment_forms,
  });
  const { hash } = useLocation();
  const hasForms = forms.length > 0;
  // The mails link here, and the forms arrive after the page.
  useEffect(() => {
    if (hasForms && hash === '#forms') document.getElementById('forms')?.scrollIntoView({ block: 'start' });
  }, [hasForms, hash]);
  if (!hasForms) return null;
  const due = forms.filter(({ is_due }) => is_due).length;
  return (
    <section id="forms" aria-labelledby="forms-heading" className="scroll-mt-24 border-t border-line pt-6">
      <h3 id="forms-heading" className="mb-1 text-lg font-semibold text-balance">
        {due > 0 ? `Before you come, ${shop} needs a few answers` : 'Your answers'}
      </h3>
      <ul className="grid gap-3">
        {forms.map((form) => (
          <li key={`${form.id}-${form.version}`}>
            {form.is_due ? <DueForm appointmentId={appointmentId} form={form} /> : <SignedForm form={form} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DueForm({ appointmentId, form }: { appointmentId: number; form: AppointmentForm }) {
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>({});
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const errors = errorsOf(form.questions, draft);
  async function send() {
    setIsChecked(true);
    if (Object.keys(errors).length > 0) return;
    setBusy(true);
    try {
      const { answer_form: answer } = await run(AnswerFormDocument, {
        appt_id: appointmentId,
        form_id: form.id,
        version: form.version,
        answers: answersOf(draft),
      });
      if (answer.status === 1) notify.success(answer.message);
      else notify.error(answer.message);
      await queries.invalidateQueries({ queryKey: keyOf(appointmentId) });
    } catch (error) {
      showFailure(error, { api: 'answer_form' });
    } finally {
      setBusy(false);
    }
  }
  if (!isOpen)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 font-medium">{form.title}</span>
        <Button onClick={() => setIsOpen(true)} aria-label={`Fill in ${form.title}`}>
          Fill in
        </Button>
      </div>
    );
  return (
    <form
      noValidate
      className="rounded-md border border-line p-4 md:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h4 className="font-semibold">{form.title}</h4>
      {form.intro && <p className="text-ink-soft">{form.intro}</p>}
      <div className="mt-4">
        <FormFields questions={form.questions} draft={draft} errors={isChecked ? errors : {}} onChange={setDraft} />
      </div>
      <div className="mt-5 flex gap-3">
        <Button type="submit" busy={isBusy}>
          Send
        </Button>
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          Later
        </Button>
      </div>
    </form>
  );
}

function SignedForm({ form }: { form: AppointmentForm }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 focus-visible:focus-ring">
        <span className="min-w-0 flex-1 font-medium">{form.title}</span>
        <Badge tone="green">{form.signed_name ? 'Signed' : 'Answered'}</Badge>
      </summary>
      <dl className="grid gap-2">
        {form.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="text-sm text-ink-soft">{question}</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{answer || 'Not answered'}</dd>
          </div>
        ))}
      </dl>
      {form.signed_at && (
        <p className="mt-2 text-sm text-ink-soft">
          {form.signed_name ? `Signed by ${form.signed_name} on ` : 'Answered on '}
          {formatDay(form.signed_at, { year: true })}
        </p>
      )}
    </details>
  );
}
