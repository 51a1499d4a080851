import { useQuery } from '@tanstack/react-query';
import { formatDay, formatTime } from '@thyme/domain/time';
import { Badge, Note } from '@thyme/ui';
import {
  DeskAppointmentFormsDocument,
  type DeskAppointmentFormsQuery,
  DeskAppointmentTestsDocument,
  type DeskAppointmentTestsQuery,
} from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';

type Form = DeskAppointmentFormsQuery['desk_appointment_forms'][number];
type Test = DeskAppointmentTestsQuery['desk_appointment_tests'][number];

/** Forms and patch tests of an appointment: what is missing is marked, what is signed can be read. */
export function BeforeTheyCome({ appointmentId, name }: { appointmentId: number; name: string }) {
  const { business } = useDesk();
  const key = { business: business.id, appointment: appointmentId };
  const { data: forms = [] } = useQuery({
    queryKey: deskKey(business.id, 'appointment-forms', appointmentId),
    queryFn: async () => (await run(DeskAppointmentFormsDocument, key)).desk_appointment_forms,
    staleTime: 10_000,
  });
  const { data: tests = [] } = useQuery({
    queryKey: deskKey(business.id, 'appointment-tests', appointmentId),
    queryFn: async () => (await run(DeskAppointmentTestsDocument, key)).desk_appointment_tests,
    staleTime: 10_000,
  });
  return (
    <>
      {tests
        .filter(({ tested }) => tested === null || tested === undefined)
        .map(({ service, test, hours_before: hours }) => (
          <Note key={service} tone="warn" announce className="mt-4">
            <b className="font-semibold">No valid {test}.</b> {service} needs one at least {hours} hours before.
          </Note>
        ))}
      {(forms.length > 0 || tests.some(({ tested }) => tested)) && (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="mb-2 font-semibold">Before they come</h3>
          <ul className="grid gap-2">
            {forms.map((form) => (
              <FormRow key={`${form.id}-${form.version}`} form={form} name={name} />
            ))}
            {tests.map((test) => (
              <TestRow key={test.service} test={test} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function TestRow({ test: { test, tested, is_done: isDone } }: { test: Test }) {
  if (tested === null || tested === undefined) return null;
  return (
    <li className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        {test}{' '}
        <span className="text-ink-soft">
          {isDone ? 'done' : 'booked for'} {formatDay(tested, { year: true })}
        </span>
      </span>
      <Badge tone={isDone ? 'green' : 'neutral'}>{isDone ? 'Valid' : 'Booked'}</Badge>
    </li>
  );
}

function FormRow({ form, name }: { form: Form; name: string }) {
  if (form.is_due)
    return (
      <li className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          {form.title} <span className="text-ink-soft">{name} hasn’t answered yet</span>
        </span>
        <Badge tone="honey">Not answered</Badge>
      </li>
    );
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 focus-visible:focus-ring">
          <span className="min-w-0 flex-1 underline decoration-line-strong underline-offset-4">{form.title}</span>
          <Badge tone="green">{form.signed_name ? 'Signed' : 'Answered'}</Badge>
        </summary>
        <div className="mt-1 rounded-sm bg-paper px-3.5 py-2.5">
          <dl className="grid gap-2">
            {form.answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-sm text-ink-soft">{question}</dt>
                <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{answer || 'Not answered'}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-ink-soft">
            {form.signed_name ? `Signed by ${form.signed_name}` : 'Answered'}
            {form.signed_at ? ` on ${formatDay(form.signed_at, { year: true })}, ${formatTime(form.signed_at)}` : ''},
            version {form.version}
          </p>
        </div>
      </details>
    </li>
  );
}
