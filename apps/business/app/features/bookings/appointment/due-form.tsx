import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { answersOf, type Draft, errorsOf } from '@thyme/site/forms/answer-draft.ts';
import { type DateFieldOf, FormFields } from '@thyme/site/forms/form-fields.tsx';
import { Badge, Button, Dialog, DialogTrigger } from '@thyme/ui';
import { useState } from 'react';
import { graphql } from '../../../generated/gql.ts';
import {
  DeskAnswerFormDocument,
  type DeskAppointmentFormsQuery,
  DeskSendFormsDocument,
} from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { useAct } from '../../../lib/use-act.ts';

graphql(`
  mutation DeskAnswerForm($business: Int!, $appointment: Int!, $form: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {
    desk_answer_form(business_id: $business, appt_id: $appointment, form_id: $form, version: $version, answers: $answers) {
      status
      message
    }
  }
`);

graphql(`
  mutation DeskSendForms($business: Int!, $appointment: Int!) {
    desk_send_forms(business_id: $business, appt_id: $appointment) { status message }
  }
`);

export type AppointmentForm = DeskAppointmentFormsQuery['desk_appointment_forms'][number];

interface DueProps {
  appointmentId: number;
  form: AppointmentForm;
  name: string;
}

/** An unanswered form, filled in at the desk together with the guest. */
export function DueForm({ appointmentId, form, name }: DueProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1">
        {form.title} <span className="block text-sm text-ink-soft">{name} hasn’t answered yet</span>
      </span>
      <Badge tone="honey">Not answered</Badge>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger asChild>
          <Button size="sm" variant="secondary" aria-label={`Fill in ${form.title} with ${name}`}>
            Fill in
          </Button>
        </DialogTrigger>
        {isOpen && <FillIn {...{ appointmentId, form, name }} onDone={() => setIsOpen(false)} />}
      </Dialog>
    </li>
  );
}

const ownDateField: DateFieldOf = ({ onValue, ...field }) => <DateField {...field} onDate={onValue} />;

function FillIn({ appointmentId, form, name, onDone }: DueProps & { onDone: () => void }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [draft, setDraft] = useState<Draft>({});
  const [isChecked, setIsChecked] = useState(false);
  const errors = errorsOf(form.questions, draft);
  const save = async () => {
    setIsChecked(true);
    if (Object.keys(errors).length > 0) return;
    const input = {
      business: business.id,
      appointment: appointmentId,
      form: form.id,
      version: form.version,
      answers: answersOf(draft),
    };
    const isDone = await act(
      'desk_answer_form',
      async () => (await run(DeskAnswerFormDocument, input)).desk_answer_form,
    );
    if (isDone) onDone();
  };
  return (
    <ActionDialog
      title={form.title}
      description={`Go through it with ${name}, who signs with their own name. Your name is saved with it.`}
      close="Cancel"
      action="Save answers"
      busy={busy === 'desk_answer_form'}
      onAct={save}
    >
      {form.intro && <p className="mb-4 text-ink-soft">{form.intro}</p>}
      <FormFields
        questions={form.questions}
        draft={draft}
        errors={isChecked ? errors : {}}
        onChange={setDraft}
        dateField={ownDateField}
      />
    </ActionDialog>
  );
}

/** Emails the guest a link to the unanswered forms. */
export function EmailForms({ appointmentId, name }: { appointmentId: number; name: string }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const send = () =>
    void act(
      'desk_send_forms',
      async () =>
        (await run(DeskSendFormsDocument, { business: business.id, appointment: appointmentId })).desk_send_forms,
    );
  return (
    <Button size="sm" variant="ghost" className="mt-1" busy={busy === 'desk_send_forms'} onClick={send}>
      Email {name} the link
    </Button>
  );
}
