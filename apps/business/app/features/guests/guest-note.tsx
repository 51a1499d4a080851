import { guestLimits } from '@thyme/domain/guests';
import { Button, TextArea } from '@thyme/ui';
import { useState } from 'react';
import { DeskNoteGuestDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { Guest } from './operations.ts';

/** What the shop wants to remember; the guest never sees it. */
export function GuestNote({ guest }: { guest: Guest }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [note, setNote] = useState(guest.note);
  const isChanged = note.trim() !== guest.note;
  const save = () =>
    void act(
      'note',
      async () => (await run(DeskNoteGuestDocument, { business: business.id, guest: guest.id, note })).desk_note_guest,
    );
  return (
    <section className="mt-6 grid gap-3">
      <TextArea
        label="Private notes"
        rows={3}
        maxLength={guestLimits.note}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isChanged && (
        <div className="flex gap-3">
          <Button size="sm" busy={busy === 'note'} onClick={save}>
            Save the note
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setNote(guest.note)}>
            Undo
          </Button>
        </div>
      )}
    </section>
  );
}
