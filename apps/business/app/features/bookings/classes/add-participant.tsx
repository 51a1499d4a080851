import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogTrigger, Note } from '@thyme/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { DeskAddToClassDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { isReachable } from '../../../lib/person-fields.tsx';
import { ChooseGuest } from '../adding/choose-guest.tsx';
import type { Who } from '../adding/draft.ts';
import type { ClassRoll } from '../operations.ts';
import { useClassAct } from './use-class-act.ts';

/** A place on the date for a guest the shop knows, or a new one. A full date is warned about, not refused. */
export function AddParticipant({ roll }: { roll: ClassRoll }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="secondary">
          <UserPlus aria-hidden="true" className="size-5" />
          Add
        </Button>
      </DialogTrigger>
      {isOpen && <AddForm roll={roll} onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

function AddForm({ roll, onDone }: { roll: ClassRoll; onDone: () => void }) {
  const { business } = useDesk();
  const [who, setWho] = useState<Who>(null);
  const [key] = useState(() => crypto.randomUUID());
  const { act, busy, full, errors } = useClassAct();
  const isFull = full !== null || (roll.seats_taken >= roll.seats && who !== null);
  const isReady = who !== null && ('id' in who || isReachable(who.person));
  const send = async () => {
    if (!who) return;
    const guest = 'id' in who ? { guestId: who.id } : { guest: who.person };
    const isDone = await act('desk_add_to_class', async () => {
      const input = { business: business.id, id: roll.id, ...guest, anyway: isFull, key };
      return (await run(DeskAddToClassDocument, input)).desk_add_to_class;
    });
    if (isDone) onDone();
  };
  return (
    <ActionDialog
      title="Add a participant"
      description={roll.is_course ? 'They get a place on every date of the course.' : `For ${roll.service}, this date.`}
      width="slim"
      close="Cancel"
      action={isFull ? 'Add anyway' : 'Add'}
      disabled={!isReady}
      busy={busy}
      onAct={send}
    >
      <ChooseGuest who={who} errors={errors} onChange={setWho} />
      {isFull && (
        <Note tone="warn" className="mt-4">
          {full ?? `This date is full: ${roll.seats_taken} of ${roll.seats} places are taken.`} Adding someone creates
          an extra place.
        </Note>
      )}
    </ActionDialog>
  );
}
