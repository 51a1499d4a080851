import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { notify } from '@thyme/site/notify.ts';
import { useState } from 'react';
import { DeskEditDocument } from '../../../generated/graphql.ts';
import { showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useMoving } from '../moving/moving-context.ts';
import { useRefresh } from '../moving/use-refresh.ts';
import type { Appointment } from '../operations.ts';
import { type EditDraft, editOf } from './edit-draft.ts';

interface Clash {
  key: string;
  words: string;
}

/** Saves an edit. Clashes, an overpayment or a concurrent change are shown first; saving again answers them. */
export function useEdit(seen: Appointment, draft: EditDraft, onDone: () => void) {
  const refresh = useRefresh();
  const { done } = useMoving();
  const [busy, setBusy] = useState(false);
  const [version, setVersion] = useState(seen.version);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [overpaid, setOverpaid] = useState(0);
  const [changed, setChanged] = useState('');
  const sent = JSON.stringify(editOf(draft));
  const [asked, setAsked] = useState(sent);
  // The server's questions are about the draft that was sent; a changed draft is checked again.
  const isSame = asked === sent;

  async function save(choice: 'refund' | 'keep' | null): Promise<void> {
    setBusy(true);
    setAsked(sent);
    setChanged('');
    try {
      const { desk_edit: answer } = await run(DeskEditDocument, {
        id: seen.id,
        ...editOf(draft),
        overpaid: choice,
        anyway: isSame ? clashes.map(({ key }) => key) : [],
        version,
        key: newIdempotencyKey(),
      });
      await refresh();
      if (answer.status === 1) {
        const { undo_id: moveId, message } = answer;
        const tells = draft.tell === 'nobody' ? null : seen.guest.first_name;
        if (moveId) done({ moveId, appointmentId: seen.id, message: message.replace(/\.$/, ''), tells });
        else notify.success(message);
        onDone();
        return;
      }
      setOverpaid(answer.overpaid);
      // Accepted clashes stay accepted while the overpayment is decided.
      if (answer.overpaid === 0) setClashes(answer.clashes);
      if (answer.has_changed && answer.version) {
        setVersion(answer.version);
        setChanged(`${answer.message} Save again to keep your version.`);
      } else if (answer.clashes.length === 0 && answer.overpaid === 0) setChanged(answer.message);
    } catch (error) {
      showFailure(error, { api: 'desk_edit' });
    } finally {
      setBusy(false);
    }
  }
  return { save, busy, changed, clashes: isSame ? clashes : [], overpaid: isSame ? overpaid : 0 };
}
