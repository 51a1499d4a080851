import { useQuery } from '@tanstack/react-query';
import { formatDay, formatTime } from '@thyme/domain/time';
import { Badge, Note } from '@thyme/ui';
import {
  DeskAppointmentFormsDocument,
  DeskAppointmentTestsDocument,
  type DeskAppointmentTestsQuery,
} from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { RecordTest } from '../../../lib/patch-tests/record-test.tsx';
import { deskKey } from '../../../lib/use-act.ts';
import { type AppointmentForm, DueForm, EmailForms } from './due-form.tsx';

type Test = DeskAppointmentTestsQuery['desk_appointment_tests'][number];

interface BeforeProps {
  appointmentId: number;
  guest: { id: number; first_name: string };
}

/** Forms and patch tests of an appointment: open ones can be completed here, signed ones can be read. */
export function BeforeTheyCome({ appointmentId, guest }: BeforeProps) {
  const name = guest.first_name;
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
        .map(({ service, test, test_service_id: testId, hours_before: hours }) => (
          <Note key={service} tone="warn" announce className="mt-4">
            <p>
              <b className="font-semibold">No valid {test}.</b> {service} needs one at least {hours} hours before.
            </p>
            <div className="mt-2">
              <RecordTest guest={{ id: guest.id, firstName: name }} tests={[{ id: testId, name: test }]} />
            </div>
          </Note>
        ))}
      {(forms.length > 0 || tests.some(({ tested }) => tested)) && (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="mb-2 font-semibold">Before they come</h3>
          <ul className="grid gap-2">
            {forms.map((form) =>
              form.is_due ? (
                <DueForm key={`${form.id}-${form.version}`} {...{ appointmentId, form, name }} />
              ) : (
                <SignedForm key={`${form.id}-${form.version}`} form={form} />
              ),
            )}
            {tests.map((test) => (
              <TestRow key={test.service} test={test} />
            ))}
          </ul>
          {forms.some(({ is_due: isDue }) => isDue) && <EmailForms appointmentId={appointmentId} name={name} />}
        </section>
      )}
    </>
  );
}

function TestRow({ test: { test, tested, is_done: isDone, is_recorded: isRecorded } }: { test: Test }) {
  if (tested === null || tested === undefined) return null;
  return (
    <li className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        {test}{' '}
        <span className="text-ink-soft">
          {isRecorded ? 'done elsewhere' : isDone ? 'done' : 'booked for'} {formatDay(tested, { year: true })}
        </span>
      </span>
      <Badge tone={isDone ? 'green' : 'neutral'}>{isDone ? 'Valid' : 'Booked'}</Badge>
    </li>
  );
}

function SignedForm({ form }: { form: AppointmentForm }) {
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
          <p className="mt-2 text-sm text-ink-soft">{signedWords(form)}</p>
        </div>
      </details>
    </li>
  );
}

/** 'Signed by Niamh Gallagher on Tue 17 Nov 2026, 10:00 am, version 2'. */
function signedWords({ signed_name: name, signed_at: at, entered_by: member, version }: AppointmentForm): string {
  return [
    `${name ? `Signed by ${name}` : 'Answered'}${at ? ` on ${formatDay(at, { year: true })}, ${formatTime(at)}` : ''}`,
    ...(member ? [`filled in at the desk with ${member}`] : []),
    `version ${version}`,
  ].join(', ');
}
