import { useQueryClient } from '@tanstack/react-query';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { notify } from '@thyme/site/notify.ts';
import { Button, Dialog, DialogTrigger } from '@thyme/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeskAddGuestDocument } from '../../generated/graphql.ts';
import type { FieldMessages } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { isReachable, NOBODY, PersonFields } from '../../lib/person-fields.tsx';
import { deskKey } from '../../lib/use-act.ts';

/** Adds a guest without an account. If the contact details are known, the existing guest opens instead. */
export function AddGuest() {
  const [isOpen, setOpen] = useState(false);
  const [person, setPerson] = useState(NOBODY);
  const [errors, setErrors] = useState<FieldMessages>({});
  const { add, busy } = useAdd(setErrors);
  const submit = async () => {
    if (!(await add(person))) return;
    setOpen(false);
    setPerson(NOBODY);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>
          <UserPlus aria-hidden="true" className="size-5" /> Add a guest
        </Button>
      </DialogTrigger>
      <ActionDialog
        width="slim"
        title="Add a guest"
        description="Someone who rang or walked in. This doesn’t create an account for them."
        action="Add"
        busy={busy}
        disabled={!isReachable(person)}
        onAct={submit}
      >
        <PersonFields person={person} errors={errors} onChange={setPerson} />
      </ActionDialog>
    </Dialog>
  );
}

function useAdd(setErrors: (errors: FieldMessages) => void) {
  const { business } = useDesk();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function add(guest: typeof NOBODY): Promise<boolean> {
    setBusy(true);
    setErrors({});
    try {
      const { desk_add_guest: answer } = await run(DeskAddGuestDocument, { business: business.id, guest });
      notify.success(answer.message);
      await client.invalidateQueries({ queryKey: deskKey(business.id) });
      void navigate(`/guests/${answer.id}`);
      return true;
    } catch (error) {
      const validation = error instanceof GraphQLFailure ? error.validation : null;
      if (validation)
        setErrors(Object.fromEntries(Object.entries(validation).map(([name, [first = '']]) => [name, first])));
      showFailure(error, { api: 'desk_add_guest' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { add, busy };
}
