import { availabilityLimits } from '@thyme/domain/availability';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Badge, Button, Card, Dialog, Switch, TextField } from '@thyme/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeskSaveChairDocument, DeskSetChairActiveDocument } from '../../generated/graphql.ts';
import { QuestionDialog } from '../../lib/changes/question-dialog.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Chair, Opening } from './operations.ts';

/** Lists the chairs. An inactive chair can no longer be booked. */
export function ChairsCard({ opening: { chairs } }: { opening: Opening }) {
  const { business } = useDesk();
  const [edited, setEdited] = useState<Chair | 'new' | null>(null);
  const { change, busy, question, dismiss } = useChange();
  const toggle = (id: number, active: boolean) =>
    void change({
      api: 'desk_set_chair_active',
      send: async (decisions) =>
        (await run(DeskSetChairActiveDocument, { business: business.id, id, active, decisions })).desk_set_chair_active,
    });
  return (
    <Card asChild>
      <section aria-labelledby="chairs">
        <div className="mb-2 flex items-center justify-between">
          <h2 id="chairs" className="display-22">
            Chairs
          </h2>
          <Button variant="ghost" size="sm" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" className="size-5" />
            Chair
          </Button>
        </div>
        <ul>
          {chairs.map((chair) => (
            <li key={chair.id} className="flex items-center gap-3 border-t border-line py-2">
              <button
                type="button"
                className="min-h-11 min-w-0 flex-1 rounded-sm text-left focus-visible:focus-ring"
                onClick={() => setEdited(chair)}
              >
                <b className="block font-semibold">{chair.name}</b>
                <span className="text-sm text-ink-soft">{chair.person ?? 'Anyone'}</span>
              </button>
              {!chair.active && <Badge>Not in use</Badge>}
              <Switch
                label={`${chair.name} is in use`}
                checked={chair.active}
                onCheckedChange={(active) => toggle(chair.id, active)}
              />
            </li>
          ))}
        </ul>
        <Dialog open={edited !== null} onOpenChange={(isOpen) => !isOpen && setEdited(null)}>
          {edited !== null && <ChairForm chair={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />}
        </Dialog>
        <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} />
      </section>
    </Card>
  );
}

function ChairForm({ chair, onDone }: { chair: Chair | null; onDone: () => void }) {
  const { business } = useDesk();
  const [form, setForm] = useState({ name: chair?.name ?? '', person: chair?.person ?? '' });
  const { change, busy, errors, setErrors } = useChange();
  const send = () => {
    if (form.name.trim() === '') return setErrors({ name: 'Please give it a name.' });
    void change({
      api: 'desk_save_chair',
      send: async () =>
        (await run(DeskSaveChairDocument, { business: business.id, id: chair?.id ?? null, ...form })).desk_save_chair,
      onDone,
    });
  };
  return (
    <ActionDialog
      width="slim"
      title={chair ? 'Chair' : 'New chair'}
      action={chair ? 'Save' : 'Add'}
      form="chair"
      busy={busy !== null}
    >
      <form
        id="chair"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label="Name"
          hint="A seat, a room, a table."
          maxLength={availabilityLimits.chairName}
          value={form.name}
          error={errors.name}
          onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
        />
        <TextField
          label="Who works there"
          maxLength={availabilityLimits.chairPerson}
          value={form.person}
          error={errors.person}
          onChange={(event) => setForm({ ...form, person: event.currentTarget.value })}
        />
      </form>
    </ActionDialog>
  );
}
