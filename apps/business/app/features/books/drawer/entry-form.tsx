import { bookLimits } from '@thyme/domain/books';
import { parseMajor, toMajor } from '@thyme/domain/money';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskDrawerEntryDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';

const ABOUT = {
  float: 'What is in the drawer before the first guest pays.',
  in: 'Cash you put in that no guest paid.',
  out: 'Cash you take out: to the bank, for stamps, for milk.',
  count: 'Check the drawer without closing the day.',
};

interface EntryFormProps {
  kind: keyof typeof ABOUT;
  title: string;
  onDone: () => void;
}

/** Records a cash movement: float, cash in, cash out or a count. */
export function EntryForm({ kind, title, onDone }: EntryFormProps) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [key] = useState(() => `drawer-${crypto.randomUUID()}`);
  const amount = parseMajor(typed);
  const needsReason = kind === 'in' || kind === 'out';
  const isReady = amount.ok && (!needsReason || (amount.value > 0 && reason.trim() !== ''));
  const save = async () => {
    if (!amount.ok) return;
    const form = { business: business.id, kind, amount: toMajor(amount.value), reason: reason.trim() || null, key };
    const done = await act(
      'desk_drawer_entry',
      async () => (await run(DeskDrawerEntryDocument, form)).desk_drawer_entry,
    );
    if (done) onDone();
  };
  return (
    <ActionDialog
      title={title}
      width="slim"
      description={ABOUT[kind]}
      close="Back"
      action="Save"
      disabled={!isReady}
      busy={busy === 'desk_drawer_entry'}
      onAct={save}
    >
      <div className="grid gap-4">
        <TextField
          label="Amount"
          inputMode="decimal"
          value={typed}
          maxLength={12}
          error={typed !== '' && !amount.ok ? 'For example 40.00.' : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <TextField
          label={needsReason ? 'What for' : 'Note'}
          hint={needsReason ? undefined : 'Optional'}
          value={reason}
          maxLength={bookLimits.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </ActionDialog>
  );
}
