import { useQuery } from '@tanstack/react-query';
import type { GuestMoves } from '@thyme/domain/bookings';
import { DECIDE_DAYS } from '@thyme/domain/payments';
import { Button, Card, Chip, FieldError, IconButton, Switch, TextField } from '@thyme/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeskPolicyDocument, DeskSavePolicyDocument, DeskSaveWindowDocument } from '../../../generated/graphql.ts';
import { LeaveGuard } from '../../../lib/changes/leave-guard.tsx';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDraft } from '../../../lib/changes/use-draft.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { AcceptCard } from '../accepting/accept-card.tsx';
import { useAcceptRules } from '../accepting/use-accept-rules.ts';
import { type BookingWindow, BookingWindowCard } from './booking-window.tsx';
import type { Policy } from './operations.ts';
import { PolicyBar } from './policy-bar.tsx';
import {
  choosePreset,
  codesOf,
  draftOf,
  furtherStep,
  type PolicyDraft,
  PRESETS,
  presetOf,
  problemOf,
  stepsOf,
} from './policy-draft.ts';
import { PolicyPreview } from './policy-preview.tsx';

interface PolicyPageProps {
  head: (actions: ReactNode) => ReactNode;
}

/** The booking rules: what happens when a guest cancels, and whose bookings are accepted automatically. */
export function PolicyPage({ head }: PolicyPageProps) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'policy'),
    queryFn: async () => (await run(DeskPolicyDocument, { business: business.id })).desk_shop,
  });
  if (data) return <PolicyForm saved={data} head={head} />;
  return (
    <>
      {head(null)}
      <Waiting isError={isError} retry={() => void refetch()} />
    </>
  );
}

interface PolicyFormProps {
  saved: Policy;
  head: PolicyPageProps['head'];
}

function PolicyForm({ saved, head }: PolicyFormProps) {
  const { business } = useDesk();
  const accepting = useAcceptRules(saved.accept_rules);
  const { values, setValues, isDirty, undo, kept } = useDraft<PolicyDraft>(draftOf(saved));
  const { change, busy, errors } = useChange();
  const bookable = useDraft<BookingWindow>({
    notice: saved.notice_minutes,
    horizon: saved.horizon_days,
    moves: saved.guest_moves as GuestMoves,
  });
  const problem = problemOf(values);
  const savePolicy = () =>
    change({
      api: 'desk_save_policy',
      send: async () =>
        (
          await run(DeskSavePolicyDocument, {
            business: business.id,
            policy: codesOf(values),
            steps: stepsOf(values),
            forgives: values.forgives,
          })
        ).desk_save_policy,
      onDone: kept,
      // What is saved next says so.
      quiet: bookable.isDirty || accepting.isDirty,
    });
  const saveWindow = () =>
    change({
      api: 'desk_save_rhythm',
      send: async () =>
        (await run(DeskSaveWindowDocument, { business: business.id, ...bookable.values })).desk_save_rhythm,
      onDone: bookable.kept,
      quiet: accepting.isDirty,
    });
  const isChanged = isDirty || bookable.isDirty || accepting.isDirty;
  async function save(): Promise<void> {
    if (isDirty && !(await savePolicy())) return;
    if (bookable.isDirty && !(await saveWindow())) return;
    if (accepting.isDirty) await accepting.save();
  }
  function discard(): void {
    undo();
    bookable.undo();
    accepting.undo();
  }
  return (
    <>
      {head(
        <>
          <Button
            size="sm"
            variant="secondary"
            className="max-md:disabled:hidden"
            disabled={!isChanged}
            onClick={discard}
          >
            Discard
          </Button>
          <Button
            size="sm"
            disabled={!isChanged || problem !== null}
            busy={busy !== null || accepting.isBusy}
            onClick={() => void save()}
          >
            Save rules
          </Button>
        </>,
      )}
      <div className="grid items-start gap-5 nav:grid-cols-[minmax(0,1fr)_20rem] wide:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          <PolicyCard draft={values} onChange={setValues} problem={isDirty ? problem : null} refused={errors.steps} />
          <AcceptCard draft={accepting} hasCalls={saved.video_vetting} />
        </div>
        <div className="grid min-w-0 gap-5">
          <PolicyPreview draft={values} />
          <BookingWindowCard draft={bookable.values} onChange={bookable.setValues} />
          <ForgiveCard forgives={values.forgives} onChange={(forgives) => setValues({ ...values, forgives })} />
        </div>
      </div>
      <LeaveGuard when={isChanged} />
    </>
  );
}

