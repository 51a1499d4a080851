import { peopleLimits } from '@thyme/domain/people';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskAskSwapDocument } from '../../../generated/graphql.ts';
import { QuestionDialog } from '../../../lib/changes/question-dialog.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { PersonSelect } from '../person-select.tsx';
import { usePeople } from '../use-people.ts';

/** Gives a day to another person, alone or in exchange for one of theirs. */
export function SwapForm({ onDone }: { onDone: () => void }) {
  const { business, runsShop } = useDesk();
  const { today } = useShopNow();
  const { data: people } = usePeople();
  const { change, busy, errors, setErrors, question, dismiss } = useChange();
  const [form, setForm] = useState({ person: '', date: '', other: '', other_date: '', note: '' });
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const giver = runsShop ? form.person : String(business.own_chair_id ?? '');
  const active = (people ?? []).filter(({ active: isActive }) => isActive);
  const send = () => {
    const missing = {
      ...(runsShop && form.person === '' ? { person_id: 'Please choose a person.' } : {}),
      ...(form.date === '' ? { date: 'Please choose a day.' } : {}),
      ...(form.other === '' ? { other_id: 'Please choose a person.' } : {}),
    };
    if (Object.keys(missing).length > 0) return setErrors(missing);
    void change({
      api: 'desk_ask_swap',
      send: async (decisions) =>
        (
          await run(DeskAskSwapDocument, {
            business: business.id,
            person: runsShop ? Number(form.person) : null,
            date: form.date,
            other: Number(form.other),
            other_date: form.other_date || null,
            note: form.note,
            decisions,
          })
        ).desk_ask_swap,
      onDone,
    });
  };
  return (
    <>
      <ActionDialog
        width="slim"
        title={runsShop ? 'Swap days' : 'Ask for a swap'}
        action={runsShop ? 'Swap' : 'Ask'}
        form="swap"
        busy={busy !== null}
      >
        <form
          id="swap"
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {runsShop && (
            <PersonSelect
              label="Who’s giving up a day"
              people={active}
              value={form.person}
              error={errors.person_id}
              onChange={(person) => set({ person })}
            />
          )}
          <DateField
            label={runsShop ? 'Which day' : 'Your day'}
            min={today}
            value={form.date}
            error={errors.date}
            onDate={(date) => set({ date })}
          />
          <PersonSelect
            label="Who’s taking it"
            people={active.filter(({ id }) => String(id) !== giver)}
            value={form.other}
            error={errors.other_id}
            onChange={(other) => set({ other })}
          />
          <DateField
            label="In exchange for"
            hint="Leave empty if they’re only covering the day."
            min={today}
            value={form.other_date}
            error={errors.other_date}
            onDate={(other_date) => set({ other_date })}
          />
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
