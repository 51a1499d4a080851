import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogTrigger } from '@thyme/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { DeskNameWalkInDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { ChooseGuest } from '../adding/choose-guest.tsx';
import { isNamed, type Who } from '../adding/draft.ts';

/** Assigns a walk-in to a known guest or a new client. */
export function NameWalkIn({ id }: { id: number }) {
  const { act, busy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [who, setWho] = useState<Who>(null);
  const send = async () => {
    const guest = who && 'person' in who ? who.person : null;
    const guestId = who && 'id' in who ? who.id : null;
    const work = async () => (await run(DeskNameWalkInDocument, { id, guest, guestId })).desk_name_walk_in;
    if (await act('desk_name_walk_in', work)) setOpen(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="add" size="sm" className="mt-3">
          <UserPlus aria-hidden="true" className="size-4.5" /> Add their name
        </Button>
      </DialogTrigger>
      <ActionDialog
        title="Who is this?"
        width="slim"
        close="Back"
        action="Save"
        busy={busy === 'desk_name_walk_in'}
        disabled={!isNamed(who)}
        onAct={send}
      >
        <ChooseGuest who={who} errors={{}} onChange={setWho} />
      </ActionDialog>
    </Dialog>
  );
}