function ForgiveCard({ forgives, onChange }: { forgives: boolean; onChange: (forgives: boolean) => void }) {
  return (
    <Card className="flex items-center justify-between gap-4">
      <p>
        <b className="block font-semibold">Forgive the first time</b>
        <span className="text-sm text-ink-soft">Regulars get one late cancellation a year free</span>
      </p>
      <Switch label="Forgive the first time" checked={forgives} onCheckedChange={onChange} />
    </Card>
  );
}

interface PolicyCardProps {
  draft: PolicyDraft;
  onChange: (draft: PolicyDraft) => void;
  problem: string | null;
  refused: string | undefined;
}

function PolicyCard({ draft, onChange, problem, refused }: PolicyCardProps) {
  const chosen = presetOf(draft);
  const presets = [
    ...PRESETS.map(({ name, label }) => ({ name: name as string, label: label as string })),
    { name: 'own', label: 'My own' },
  ];
  return (
    <Card asChild>
      <section aria-labelledby="cancelling" className="min-w-0">
        <h2 id="cancelling" className="display-22">
          If a guest cancels
        </h2>
        <p className="text-sm text-ink-soft">
          {draft.steps.length > 0
            ? 'Drag the markers, or type below.'
            : 'Choose one, or set your own hours and percentages.'}{' '}
          Existing bookings keep the terms they were made under.
        </p>
        <fieldset className="my-4 flex flex-wrap gap-2">
          <legend className="sr-only">Cancellation policy</legend>
          {presets.map(({ name, label }) => (
            <Chip key={name} pressed={chosen === name} onClick={() => onChange(choosePreset(draft, name))}>
              {label}
            </Chip>
          ))}
        </fieldset>
        <PolicyBar draft={draft} onChange={onChange} />
        {draft.steps.length > 0 && <StepFields draft={draft} onChange={onChange} />}
        {(problem ?? refused) && <FieldError>{problem ?? refused}</FieldError>}
        <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
          <p>
            <b className="block font-semibold">I decide each time whether to keep it</b>
            <span className="text-sm text-ink-soft">
              You have {DECIDE_DAYS} days to decide. If you don’t, your guest gets it back.
            </span>
          </p>
          <Switch
            label="I decide each time whether to keep it"
            checked={draft.decides}
            onCheckedChange={(decides) => onChange({ ...draft, decides })}
          />
        </div>
      </section>
    </Card>
  );
}

function StepFields({ draft, onChange }: Pick<PolicyCardProps, 'draft' | 'onChange'>) {
  const { steps } = draft;
  const set = (index: number, values: Partial<PolicyDraft['steps'][number]>) =>
    onChange({ ...draft, steps: steps.map((step, at) => (at === index ? { ...step, ...values } : step)) });
  const further = furtherStep(draft);
  return (
    <div className="mt-2">
      <ul className="grid gap-3">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the row
          <li key={index} className="flex items-end gap-3">
            <TextField
              className="min-w-0 flex-1"
              label={index === 0 ? 'Free until, hours before' : `Step ${index + 1}, hours before`}
              inputMode="numeric"
              value={step.hours}
              onChange={(event) => set(index, { hours: event.currentTarget.value })}
            />
            <TextField
              className="min-w-0 flex-1"
              label={index === 0 ? 'After that, keep (%)' : `Step ${index + 1}, keep (%)`}
              inputMode="numeric"
              value={step.percent}
              onChange={(event) => set(index, { percent: event.currentTarget.value })}
            />
            <IconButton
              label={`Remove step ${index + 1}`}
              onClick={() => onChange({ ...draft, steps: steps.toSpliced(index, 1) })}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2"
        disabled={further === null}
        onClick={() => further && onChange(further)}
      >
        <Plus aria-hidden="true" className="size-5" />
        Another step
      </Button>
    </div>
  );
}
