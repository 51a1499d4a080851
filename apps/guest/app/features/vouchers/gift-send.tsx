import { isEmail } from '@thyme/domain/accounts';
import { GIFT_MESSAGES, voucherLimits } from '@thyme/domain/vouchers';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { TextField } from '@thyme/ui';
import { type FormEvent, useState } from 'react';
import { SendVoucherDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { OwnedVoucher } from './owned-voucher.ts';

/** Asks for the recipient's address, which is not stored, and mails the voucher. */
export default function GiftSend({ voucher, onDone }: { voucher: OwnedVoucher; onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const { act, busy } = useAct(['vouchers'], ['bought-vouchers']);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = email.trim();
    if (typed === '') return setError(GIFT_MESSAGES['email-missing']);
    if (!isEmail(typed)) return setError('Email should have correct format');
    const send = async () => (await run(SendVoucherDocument, { id: voucher.id, email: typed })).send_voucher;
    if (await act('send_voucher', send, { onRefusal: setError })) onDone();
  }

  return (
    <ActionDialog
      title={`Send it to ${voucher.owner}`}
      action="Send now"
      form="gift-send"
      busy={busy !== null}
      busyLabel="Sending…"
    >
      <form id="gift-send" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Their email"
          hint="We use it for this one email and don’t keep it."
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={voucherLimits.ownerEmail}
          value={email}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setEmail(value);
            setError(undefined);
          }}
        />
      </form>
    </ActionDialog>
  );
}
