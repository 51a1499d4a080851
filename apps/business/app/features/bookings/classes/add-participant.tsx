import { formatDayTime } from '@thyme/domain/time';
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

/** Adds a known guest or a new client to the date. A full date or one that has begun is a warning, not a refusal. */
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

/** Warnings that the loaded roll already implies. */
function warningOf({ is_course: isCourse, has_begun: hasBegun, starts, seats, seats_taken: taken }: ClassRoll): string {
  const what = isCourse ? 'This course' : 'This class';
  return [
    ...(hasBegun ? [`${what} began on ${formatDayTime(starts)}.`] : []),
    ...(taken >= seats
      ? [`This date is full: ${taken} of ${seats} places are taken. Adding someone creates an extra place.`]
      : []),
  ].join(' ');
}

function AddForm({ roll, onDone }: { roll: ClassRoll; onDone: () => void }) {
  const { business } = useDesk();
  const [who, setWho] = useState<Who>(null);
  const [key] = useState(() => crypto.randomUUID());
  const { act, busy, warning, errors } = useClassAct();
  const known = who === null ? '' : warningOf(roll);
  const words = warning ?? known;
  const isReady = who !== null && ('id' in who || isReachable(who.person));
  const send = async () => {
    if (!who) return;
    const guest = 'id' in who ? { guestId: who.id } : { guest: who.person };
    const isDone = await act('desk_add_to_class', async () => {
      const input = { business: business.id, id: roll.id, ...guest, anyway: words !== '', key };
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
      action={words === '' ? 'Add' : 'Add anyway'}
      disabled={!isReady}
      busy={busy}
      onAct={send}
    >
      <ChooseGuest who={who} errors={errors} onChange={setWho} />
      {words !== '' && (
        <Note tone="warn" announce className="mt-4">
          {words}
        </Note>
      )}
    </ActionDialog>
  );
}
