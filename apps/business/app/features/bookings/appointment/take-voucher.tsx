import { voucherLimits } from '@thyme/domain/vouchers';
import { Button, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskTakeVoucherDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { Appointment } from '../operations.ts';

/** A voucher that is shown at the counter pays for what is still due; the rest is taken as usual. */
export function TakeVoucher({ appointment: { id } }: { appointment: Appointment }) {
  const { act, busy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const send = async () => {
    const work = async () => (await run(DeskTakeVoucherDocument, { id, code })).desk_take_voucher;
    if (!(await act('desk_take_voucher', work))) return;
    setCode('');
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
        Use a voucher
      </Button>
    );
  return (
    <form
      noValidate
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        className="flex-1"
        label="Voucher code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={voucherLimits.code}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" busy={busy !== null} disabled={code.trim() === ''}>
        Use it
      </Button>
    </form>
  );
}
