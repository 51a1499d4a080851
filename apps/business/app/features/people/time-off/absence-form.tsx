import { ABSENCE_KINDS, absenceProblem, peopleLimits } from '@thyme/domain/people';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Select, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskAddAbsenceDocument } from '../../../generated/graphql.ts';
import { QuestionDialog } from '../../../lib/changes/question-dialog.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { PersonSelect } from '../person-select.tsx';
import { usePeople } from '../use-people.ts';

export const KINDS: Record<string, string> = {
  sick: 'Sick',
  holiday: 'Holiday',
  training: 'Training',
  other: 'Something else',
};

interface AbsenceFormProps {
  /** Whose days they are; without it, the owner chooses. */
  personId?: number;
  onDone: () => void;
}

/** Whole days off for a person. Affected appointments are decided on before anything changes. */
export function AbsenceForm({ personId, onDone }: AbsenceFormProps) {
  const { business, runsShop } = useDesk();
  const { today } = useShopNow();
  const { data: people } = usePeople();
  const { change, busy, errors, setErrors, question, dismiss } = useChange();
  const [form, setForm] = useState({
    person: personId === undefined ? '' : String(personId),
    from: today,
    to: today,
    kind: 'holiday',
    note: '',
  });
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const send = () => {
    if (runsShop && form.person === '') return setErrors({ person_id: 'Please choose a person.' });
    const problem = absenceProblem(form, today);
    if (problem) return setErrors({ [problem.field]: problem.message });
    const { person, from, to, kind, note } = form;
    void change({
      api: 'desk_add_absence',
      send: async (decisions) =>
        (
          await run(DeskAddAbsenceDocument, {
            business: business.id,
            person: runsShop ? Number(person) : null,
            ...{ from, to, kind, note, decisions },
          })
        ).desk_add_absence,
      onDone,
    });
  };
  return (
    <>
      <ActionDialog
        width="slim"
        title={runsShop ? 'Time off' : 'Ask for time off'}
        action={runsShop ? 'Add time off' : 'Ask'}
        form="absence"
        busy={busy !== null}
      >
        <form
          id="absence"
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {runsShop && personId === undefined && (
            <PersonSelect
              label="Who"
              people={(people ?? []).filter(({ active }) => active)}
              value={form.person}
              error={errors.person_id}
              onChange={(person) => set({ person })}
            />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField
              label="First day"
              value={form.from}
              error={errors.from}
              onDate={(from) => from !== '' && set({ from, ...(form.to < from ? { to: from } : {}) })}
            />
            <DateField label="Last day" value={form.to} error={errors.to} onDate={(to) => to !== '' && set({ to })} />
          </div>
          <Select label="Why" value={form.kind} onChange={(event) => set({ kind: event.currentTarget.value })}>
            {ABSENCE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KINDS[kind]}
              </option>
            ))}
          </Select>
          <TextField
            label="Note"
            hint="Guests never see it."
            maxLength={peopleLimits.absenceNote}
            value={form.note}
            error={errors.note}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
        </form>
      </ActionDialog>
      <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} />
    </>
  );
}
