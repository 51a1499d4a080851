import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Button, Dialog, DialogTrigger, Note, TextArea } from '@thyme/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { DeskMessageClassDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { ClassRoll } from '../operations.ts';
import { useClassAct } from './use-class-act.ts';

const MOST = 2_000;

/** Sends a message to all participants of the date. */
export function MessageAll({ roll }: { roll: ClassRoll }) {
  const { business } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { act, busy } = useClassAct();
  const unreached = roll.people.filter(({ has_mail }) => !has_mail);
  const reached = roll.people.length - unreached.length;
  const send = async () => {
    const input = { business: business.id, id: roll.id, text, key };
    const isDone = await act(
      'desk_message_class',
      async () => (await run(DeskMessageClassDocument, input)).desk_message_class,
    );
    if (!isDone) return;
    setOpen(false);
    setText('');
    setKey(crypto.randomUUID());
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="secondary" disabled={roll.people.length === 0}>
          <Mail aria-hidden="true" className="size-5" />
          Message all
        </Button>
      </DialogTrigger>
      <ActionDialog
        title="Message everyone"
        description={`${roll.service}. Your name and the date are added.`}
        close="Cancel"
        action={`Send to ${count(reached, 'guest')}`}
        disabled={text.trim() === '' || reached === 0}
        busy={busy}
        onAct={send}
      >
        <TextArea
          label="Your message"
          rows={6}
          maxLength={MOST}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {unreached.length > 0 && (
          <Note tone="warn" className="mt-4">
            No email address for {unreached.map(({ guest_name }) => guest_name).join(', ')}. Please phone them.
          </Note>
        )}
      </ActionDialog>
    </Dialog>
  );
}
