import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogTrigger } from '@thyme/ui';
import { useNavigate } from 'react-router';
import { DeskImportDiscardDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';

/** Deletes a file that was not imported. */
export function DiscardFile({ id }: { id: number }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const navigate = useNavigate();
  async function discard() {
    const work = async () => (await run(DeskImportDiscardDocument, { business: business.id, id })).desk_import_discard;
    if (await act('desk_import_discard', work)) await navigate('/import');
  }
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost">Remove this file</Button>
      </DialogTrigger>
      <ActionDialog
        title="Remove this file?"
        width="slim"
        close="Keep it"
        action="Remove"
        danger
        busy={busy !== null}
        onAct={discard}
      >
        <p>Nothing from it has been imported. You can choose it again later.</p>
      </ActionDialog>
    </Dialog>
  );
}
